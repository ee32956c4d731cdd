import { describe, expect, it } from 'vitest'
import { catalogueAddress, searchOf } from './catalogue-address.ts'

describe('catalogueAddress', () => {
  it('is the catalogue without a query when no filter is set', () => {
    expect(catalogueAddress({})).toBe('/ads')
    expect(searchOf({})).toBe('')
  })

  it('contains the filters, and further parameters after them', () => {
    expect(catalogueAddress({ level: 2, brand_id: 3 })).toBe('/ads?brand=3&level=2')
    expect(catalogueAddress({ level: 2 }, { after: 'a=b', from: '24' })).toBe(
      '/ads?level=2&after=a%3Db&from=24',
    )
  })

  it('encodes search text', () => {
    const address = catalogueAddress({ q: 'масло 5W-30 & фильтр' })
    expect(new URLSearchParams(address.split('?')[1]).get('q')).toBe('масло 5W-30 & фильтр')
  })
})
