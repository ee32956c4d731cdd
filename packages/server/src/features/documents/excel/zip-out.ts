import { once } from 'node:events'
import { Readable } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive. */
export interface ZipPart {
  name: string
  /** Its bytes, part by part. */
  bytes: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** What is known of a part once it was sent. */
interface Sent {
  name: Buffer
  crc: number
  packed: number
  size: number
  offset: number
}

/** Higher levels take twice the time for a tenth of the size of a table. */
const LEVEL = 2
const VERSION = 20
/** Sizes come after the data, names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01, the first day that ZIP has: spreadsheets do not show it. */
const DAY = 33

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

/**
 * Yields a ZIP file while its parts are read. Whoever stops reading stops the parts. The libraries for this compute
 * check sums in JavaScript and unpack in small pieces, which took more time than writing the tables.
 */
export async function* zipped(parts: readonly ZipPart[]): AsyncGenerator<Buffer, void> {
  const sent: Sent[] = []
  let offset = 0
  for (const part of parts) {
    const one = { name: Buffer.from(part.name), crc: 0, packed: 0, size: 0, offset }
    const head = headOf(one)
    yield head
    yield* packed(part.bytes, one)
    const tail = descriptorOf(one)
    yield tail
    offset += head.length + one.packed + tail.length
    sent.push(one)
  }
  const list = Buffer.concat(sent.map(entryOf))
  yield Buffer.concat([list, endOf(sent.length, list.length, offset)])
}

async function* packed(bytes: ZipPart['bytes'], one: Sent): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw({
    level: LEVEL,
    chunkSize: 65_536,
    strategy: constants.Z_DEFAULT_STRATEGY,
  })
  const source = Readable.from(counted(bytes, one), { highWaterMark: 2 })
  source.on('error', (error) => deflate.destroy(error))
  try {
    for await (const chunk of source.pipe(deflate) as AsyncIterable<Buffer>) {
      one.packed += chunk.length
      yield chunk
    }
  } finally {
    deflate.destroy()
    source.destroy()
    if (!source.closed) await once(source, 'close')
  }
}

async function* counted(bytes: ZipPart['bytes'], one: Sent): AsyncGenerator<Buffer, void> {
  for await (const chunk of bytes) {
    one.crc = crc32(chunk, one.crc)
    one.size += chunk.length
    yield chunk
  }
}

function headOf({ name }: Sent): Buffer {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(LOCAL, 0)
  head.writeUInt16LE(VERSION, 4)
  head.writeUInt16LE(FLAGS, 6)
  head.writeUInt16LE(DEFLATED, 8)
  head.writeUInt16LE(DAY, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

function descriptorOf({ crc, packed, size }: Sent): Buffer {
  const tail = Buffer.alloc(16)
  tail.writeUInt32LE(DESCRIPTOR, 0)
  tail.writeUInt32LE(crc, 4)
  tail.writeUInt32LE(packed, 8)
  tail.writeUInt32LE(size, 12)
  return tail
}

function entryOf({ name, crc, packed, size, offset }: Sent): Buffer {
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(CENTRAL, 0)
  entry.writeUInt16LE(VERSION, 4)
  entry.writeUInt16LE(VERSION, 6)
  entry.writeUInt16LE(FLAGS, 8)
  entry.writeUInt16LE(DEFLATED, 10)
  entry.writeUInt16LE(DAY, 14)
  entry.writeUInt32LE(crc, 16)
  entry.writeUInt32LE(packed, 20)
  entry.writeUInt32LE(size, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.writeUInt32LE(offset, 42)
  return Buffer.concat([entry, name])
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  return end
}
