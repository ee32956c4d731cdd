const YEAR = 365 * 24 * 60 * 60

/** Returns one cookie of a request, decoded; null if it is missing or malformed. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = pair.trim().split('=')
    if (key === name) return decode(value.join('='))
  }
  return null
}

/** A `Set-Cookie` line for a preference or a message to the next page; `maxAge` in seconds, 0 removes it. */
export function cookieLine(name: string, value: string, maxAge = YEAR): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax; HttpOnly`
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}
