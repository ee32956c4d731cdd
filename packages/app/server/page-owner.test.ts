import { describe, expect, it } from 'vitest'
import { asGuest, ownerOf } from './page-owner.ts'

const SESSION = 'sauda=secret'

type Sent = { cookie?: string; copy?: boolean; method?: string }

function sent(path: string, { cookie, copy = false, method = 'GET' }: Sent = {}): Request {
  const headers = new Headers({ 'user-agent': 'Firefox', 'accept-language': 'kk' })
  if (cookie) headers.set('cookie', cookie)
  if (copy) headers.set('sauda-copy', '1')
  return new Request(`https://sauda.example${path}`, { method, headers })
}

const page = (status = 200, headers: Record<string, string> = {}) =>
  new Response('', { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } })

describe('ownerOf', () => {
  it.each<[string, Sent, string | null]>([
    ['/ads', {}, 'public'],
    ['/kk/ads/12/view', { cookie: 'theme=dark' }, 'public'],
    ['/ads', { copy: true }, 'public'],
    ['/ads', { cookie: `theme=dark; ${SESSION}` }, 'personal'],
    ['/ads', { cookie: '__Host-sauda=secret' }, 'personal'],
    ['/profile', { cookie: SESSION }, 'personal'],
    ['/ads', { cookie: SESSION, copy: true }, 'public'],
    ['/kk', { cookie: '__Host-sauda=secret', copy: true }, 'public'],
    ['/profile', { cookie: SESSION, copy: true }, null],
    ['/login', {}, null],
    // A form is no copy, whatever it says.
    ['/ads', { cookie: SESSION, copy: true, method: 'POST' }, 'personal'],
  ])('%s, asked with %j: %s', (path, how, owner) => {
    expect(ownerOf(sent(path, how), page())).toBe(owner)
  })

  it.each([
    ['a page that is missing', page(404)],
    ['data', page(200, { 'content-type': 'text/x-script' })],
    ['a page with a message for this visitor', page(200, { 'set-cookie': 'notice=; Max-Age=0' })],
  ])('is nobody for %s', (_which, answer) => {
    expect(ownerOf(sent('/ads'), answer)).toBeNull()
    expect(ownerOf(sent('/ads', { cookie: SESSION, copy: true }), answer)).toBeNull()
  })
})

describe('asGuest', () => {
  const cookie = `language=kk; ${SESSION}; theme=dark; __Host-sauda=b; notice=saved; sauda-flow=c; analytics=no; fonts=1`

  it('leaves a copy nothing that tells who asks, and the look of the page', () => {
    const { url, headers } = asGuest(sent('/kk/ads?q=1', { cookie, copy: true }))
    expect(url).toBe('https://sauda.example/kk/ads?q=1')
    expect(headers.get('cookie')).toBe('theme=dark; analytics=no; fonts=1')
    expect(headers.get('user-agent')).toBe('Sauda-copy-bot')
    expect(headers.get('accept-language')).toBe('kk')
  })

  it('sends no cookies without such preferences', () => {
    expect(asGuest(sent('/ads', { cookie: SESSION, copy: true })).headers.has('cookie')).toBe(false)
  })

  it.each<Sent>([{ cookie }, { cookie, copy: true, method: 'POST' }])('leaves %j as it is', (how) => {
    const request = sent('/ads', how)
    expect(asGuest(request)).toBe(request)
    expect(request.headers.get('cookie')).toBe(cookie)
  })
})
