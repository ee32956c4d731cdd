import { expect, it } from 'vitest'
import { cookieLine, readCookie } from './cookies.ts'

const headers = (cookie: string) => new Headers({ cookie })

it('reads one cookie among others', () => {
  expect(readCookie(headers('a=1; theme=dark; b=2'), 'theme')).toBe('dark')
  expect(readCookie(headers('theme=a=b'), 'theme')).toBe('a=b')
})

it.each(['', 'mytheme=dark', 'theme2=dark', 'theme=%E0%A4%A'])('returns null for «%s»', (cookie) => {
  expect(readCookie(headers(cookie), 'theme')).toBeNull()
})

it('writes a cookie that it can read', () => {
  const line = cookieLine('note', 'ы;=\n')
  expect(line).toContain('; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly')
  expect(readCookie(headers(line.split(';')[0] ?? ''), 'note')).toBe('ы;=\n')
})
