import type { components, FieldCode } from '@sauda/sdk'
import { errorText, type Language } from '@sauda/sdk/language'
import type { ErrorObject } from 'ajv'
import type { FastifyError } from 'fastify'
import { isUnavailable } from '../platform/database/is-unavailable.ts'
import { RefusalError, STATUS_OF } from '../refusal.ts'
import { fieldOf } from './inherited-names.ts'

export type Failure = components['schemas']['Failure']
export type FieldErrors = Record<string, FieldCode[]>

/** The contract's codes for Ajv keywords. */
const CODE_OF_KEYWORD: Record<string, FieldCode> = {
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

/** Errors of Fastify and of the database that the client caused. */
const CODE_OF_ERROR: Record<string, keyof typeof STATUS_OF> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_PARTS_LIMIT: 'too_large',
  FST_FIELDS_LIMIT: 'too_large',
  // PostgreSQL's error for text that it cannot store: a zero byte or an incomplete character.
  '22021': 'bad_request',
  // The number is out of range for any id column.
  '22003': 'bad_request',
  // The date is out of range, such as one in the year 0.
  '22008': 'bad_request',
}

/** Seconds until a retry makes sense when the database is unavailable. */
const DATABASE_BACK_AFTER = 10

/**
 * Converts any thrown value to an HTTP status and the contract's failure. Details of an internal error stay in the log.
 */
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
      ...(details.current && { current: details.current }),
      ...(details.company && { company: details.company }),
      ...(details.answer && { answer: details.answer }),
      ...(details.bar && { bar: details.bar }),
      ...(details.uses && { uses: details.uses }),
      ...(details.places && { places: details.places }),
      ...(details.occupied && { occupied: details.occupied }),
      ...(details.known_company && { known_company: details.known_company }),
      ...(details.retry_after && { retry_after: details.retry_after }),
      request_id: requestId,
    },
  }
}

function asRefusal(thrown: unknown): RefusalError {
  if (thrown instanceof RefusalError) return thrown
  if (!(thrown instanceof Error)) return new RefusalError('internal')
  const error = thrown as FastifyError
  if (error.validation) {
    return error.validationContext === 'body'
      ? new RefusalError('invalid', { errors: fieldErrors(error.validation as ErrorObject[]) })
      : new RefusalError('bad_request')
  }
  if (error.code === 'FST_FILES_LIMIT')
    return new RefusalError('invalid', { errors: { photos: ['too_many'] } })
  const known = CODE_OF_ERROR[error.code]
  if (known) return new RefusalError(known)
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new RefusalError('bad_request')
  // Checked after request errors: a browser that disconnects during an upload also ends a connection.
  if (isUnavailable(thrown)) return new RefusalError('unavailable', { retry_after: DATABASE_BACK_AFTER })
  return new RefusalError('internal')
}

function fieldErrors(errors: readonly ErrorObject[]): FieldErrors {
  // A Map, because the client chooses the names: an object would find inherited names such as `toString`.
  const fields = new Map<string, FieldCode[]>()
  for (const error of errors) {
    const path = error.instancePath.slice(1).replaceAll('/', '.')
    const named = String(error.params.missingProperty ?? error.params.additionalProperty ?? '')
    const field = fieldOf([path, named].filter(Boolean).join('.'))
    fields.set(field, [...new Set([...(fields.get(field) ?? []), codeOf(error)])])
  }
  return Object.fromEntries(fields)
}

function codeOf({ keyword, params }: ErrorObject): FieldCode {
  if (keyword === 'type' && /integer|number/.test(String(params.type))) return 'not_a_number'
  // Text shorter than one character is empty.
  if (keyword === 'minLength' && params.limit === 1) return 'required'
  return CODE_OF_KEYWORD[keyword] ?? 'wrong_format'
}
