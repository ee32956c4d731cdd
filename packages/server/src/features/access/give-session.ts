import type { components } from '@sauda/sdk'
import type { Call } from '../../contract/call.ts'
import type { OperationId } from '../../contract/document.ts'
import type { Deps } from '../deps.ts'
import { rememberDevice } from './known-device.ts'
import { endSessionOf, existingUser } from './service.ts'

type SignedIn = components['schemas']['SignedIn']

/** A user who signs in, with the tokens that their client holds. */
export type Entering = Pick<
  Call<OperationId>,
  'actor' | 'session' | 'flow' | 'device' | 'address' | 'userAgent'
>

/** Delivers a new session: to a browser as a cookie, to a program in the response. */
export async function giveSession(
  deps: Pick<Deps, 'db' | 'clock' | 'push'>,
  { userId, token, expires }: { userId: number; token: string; expires: Date },
  { actor, session, device, issueToken }: Entering & { issueToken: boolean },
): Promise<SignedIn> {
  const user = await existingUser(deps, { id: userId, company_id: null })
  if (issueToken) return { user, token }
  // Ends the cookie's previous session: no client would have its token any more.
  if (actor) await endSessionOf(deps, actor)
  session.set(token, expires)
  await rememberDevice(deps, device, userId)
  return { user, token: null }
}
