import type { DocumentKind } from '@sauda/sdk/documents'
import { downloadArchive, downloadArchives } from '@sauda/sdk/signing'
import type { OpenFile } from './use-download.ts'

/** The name of a file that stands once in the folder of each signed document. */
export const ONCE_EACH = 'README.txt'

/** Opens the ZIP file of signed documents with their signatures and what proves them. */
export function openSigned(kind: DocumentKind, ids: readonly number[]): OpenFile {
  const signed = kind === 'application' ? kind : 'completion'
  const [only] = ids
  return (portal, options) =>
    ids.length === 1 && only !== undefined
      ? downloadArchive(portal, signed, only, options)
      : downloadArchives(portal, signed, [...ids], options)
}
