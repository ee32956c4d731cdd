import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type RefusalCode, RefusalError } from '../refusal.ts'
import { ONLY_TLS } from './every-answer.ts'
import { failureOf } from './failure.ts'

/** Node's error codes for bytes that are not a valid request; all others become `bad_request`. */
const KNOWN: Record<string, { status: number; code: RefusalCode }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_request' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large' },
}

/**
 * Responds in the contract's shape to bytes that Node could not parse as a request. The client's language is unknown.
 */
export function answerClientError(
  { secure }: { secure: boolean },
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const requestId = randomUUID()
  const { status, code } = KNOWN[error.code ?? ''] ?? { status: 400, code: 'bad_request' }
  const { failure } = failureOf(new RefusalError(code), { language: 'ru', requestId })
  const body = JSON.stringify(failure)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...(secure ? [`Strict-Transport-Security: ${ONLY_TLS}`] : []),
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
