import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compressTexts } from './compress.ts'

/** Compresses the built pages, and leaves a mark that it is done: see `scripts/workspace/app-build.mjs`. */
const pages = join(import.meta.dirname, '../build/pages')

// The parent has ended; what is left is done after the next build or start.
process.once('disconnect', () => process.exit(1))

await compressTexts(join(pages, 'client'))
await writeFile(join(pages, '.compressed'), '')
process.disconnect?.()
