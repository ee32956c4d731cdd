import { isPortalError, PortalError } from './portal-error.ts'

/** Codes of answers that did not come from the portal but from what stands before it. */
const CODES: Readonly<Record<number, string>> = {
  413: 'too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** The error of an answer that is no success. `body` is what was in it, parsed where it could be. */
export function failureOfAnswer(response: Response, body: unknown): PortalError {
  const { status, headers } = response
  return new PortalError({
    code: CODES[status] ?? 'unexpected_answer',
    message: `HTTP ${status}`,
    retry_after: secondsUntil(headers.get('Retry-After')),
    ...(isTold(body) ? body : undefined),
    status,
  })
}

/** The error of a call that got no answer, or one that could not be read. `reason` is why we stopped it ourselves. */
export function failureOf(thrown: unknown, reason?: 'aborted' | 'timeout'): PortalError {
  if (isPortalError(thrown)) return thrown
  const code = reason ?? (thrown instanceof SyntaxError ? 'unexpected_answer' : 'network')
  return new PortalError({ status: 0, code, message: code }, { cause: thrown })
}

function isTold(body: unknown): body is { code: string; message: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

// The header holds seconds or a date.
function secondsUntil(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  const left = Number.isNaN(seconds) ? Math.ceil((Date.parse(retryAfter) - Date.now()) / 1000) : seconds
  return left > 0 ? left : undefined
}
