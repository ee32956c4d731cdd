import { describe, expect, it } from 'vitest'
import { isOfAnotherSite } from './another-site.ts'

const OWN = { host: 'Inside.example:3000', publicUrl: 'https://sauda.example' }

describe('isOfAnotherSite', () => {
  it.each([
    {},
    { origin: null, site: null },
    { origin: undefined, site: 'none' },
    { site: 'same-origin' },
    { site: 'same-site' },
    { origin: 'https://sauda.example', site: 'same-origin' },
    { origin: 'http://inside.example:3000' },
    { origin: 'https://inside.example:3000' },
  ])('accepts its own site: %j', (asked) => {
    expect(isOfAnotherSite(asked, OWN)).toBe(false)
  })

  it.each([
    { site: 'cross-site' },
    { origin: 'https://sauda.example', site: 'cross-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'http://sauda.example' },
    { origin: 'https://sauda.example:8443' },
    { origin: 'https://sauda.example.elsewhere.example' },
    { origin: 'https://www.sauda.example' },
    { origin: 'http://inside.example' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'elsewhere' },
  ])('detects another site: %j', (asked) => {
    expect(isOfAnotherSite(asked, OWN)).toBe(true)
  })

  it('accepts its own host if no public address is configured', () => {
    const own = { host: '127.0.0.1:3000' }
    expect(isOfAnotherSite({ origin: 'http://127.0.0.1:3000' }, own)).toBe(false)
    expect(isOfAnotherSite({ origin: 'https://127.0.0.1:3000' }, own)).toBe(false)
    expect(isOfAnotherSite({ origin: 'http://localhost:3000' }, own)).toBe(true)
    expect(isOfAnotherSite({ origin: 'http://127.0.0.1:3000' }, {})).toBe(true)
  })
})
