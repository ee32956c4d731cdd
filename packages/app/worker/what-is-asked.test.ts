import { describe, expect, it } from 'vitest'
import { documentOf, whatIsAsked } from './what-is-asked.ts'

const ORIGIN = 'https://sauda.example'

const asked = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  whatIsAsked({ url: new URL(path, ORIGIN).href, mode, method }, ORIGIN)

describe('whatIsAsked', () => {
  it.each([
    ['/assets/entry-1a2b.js', 'cors', 'file'],
    ['/assets/fonts-1a2b.woff2', 'no-cors', 'file'],
    ['/', 'navigate', 'page'],
    ['/kk/ads?q=фара', 'navigate', 'page'],
    ['/profile', 'navigate', 'page'],
    ['/ads.data', 'cors', 'next page'],
    ['/_root.data', 'cors', 'next page'],
    ['/kk.data', 'cors', 'next page'],
    ['/kk/ads/12/view.data', 'cors', 'next page'],
    ['/ads.data?_routes=shell%2Fsite', 'cors', 'next page'],
  ] as const)('%s with the mode %s is a %s', (path, mode, what) => {
    expect(asked(path, mode)).toBe(what)
  })

  it.each([
    // Prefetched, or of people.
    ['/ads.data', 'no-cors'],
    ['/profile.data', 'cors'],
    ['/ads/12/edit.data', 'cors'],
    // Files and downloads.
    ['/api/photo/0a/jpeg', 'no-cors'],
    ['/api/docs', 'navigate'],
    ['/exchange/acts', 'navigate'],
    ['/invoice/export', 'navigate'],
    ['/kk/completion/7/download', 'navigate'],
    ['/application/7/signed/copy', 'navigate'],
    ['/invoice/template', 'navigate'],
    ['/sitemap/ads-1.xml', 'navigate'],
    ['/promotions/3.ics', 'navigate'],
    ['/favicon.svg', 'no-cors'],
    ['https://elsewhere.example/', 'navigate'],
    ['https://elsewhere.example/assets/a.js', 'no-cors'],
  ] as const)('%s with the mode %s is sent as without a worker', (path, mode) => {
    expect(asked(path, mode)).toBe('other')
  })

  it.each(['/sign-out', '/sign-out.data', '/kk/sign-out', '/kk/sign-out.data'])(
    'a form posted to %s signs somebody out',
    (path) => {
      expect(asked(path, 'cors', 'POST')).toBe('sign-out')
    },
  )

  it.each([
    ['/login', 'POST'],
    ['/kk/registration.data', 'POST'],
    ['/sign-outs', 'POST'],
    ['/sign-out.data', 'GET'],
    ['/ads/create', 'POST'],
    ['/ads/12/view.data', 'POST'],
    ['/assets/a.js', 'HEAD'],
    ['/ads', 'HEAD'],
  ])('%s with %s is sent as without a worker', (path, method) => {
    expect(asked(path, 'navigate', method)).toBe('other')
  })
})

describe('documentOf', () => {
  it.each([
    ['/_root.data', '/'],
    ['/kk.data', '/kk'],
    ['/kk/_.data?q=1', '/kk?q=1'],
    ['/kk/ads.data?q=1', '/kk/ads?q=1'],
    ['/ads/12/view.data', '/ads/12/view'],
    ['/ads/12/view.data?_routes=shell%2Fsite%2Croutes%2Fad', '/ads/12/view'],
    ['/ads.data?q=1&_routes=a', '/ads?q=1'],
  ])('%s → %s', (data, document) => {
    expect(documentOf(ORIGIN + data).href).toBe(ORIGIN + document)
  })
})
