/** A program of a consumer who has every strict option of TypeScript, compiled against the packed types. */
import {
  type CallOptions,
  createPortal,
  type Failure,
  isPortalError,
  PortalError,
  type PortalOptions,
} from '@sauda/sdk'
import { type Credentials, passwordProblems, redirectFor } from '@sauda/sdk/access'
import { type AdDraft, type AdPageRequest, adPage, createAd, needEdits } from '@sauda/sdk/ads'
import { connectLive, type PusherClass, type PusherModule } from '@sauda/sdk/live'
import { inviteUser } from '@sauda/sdk/people'

/** Every option of a portal, none of which is set: as values that may be missing arrive from an environment. */
const options = {
  baseUrl: 'https://portal.example',
  fetch: undefined,
  token: undefined,
  language: undefined,
  timeout: undefined,
  retries: undefined,
  backoff: undefined,
  onRequest: undefined,
  onResponse: undefined,
  onError: undefined,
  debug: undefined,
} satisfies PortalOptions & Record<keyof PortalOptions, unknown>
const portal = createPortal(options)

const call = {
  signal: undefined,
  timeout: undefined,
  retries: undefined,
  headers: undefined,
  fetch: undefined,
  onResponse: undefined,
} satisfies CallOptions & Record<keyof CallOptions, unknown>

type Maybe<Value> = { [Key in keyof Value]: Value[Key] | undefined }

export const credentials: Credentials = { login: '', password: '', issue_token: undefined }

/** Optional fields of requests may be undefined. */
export function requests(draft: AdDraft, request: Maybe<AdPageRequest>) {
  return [
    adPage(portal, request, call),
    createAd(portal, draft, [], { ...call, idempotencyKey: undefined }),
    needEdits(portal, 1, { reason: 'photos', comment: undefined, version: undefined }),
    inviteUser(portal, { email: '', role_id: 3, language: undefined, department_id: undefined }),
  ]
}

/** The fields of an error, which may be missing. */
export class OwnFailure extends Error implements Failure {
  readonly status = 0
  readonly code = 'own'
  readonly errors = undefined
  readonly allowed_actions = undefined
  readonly retry_after = undefined
  readonly request_id = undefined
}
export const failures: Failure[] = [
  new OwnFailure(),
  new PortalError({ status: 0, code: 'own', message: '' }),
]

/** Rules with values that may be missing. */
export const rules = [
  passwordProblems('', { email: undefined, phone: null }),
  redirectFor('dashboard', { user: null, registering: undefined, restoring: undefined }),
]

/** Live updates without the types of pusher-js. */
export async function live(Pusher: PusherClass | PusherModule) {
  const host = { hostname: 'portal.example', port: 443, secure: true }
  try {
    return await connectLive(portal, { Pusher, host, onEvent() {}, onState() {} })
  } catch (error) {
    return isPortalError(error) ? error.retry_after?.toFixed() : undefined
  }
}
