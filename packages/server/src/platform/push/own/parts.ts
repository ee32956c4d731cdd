import { randomBytes } from 'node:crypto'
import type { PushMessage } from '../push.ts'

/** What servers say to each other: a message, or that there were some which could not be said. */
export type RelayMessage = PushMessage | { gap: true }

/** PostgreSQL takes payloads of less than 8,000 bytes. */
const PART = 7_900

/**
 * A message as payloads of NOTIFY: `sender id index count base64`. They arrive in order and side by side when one statement
 * sends them; the id keeps PostgreSQL from taking equal ones for one.
 */
export function partsOf(sender: string, message: RelayMessage): string[] {
  const text = Buffer.from(JSON.stringify(message)).toString('base64')
  const count = Math.ceil(text.length / PART)
  const id = randomBytes(6).toString('hex')
  return Array.from({ length: count }, (_, index) =>
    [sender, id, index, count, text.slice(index * PART, (index + 1) * PART)].join(' '),
  )
}

/** Puts parts together again; those of one sender are passed over, since it has delivered them itself. */
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
    // The beginning was said before we listened.
    if (Number(index) !== text.length) return undefined
    text.push(part)
    if (text.length < Number(count)) return undefined
    return JSON.parse(Buffer.from(text.join(''), 'base64').toString()) as RelayMessage
  }
}
