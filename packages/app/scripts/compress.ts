import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are already compressed, and files that fit into one packet gain nothing. */
const TEXT = /\.(js|wasm|css|svg|json|txt|xml|webmanifest)$/
const SMALLEST = 1_024

const FORMATS = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes a brotli and a gzip beside each text file of a folder, at the highest level, as it is done once. What is there is
 * kept, so that work which was interrupted goes on.
 */
export async function compressTexts(folder: string): Promise<void> {
  const all = await readdir(folder, { recursive: true })
  const there = new Set(all)
  const missing = all
    .filter((name) => TEXT.test(name))
    .flatMap((name) => Object.entries(FORMATS).map(([format, compress]) => ({ name, format, compress })))
    .filter(({ name, format }) => !there.has(`${name}.${format}`))
    .values()
  const worker = async () => {
    for (const { name, format, compress } of missing) {
      const path = join(folder, name)
      if ((await stat(path)).size < SMALLEST) continue
      await putInPlace(`${path}.${format}`, await compress(await readFile(path)))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
}

/** The portal may be serving the folder: a file in it is always complete. */
async function putInPlace(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomBytes(4).toString('hex')}.draft`
  await writeFile(draft, bytes)
  await rename(draft, path)
}
