import { createReadStream } from 'node:fs'
import { LIMITS } from './limits.ts'

/** A line of a batch. */
export interface Line {
  text: string
  /** Why it cannot be a document. */
  code?: 'document_too_large' | 'not_utf8'
}

const NEW_LINE = 10

/**
 * Reads the lines of a file without empty ones, one at a time: a line longer than a document may be is cut, so memory
 * stays bounded.
 */
export async function* linesOf(path: string, limit: number = LIMITS.document): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  const take = (): Line | null => {
    const bytes = Buffer.concat(parts)
    const isTooLarge = size > limit
    parts = []
    size = 0
    return lineIn(bytes, isTooLarge)
  }
  const add = (bytes: Buffer) => {
    if (size <= limit) parts.push(bytes.subarray(0, limit + 1 - size))
    size += bytes.length
  }
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let at = chunk.indexOf(NEW_LINE); at !== -1; at = chunk.indexOf(NEW_LINE, from)) {
      add(chunk.subarray(from, at))
      from = at + 1
      const line = take()
      if (line) yield line
    }
    add(chunk.subarray(from))
  }
  const last = take()
  if (last) yield last
}

function lineIn(bytes: Buffer, isTooLarge: boolean): Line | null {
  const text = bytes
    .toString()
    .replace(/^\ufeff/, '')
    .trim()
  if (text === '') return null
  if (isTooLarge) return { text: text.slice(0, 1000), code: 'document_too_large' }
  return isUtf8(bytes) ? { text } : { text, code: 'not_utf8' }
}

/** Whether bytes are whole UTF-8. */
export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
