import type { components } from '@sauda/sdk'
import { errorText, type Language } from '@sauda/sdk/language'
import type { ErrorObject } from 'ajv'
import type { FastifyError } from 'fastify'
import { isUnavailable } from '../platform/database/is-unavailable.ts'
import { Refusal, STATUS_OF } from '../refusal.ts'
import { fieldOf } from './inherited-names.ts'

export type Failure = components['schemas']['Failure']
export type FieldErrors = Record<string, string[]>

/** What Ajv's keywords mean in the words of the contract. */
const CODE_OF_KEYWORD: Record<string, string> = {
  required: 'required',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  minItems: 'required',
  maxItems: 'too_many',
  enum: 'unknown',
  additionalProperties: 'unexpected',
}

/** Errors of Fastify and of the database that are the asker's doing. */
const CODE_OF_ERROR: Record<string, keyof typeof STATUS_OF> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  // PostgreSQL's word for text that it cannot keep: a zero byte, half a letter.
  '22021': 'bad_request',
  // For a number that is no id of any row: no column holds it.
  '22003': 'bad_request',
}

/** Seconds after which a call that found no database may be worth another try. */
const DATABASE_BACK_AFTER = 10

/** Any thrown thing as an HTTP status and the contract's failure. Details of a fault stay in the log. */
export function failureOf(
  thrown: unknown,
  { language, requestId }: { language: Language; requestId: string },
): { status: number; failure: Failure } {
  const refusal = asRefusal(thrown)
  const { code, details } = refusal
  return {
    status: STATUS_OF[code],
    failure: {
      message: errorText(code, language),
      code,
      ...(details.errors && { errors: details.errors }),
      ...(details.allowed_actions && { allowed_actions: [...details.allowed_actions] }),
      ...(details.retry_after && { retry_after: details.retry_after }),
      request_id: requestId,
    },
  }
}

function asRefusal(thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown
  if (!(thrown instanceof Error)) return new Refusal('internal')
  const error = thrown as FastifyError
  if (error.validation) {
    return error.validationContext === 'body'
      ? new Refusal('invalid', { errors: fieldErrors(error.validation as ErrorObject[]) })
      : new Refusal('bad_request')
  }
  if (error.code === 'FST_FILES_LIMIT') return new Refusal('invalid', { errors: { photos: ['too_many'] } })
  const known = CODE_OF_ERROR[error.code]
  if (known) return new Refusal(known)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) return new Refusal('bad_request')
  // After those of the request: a browser that goes away in the middle of a body ends a connection too.
  if (isUnavailable(thrown)) return new Refusal('unavailable', { retry_after: DATABASE_BACK_AFTER })
  return new Refusal('internal')
}

function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  // A map, because the asker chooses the names: of an object, `toString` would find what every object has.
  const fields = new Map<string, string[]>()
  for (const error of errors) {
    const path = error.instancePath.slice(1).replaceAll('/', '.')
    const named = String(error.params.missingProperty ?? error.params.additionalProperty ?? '')
    const field = fieldOf([path, named].filter(Boolean).join('.'))
    fields.set(field, [...new Set([...(fields.get(field) ?? []), codeOf(error)])])
  }
  return Object.fromEntries(fields)
}

function codeOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'type' && /integer|number/.test(String(params.type))) return 'not_a_number'
  // Shorter than one letter is nothing.
  if (keyword === 'minLength' && params.limit === 1) return 'required'
  return CODE_OF_KEYWORD[keyword] ?? 'wrong_format'
}
