import { type CallOptions, type DownloadedFile, type Portal, read, received } from '../client/index.ts'
import type { SignedKind } from './calls.ts'

/**
 * Downloads a copy of a signed document with stamps and the signature sheet. Throws `not_found` if nobody has signed it.
 * GET /api/{kind}Signature/copy/{id}.
 */
export function downloadCopy(
  portal: Portal,
  kind: SignedKind,
  id: number,
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.GET(`/api/${kind}Signature/copy/{id}`, {
        ...init,
        params: { path: { id } },
        parseAs: 'stream',
      }),
    ),
  )
}

/**
 * Downloads the detached signature of one side, DER. Throws `not_found` if that side has not signed.
 * GET /api/{kind}Signature/cms/{id}/{side}.
 */
export function downloadCms(
  portal: Portal,
  kind: SignedKind,
  { id, side }: { id: number; side: string },
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.GET(`/api/${kind}Signature/cms/{id}/{side}`, {
        ...init,
        params: { path: { id, side } },
        parseAs: 'stream',
      }),
    ),
  )
}

/**
 * Downloads a signed document with its signatures and what proves them as a ZIP file, which the public check takes.
 * Throws `not_found` if nobody has signed it. GET /api/{kind}Signature/archive/{id}.
 */
export function downloadArchive(
  portal: Portal,
  kind: SignedKind,
  id: number,
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.GET(`/api/${kind}Signature/archive/{id}`, {
        ...init,
        params: { path: { id } },
        parseAs: 'stream',
      }),
    ),
  )
}

/**
 * Downloads signed documents, 1 to 1,000, each in a folder of one ZIP file; those that nobody has signed are left out.
 * Throws `not_found`, `invalid`. POST /api/{kind}Signature/archives.
 */
export function downloadArchives(
  portal: Portal,
  kind: SignedKind,
  ids: number[],
  options?: CallOptions,
): Promise<DownloadedFile> {
  return read(portal, options, async (init) =>
    received(
      await portal.http.POST(`/api/${kind}Signature/archives`, { ...init, body: { ids }, parseAs: 'stream' }),
    ),
  )
}
