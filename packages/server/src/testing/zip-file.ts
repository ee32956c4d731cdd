import { crc32, deflateRawSync } from 'node:zlib'

/** An entry of a ZIP file. What is not given is right; anything may be wrong, as an attacker would write it. */
export interface ZipEntry {
  name: string
  bytes?: Uint8Array | string
  /** Bit 0 of the flags. */
  encrypted?: boolean
  /** The kind of file in Unix's terms, such as 0o120777 for a link. */
  mode?: number
  /** The size that the list of entries declares. */
  declared?: number
  method?: number
}

const STORED = 0
const DEFLATED = 8
const UTF8 = 0x800

/** Writes a ZIP file by hand, because libraries refuse to write a wrong one. */
export function zipFile(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, bytes = '', encrypted = false, mode = 0o100644, method = DEFLATED } = entry
    const content = Buffer.from(bytes)
    const packed = method === STORED ? content : deflateRawSync(content)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(UTF8 | (encrypted ? 1 : 0), 2)
    shared.writeUInt16LE(method, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(entry.declared ?? content.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    const madeBy = Buffer.from([20, 3])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, tail, nameBytes]))
    locals.push(local)
    offset += local.length
  }
  const list = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return new Uint8Array(Buffer.concat([...locals, list, Buffer.from('PK\x05\x06', 'latin1'), end]))
}
