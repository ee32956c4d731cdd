import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'
import { EmbeddedDatabaseStoppedError } from '../errors.ts'

// PostgreSQL responds to these: Query, Sync, Flush and the two ends of a COPY. A startup packet has no type byte: it
// begins with the first byte of its length, which is 0.
const ANSWERED = new Set([...'QSHcf'].map((letter) => letter.charCodeAt(0)).concat(0))

/**
 * A socket, as pg sees it, to a database in another thread. pg writes one or several whole messages at a time; the
 * engine must receive them up to one that it responds to, so earlier ones are buffered.
 */
export class WireStream extends Duplex {
  readonly #port: MessagePort
  #kept: Buffer[] = []

  constructor(port: MessagePort) {
    super()
    this.#port = port
    port.on('message', (answer: Uint8Array) => this.push(answer))
    // No effect if this side has closed it.
    port.on('close', () => this.destroy(new EmbeddedDatabaseStoppedError()))
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  // Socket methods that pg calls and a thread does not need.
  setNoDelay(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  // The end of writing ends the session and this stream.
  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }

  #send(chunks: Buffer[]): void {
    this.#kept.push(...chunks)
    const last = chunks.at(-1)?.[0]
    if (last === undefined || !ANSWERED.has(last)) return
    this.#port.postMessage(new Uint8Array(Buffer.concat(this.#kept)))
    this.#kept = []
  }
}
