import { PassThrough } from 'node:stream'
import type { Terminal } from '../console/ask.ts'

/** A simulated user at a terminal: types keys and sees the output. */
export function typist(): { terminal: Terminal; type(keys: string): void; end(): void; shown(): string } {
  const input = new PassThrough()
  const output = new PassThrough()
  let shown = ''
  output.on('data', (chunk) => {
    shown += chunk
  })
  return {
    terminal: { input, output },
    type: (keys) => input.write(keys),
    end: () => input.end(),
    shown: () => shown,
  }
}
