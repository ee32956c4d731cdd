import type { components, FailureCode } from '@sauda/sdk'
import type { FieldErrors } from './contract/failure.ts'

/** The error codes of the API, and the HTTP status of each. */
export const STATUS_OF = {
  bad_request: 400,
  sign_in_required: 401,
  wrong_credentials: 401,
  forbidden: 403,
  password_again: 403,
  blocked: 403,
  barred: 403,
  cross_site: 403,
  another_person: 403,
  signing_of_another: 403,
  left_company: 403,
  not_found: 404,
  method_not_allowed: 405,
  action_not_allowed: 409,
  last_owner: 409,
  changed_meanwhile: 409,
  version_conflict: 409,
  in_use: 409,
  oneself: 409,
  last_administrator: 409,
  has_company: 409,
  favourites_full: 409,
  idempotency_conflict: 409,
  flow_over: 410,
  link_over: 410,
  signing_over: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  being_drawn: 503,
} as const satisfies Record<FailureCode, number>

export type RefusalCode = keyof typeof STATUS_OF

type Failure = components['schemas']['Failure']

interface RefusalDetails
  extends Pick<
    Failure,
    'current' | 'company' | 'uses' | 'places' | 'occupied' | 'known_company' | 'answer' | 'bar'
  > {
  errors?: FieldErrors
  allowed_actions?: readonly string[]
  retry_after?: number
}

/**
 * An expected error that is reported to the client. Services throw it; the contract's error handler sends the response.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError'
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(code)
    this.code = code
    this.details = details
  }
}
