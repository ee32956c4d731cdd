import { describe, expect, it } from 'vitest'
import { rememberedHome, switchedLanguage } from './choice.ts'

const HOST = 'http://sauda.example'

function asked(path: string, headers: Record<string, string>, method = 'GET') {
  return { method, url: HOST + path, headers: new Headers(headers) }
}

describe('rememberedHome', () => {
  it('redirects to the Kazakh home page after Kazakh was chosen', () => {
    expect(rememberedHome(asked('/', { cookie: 'language=kk' }))).toBe('/kk')
    expect(rememberedHome(asked('/?from=mail', { cookie: 'language=kk' }))).toBe('/kk?from=mail')
    expect(rememberedHome(asked('/', { cookie: 'language=kk', referer: 'https://other.example/' }))).toBe(
      '/kk',
    )
  })

  it.each([
    ['/', { cookie: 'language=ru' }],
    ['/', { cookie: 'language=de' }],
    ['/', {}],
    ['/ads', { cookie: 'language=kk' }],
    ['/kk', { cookie: 'language=kk' }],
    ['/', { cookie: 'language=kk', referer: `${HOST}/kk` }],
    ['/', { cookie: 'language=kk', referer: `${HOST}/ads` }],
  ])('does not redirect %s with %j', (path, headers: Record<string, string>) => {
    expect(rememberedHome(asked(path, headers))).toBeNull()
  })

  it('does not redirect forms', () => {
    expect(rememberedHome(asked('/', { cookie: 'language=kk' }, 'POST'))).toBeNull()
  })
})

describe('switchedLanguage', () => {
  it.each([
    ['/kk/ads', '/ads', 'kk'],
    ['/ads', '/kk/ads', 'ru'],
    ['/', '/kk', 'ru'],
    ['/kk', '/', 'kk'],
  ])('returns the language for %s after %s: %s', (path, from, language) => {
    expect(switchedLanguage(asked(path, { referer: HOST + from }))).toBe(language)
  })

  it.each([
    ['/ads', { referer: `${HOST}/` }],
    ['/kk/ads', { referer: `${HOST}/kk` }],
    ['/kk/ads', { referer: 'https://other.example/ads' }],
    ['/kk/ads', { referer: 'nonsense' }],
    ['/kk/ads', {}],
  ])('returns no language for %s with %j', (path, headers: Record<string, string>) => {
    expect(switchedLanguage(asked(path, headers))).toBeNull()
  })
})
