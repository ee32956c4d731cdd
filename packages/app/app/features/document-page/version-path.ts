import type { Document } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'

/** The address at which a version is read; the newest one has no query. */
export function versionPath(
  { kind, id, versions }: Pick<Document, 'kind' | 'id' | 'versions'>,
  version: number,
) {
  const path = paths.document(kind, id)
  return version === versions[0]?.version ? path : `${path}?version=${version}`
}

/** Returns the version that an address asks for, the newest by default; null if there is no such version. */
export function versionAsked(
  { versions }: Pick<Document, 'versions'>,
  query: URLSearchParams,
): number | null {
  const [newest] = versions
  const asked = query.get('version')
  if (asked === null) return newest?.version ?? null
  return versions.find(({ version }) => String(version) === asked)?.version ?? null
}
