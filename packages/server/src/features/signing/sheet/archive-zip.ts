import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ArchiveFile } from './archive-files.ts'

/** A folder of an archive, whose files are made when it is their turn; null if there is nothing to put into it. */
export interface Folder {
  /** Empty for the top of the archive. */
  name: string
  files(): Promise<ArchiveFile[] | null>
}

/**
 * Returns a ZIP file that is made while it is read: the files of one folder are in memory at a time. If the stream is
 * destroyed, the work stops.
 */
export function zipOfFolders(folders: readonly Folder[], mtime: Date): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.on('error', (error: Error) => output.destroy(error))
  zip.outputStream.pipe(output)
  const closed = new Promise<void>((resolve) => output.on('close', resolve))

  async function fill(): Promise<void> {
    for (const { name, files } of folders) {
      if (output.destroyed) return
      const made = await files()
      if (!made) continue
      await Promise.race([closed, added(zip, made, { folder: name, mtime })])
    }
    zip.end()
  }

  fill().catch((error: Error) => output.destroy(error))
  return output
}

/** Adds files; resolves when the last of them is being sent. */
function added(
  zip: ZipFile,
  files: readonly ArchiveFile[],
  { folder, mtime }: { folder: string; mtime: Date },
): Promise<void> {
  return new Promise((resolve) => {
    for (const [at, { name, bytes }] of files.entries()) {
      const path = folder === '' ? name : `${folder}/${name}`
      // PDFs are compressed already.
      zip.addReadStreamLazy(path, { mtime, compress: !name.endsWith('.pdf') }, (use) => {
        if (at === files.length - 1) resolve()
        use(null, Readable.from([bytes]))
      })
    }
  })
}
