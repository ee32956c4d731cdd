import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Fonts and pictures are already compressed, and files that fit into one packet gain nothing. */
const TEXT = /\.(js|wasm|css|svg|json|txt|xml|webmanifest)$/
const SMALLEST = 1_024

/** Writes a brotli and a gzip beside each text file of a folder, at the highest level, as it is done once. */
export async function compressTexts(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!TEXT.test(name)) continue
    const path = join(folder, name)
    const content = await readFile(path)
    if (content.length < SMALLEST) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}
