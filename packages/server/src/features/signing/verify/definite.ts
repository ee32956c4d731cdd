import { BrokenDerError, CONSTRUCTED, extentAt } from './der.ts'
import { der } from './der-writer.ts'

const INDEFINITE = 0x80
const END = 2
const DEEPEST = 32
const MOST_VALUES = 20_000

/**
 * Programs in Java write the outer wrappers of a message with indefinite lengths. Here they become definite, and nothing
 * else changes: what was definite keeps its very bytes, so signatures over them still hold. Anything that could be read in
 * two ways is refused, also in places that nobody looks at.
 * @throws BrokenDerError
 */
export function definite(bytes: Uint8Array): Uint8Array {
  let values = 0

  function walk(
    at: number,
    until: number,
    depth: number,
  ): { bytes: Uint8Array; end: number; changed: boolean } {
    if (depth > DEEPEST || ++values > MOST_VALUES) throw new BrokenDerError('too deep or too many values')
    const tag = bytes[at] ?? 0
    if (bytes[at + 1] === INDEFINITE && at + END <= until) {
      if (!(tag & CONSTRUCTED)) throw new BrokenDerError('plain value of indefinite length')
      const { parts, end } = walkAll(at + 2, until, depth, true)
      return { bytes: der(tag, ...parts), end, changed: true }
    }
    const { start, end } = extentAt(bytes, at, until)
    const same = bytes.subarray(at, end)
    if (!(tag & CONSTRUCTED)) return { bytes: same, end, changed: false }
    const { parts, changed } = walkAll(start, end, depth, false)
    return { bytes: changed ? der(tag, ...parts) : same, end, changed }
  }

  function walkAll(from: number, until: number, depth: number, isOpen: boolean) {
    const parts: Uint8Array[] = []
    let changed = isOpen
    let at = from
    while (isOpen || at < until) {
      if (isOpen && at + END > until) throw new BrokenDerError('ends early')
      if (bytes[at] === 0) {
        if (!isOpen || bytes[at + 1] !== 0) throw new BrokenDerError('an end without a beginning')
        return { parts, end: at + END, changed }
      }
      const part = walk(at, until, depth + 1)
      changed ||= part.changed
      parts.push(part.bytes)
      at = part.end
    }
    return { parts, end: at, changed }
  }

  const whole = walk(0, bytes.length, 0)
  if (whole.end !== bytes.length) throw new BrokenDerError('bytes after the end')
  return whole.bytes
}
