import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localPath, splitPath } from './paths.ts'

const segment = fc.constantFrom('ads', 'kk', 'kkk', '12', 'жаңа', '')

describe('paths', () => {
  test.each([
    ['/', '/kk'],
    ['/#about', '/kk#about'],
    ['/?q=1', '/kk?q=1'],
    ['/?next=/', '/kk?next=/'],
    ['/ads', '/kk/ads'],
    ['/ads?q=диск#top', '/kk/ads?q=диск#top'],
    ['/kkk', '/kk/kkk'],
    ['/kk-news', '/kk/kk-news'],
  ])('%s in Kazakh is %s', (russian, kazakh) => {
    expect(localPath(russian, 'kk')).toBe(kazakh)
    expect(localPath(russian, 'ru')).toBe(russian)
    expect(splitPath(kazakh)).toEqual({ language: 'kk', path: russian })
    expect(splitPath(russian)).toEqual({ language: 'ru', path: russian })
  })

  test('converts a path that is already in another language', () => {
    expect(localPath('/kk/ads', 'kk')).toBe('/kk/ads')
    expect(localPath('/kk/ads', 'ru')).toBe('/ads')
  })

  test.each(['//elsewhere.example', '/kk//elsewhere.example', '///elsewhere.example/ads'])(
    '%s stays on this host in both languages',
    (path) => {
      expect(localPath(path, 'ru')).toMatch(/^\/elsewhere/)
      expect(localPath(path, 'kk')).toMatch(/^\/kk\/elsewhere/)
    },
  )

  test('every path is the same after conversion and back', () => {
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom('ru', 'kk'), (segments, language) => {
        const path = `/${segments.join('/')}`
        fc.pre(segments[0] !== 'kk' && !path.startsWith('//'))
        expect(splitPath(localPath(path, language))).toEqual({ language, path })
      }),
    )
  })
})
