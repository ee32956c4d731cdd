import { isPortalError, PortalError } from './portal-error.ts'

/** Codes of responses that come from a proxy in front of the portal. */
const CODES: Readonly<Record<number, string>> = {
  413: 'too_large',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** Makes the error of a response without data. `body` is its body, parsed if possible. */
export function failureOfAnswer({ ok, status, headers }: Response, body?: unknown): PortalError {
  return new PortalError({
    code: CODES[status] ?? 'unexpected_answer',
    message: `HTTP ${status} without JSON of the portal; check baseUrl`,
    retry_after: secondsToWait(headers),
    request_id: headers.get('X-Request-Id') ?? undefined,
    ...(!ok && isTold(body) ? body : undefined),
    status,
  })
}

/** Makes the error of a call without a response. `reason` is set if the call was aborted or timed out. */
export function failureOf(thrown: unknown, reason?: 'aborted' | 'timeout'): PortalError {
  if (isPortalError(thrown) && !reason) return thrown
  const code = reason ?? 'network'
  return new PortalError({ status: 0, code, message: code }, { cause: thrown })
}

function isTold(body: unknown): body is { code: string; message: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

// The header has seconds or a date, which is compared with the server's own clock: the client's may be wrong.
function secondsToWait(headers: Headers): number | undefined {
  const retryAfter = headers.get('Retry-After')
  if (!retryAfter) return undefined
  const now = Date.parse(headers.get('Date') ?? '') || Date.now()
  const seconds = Number(retryAfter)
  const left = Number.isNaN(seconds) ? Math.ceil((Date.parse(retryAfter) - now) / 1000) : seconds
  return left > 0 ? left : undefined
}
