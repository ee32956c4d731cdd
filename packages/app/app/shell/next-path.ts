const HERE = 'http://here.invalid'

/**
 * Where to go after signing in. `next` is untrusted: returns it if it is a path of this site, else `fallback`. Other
 * sites, `//host`, `/\host` and schemes are rejected.
 */
export function nextPath(next: FormDataEntryValue | null, fallback: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return fallback
  const url = new URL(next, HERE)
  const path = url.pathname + url.search + url.hash
  // Resolving dot segments may leave two slashes at the start, which would name another host.
  return url.origin === HERE && !path.startsWith('//') ? path : fallback
}
