import { randomBytes } from 'node:crypto'
import type { PushMessage } from '../push.ts'

/** What servers send each other: a message, or a gap after messages that could not be sent. */
export type RelayMessage = PushMessage | { gap: true }

/** PostgreSQL accepts payloads of less than 8,000 bytes. */
const PART = 7_900

/**
 * Splits a message into payloads of NOTIFY: `sender id index count base64`. Sent in one statement, they arrive in order
 * and contiguous; the id keeps PostgreSQL from merging equal ones.
 */
export function partsOf(sender: string, message: RelayMessage): string[] {
  const text = Buffer.from(JSON.stringify(message)).toString('base64')
  const count = Math.ceil(text.length / PART)
  const id = randomBytes(6).toString('hex')
  return Array.from({ length: count }, (_, index) =>
    [sender, id, index, count, text.slice(index * PART, (index + 1) * PART)].join(' '),
  )
}

/** Joins parts again; ignores those of one sender, which has delivered them itself. */
export function createCollector(self: string): (payload: string) => RelayMessage | undefined {
  let id = ''
  let text: string[] = []
  return (payload) => {
    const [sender, ofMessage = '', index, count, part = ''] = payload.split(' ')
    if (sender === self) return undefined
    if (ofMessage !== id) {
      id = ofMessage
      text = []
    }
    // The beginning was sent before we started to listen.
    if (Number(index) !== text.length) return undefined
    text.push(part)
    if (text.length < Number(count)) return undefined
    return JSON.parse(Buffer.from(text.join(''), 'base64').toString()) as RelayMessage
  }
}
