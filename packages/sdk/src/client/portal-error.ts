import type {
  AdAction,
  CompanyName,
  CompanySettings,
  ContentItem,
  DictionaryUses,
  FieldCode,
  FlowCall,
  Open,
  PlaceUses,
  Plate,
} from '../generated/schemas.ts'
import type { ErrorCode } from '../language/index.ts'

// By this mark, copies of the package in one program (ESM and CJS, bundle and host) recognise each other's errors.
const BRAND: unique symbol = /* @__PURE__ */ Symbol.for('@sauda/sdk/PortalError')

/** The fields of an error, as in the contract's `Failure`. */
export type Failure = {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** A stable code; new ones may be added. */
  readonly code: Open<ErrorCode>
  /** What went wrong, for logs; in the language of the portal if it comes from the server. */
  readonly message: string
  /** Codes by field, with `invalid`. */
  readonly errors?: Readonly<Record<string, readonly Open<FieldCode>[]>> | undefined
  /** The actions that are possible, with `action_not_allowed`. */
  readonly allowed_actions?: readonly Open<AdAction | FlowCall>[] | undefined
  /** The entry as it is now, with `version_conflict`. */
  readonly current?: ContentItem | undefined
  /** The settings of a company as they are now, with `version_conflict`. */
  readonly company?: CompanySettings | undefined
  /** What refers to an entry of a dictionary, with `in_use`. */
  readonly uses?: DictionaryUses | undefined
  /** What refers to a building or a trading section, with `in_use`. */
  readonly places?: PlaceUses | undefined
  /** The rooms that another company rents, with `invalid` of rooms. */
  readonly occupied?: readonly Plate[] | undefined
  /** The company that has the BIN, with `invalid` of an invitation. */
  readonly known_company?: CompanyName | undefined
  /** Seconds after which to retry. */
  readonly retry_after?: number | undefined
  /** Identifies the failure in the server's log. */
  readonly request_id?: string | undefined
}

/** The error that calls throw; only errors of hooks and tokens are thrown as they are. `errorText(error.code, language)` returns its text for users. */
export class PortalError extends Error implements Failure {
  /** The name of the class, which survives minification. */
  override readonly name = 'PortalError'
  readonly [BRAND] = true
  readonly status: number
  readonly code: Failure['code']
  readonly errors: Failure['errors']
  readonly allowed_actions: Failure['allowed_actions']
  readonly current: Failure['current']
  readonly company: Failure['company']
  readonly uses: Failure['uses']
  readonly places: Failure['places']
  readonly occupied: Failure['occupied']
  readonly known_company: Failure['known_company']
  readonly retry_after: Failure['retry_after']
  readonly request_id: Failure['request_id']

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options)
    this.status = failure.status
    this.code = failure.code
    this.errors = failure.errors
    this.allowed_actions = failure.allowed_actions
    this.current = failure.current
    this.company = failure.company
    this.uses = failure.uses
    this.places = failure.places
    this.occupied = failure.occupied
    this.known_company = failure.known_company
    this.retry_after = failure.retry_after
    this.request_id = failure.request_id
  }
}

/** Whether a thrown value is a PortalError, also of another copy of this package. */
export function isPortalError(thrown: unknown): thrown is PortalError {
  return typeof thrown === 'object' && thrown !== null && BRAND in thrown
}

/** What a call returned. */
export interface Succeeded<Value> {
  /** Tells this from a failure. */
  ok: true
  /** What the call returned. */
  value: Value
}

/** Why a call failed. */
export interface Failed {
  /** Tells this from a success. */
  ok: false
  /** What the call threw. */
  error: PortalError
}

/** What became of a call: `ok` tells which of the two it is. */
export type Attempt<Value> = Succeeded<Value> | Failed

/** Turns a call that may throw into a value. Errors other than PortalError are bugs and are rethrown. */
export async function attempt<Value>(call: Promise<Value>): Promise<Attempt<Value>> {
  try {
    return { ok: true, value: await call }
  } catch (error) {
    if (isPortalError(error)) return { ok: false, error }
    throw error
  }
}
