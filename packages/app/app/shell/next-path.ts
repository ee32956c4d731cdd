const HERE = 'http://here.invalid'

/**
 * Where to go after signing in, from a `next` that anyone may have written: a path of our own, or `fallback`.
 * Other sites, `//host`, `/\host` and schemes are refused.
 */
export function nextPath(next: FormDataEntryValue | null, fallback: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, HERE)) return fallback
  const url = new URL(next, HERE)
  const path = url.pathname + url.search + url.hash
  // Dots may have been folded away before two slashes, which would name another host.
  return url.origin === HERE && !path.startsWith('//') ? path : fallback
}
