import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { countBits, rowsOf } from '../../../../platform/columns/bits.ts'
import type { Target } from '../../../search/target-columns.ts'
import type { AdSort } from '../ad-sort.ts'
import { bestOf, type Place } from './best-rows.ts'
import { priceRanges, wantedOf } from './conditions.ts'
import type { ListingRow } from './listing-rows-queries.ts'
import { type Listings, makeListings } from './listings.ts'

/** More than are compared one by one, and more than are sorted by comparing. */
const ADS = 40_000

const HOUR = 3_600_000

/** So many ads cost less that they are more than are compared one by one, and come late in an order of prices. */
const CHEAP = 400

/** Ads of 30 brands and 7 parts, several of each hour, nine of ten with a price. The cheap ones have a service. */
function adOf(id: number): ListingRow {
  return {
    ad_id: id,
    seller_id: '1',
    at: 1_700_000_000_000 + Math.floor(((id * 7919) % ADS) / 5) * HOUR,
    kind: 'part',
    brand_id: id % 10 === 0 ? null : String(id % 30),
    spare_part_id: String(id % 7),
    service_id: (id * 37) % 1000 < CHEAP ? '1' : null,
    category: 'brakes',
    price: id % 10 === 3 ? null : (id * 37) % 1000,
    condition: id % 3 === 0 ? 'used' : 'new',
    room_ids: '{}',
    levels: id % 2 === 0 ? '{}' : `{${id % 5},7}`,
    weekdays: '{}',
    vin: null,
    find: id % 4 === 0 ? "'диск':1A" : "'диск':9",
  }
}

let listings: Listings
const ads = new Map<number, ListingRow>()

beforeAll(() => {
  listings = makeListings()
  const put = (ad: ListingRow) => {
    ads.set(ad.ad_id, ad)
    listings.put(ad)
  }
  for (let id = 1; id <= ADS; id++) put(adOf(id))
  listings.sorted('newest')
  listings.sorted('price_asc')
  // Some have changed since they were sorted, and some have left.
  for (let id = 100; id < 30_000; id += 97) put({ ...adOf(id), price: 500, at: 1_800_000_000_000 })
  for (let id = 1; id <= ADS; id += 50) {
    ads.delete(id)
    listings.drop(id)
  }
})

const SORTS: AdSort[] = ['newest', 'price_asc', 'price_desc']

const NONE = { newest: 0, price_asc: 2_147_483_647, price_desc: -1 }

const numberOf = ({ at, price }: ListingRow, sort: AdSort) => (sort === 'newest' ? at : (price ?? NONE[sort]))

/** What an order of fit may name, and which ads are that. */
const TARGETS: { targets: Target[]; isThat: (ad: ListingRow) => boolean }[] = [
  { targets: [{ find: "'диск':A" }], isThat: ({ find }) => find?.endsWith('A') === true },
  { targets: [{ brands: [3, 4, 5] }], isThat: ({ brand_id }) => ['3', '4', '5'].includes(brand_id ?? '') },
  {
    targets: [{ parts: [1] }, { conditions: ['used'], isBrandless: true }],
    isThat: ({ spare_part_id, condition, brand_id }) =>
      spare_part_id === '1' || (condition === 'used' && brand_id === null),
  },
  { targets: [{ levels: [7] }], isThat: ({ levels }) => levels !== '{}' },
  { targets: [{ parts: [99] }], isThat: () => false },
]

const asked = fc.record({
  sort: fc.constantFrom(...SORTS),
  fits: fc.subarray(TARGETS),
  service: fc.constantFrom(undefined, undefined, 1),
  brands: fc.constantFrom<number[]>([], [], [], [3], [3, 4, 5, 6, 7, 8, 9]),
  price_from: fc.constantFrom(undefined, undefined, 100, 990),
  price_to: fc.constantFrom(undefined, undefined, 40, 800),
  negotiable: fc.constantFrom(false, false, false, true),
  limit: fc.integer({ min: 1, max: 60 }),
  pages: fc.integer({ min: 1, max: 3 }),
  start: fc.double({ min: 0, max: 0.999, noNaN: true }),
})

describe('bestOf', () => {
  it('returns the pages of a plain sort of all wanted ads, wherever they begin', () => {
    let many = 0
    fc.assert(
      fc.property(asked, ({ sort, fits, service, brands, limit, pages, start, ...price }) => {
        const filter = { sort, brand_id: brands, service_id: service, ...price }
        const wanted = wantedOf(listings, filter)
        const fitOf = (ad: ListingRow) => fits.reduce((fit, { isThat }) => 2 * fit + Number(isThat(ad)), 0)
        const isBounded = price.price_from !== undefined || price.price_to !== undefined
        const sign = sort === 'price_asc' ? 1 : -1
        const expected = [...ads.values()]
          .filter(
            ({ service_id, brand_id, price: own }) =>
              (service === undefined || service_id === '1') &&
              (brands.length === 0 || brands.includes(Number(brand_id ?? -1))) &&
              (own === null
                ? price.negotiable || !isBounded
                : isBounded
                  ? own >= (price.price_from ?? 0) && own <= (price.price_to ?? Number.POSITIVE_INFINITY)
                  : !price.negotiable),
          )
          .map((ad): Place => ({ fit: fitOf(ad), value: numberOf(ad, sort), id: ad.ad_id }))
          .sort((a, b) => b.fit - a.fit || sign * (a.value - b.value) || sign * (a.id - b.id))
        expect(countBits(wanted)).toBe(expected.length)
        if (expected.length > 12_000) many++
        const order = fits.map(({ targets }) => targets)
        let from = Math.floor(start * expected.length)
        for (let page = 0; page < pages && from <= expected.length; page++) {
          const after = expected[from - 1]
          const found = bestOf(listings, wanted, { sort, order, after, ranges: priceRanges(filter), limit })
          expect(found).toEqual(expected.slice(from, from + limit))
          from += limit
        }
      }),
      { numRuns: 150 },
    )
    expect(many).toBeGreaterThan(10)
  })

  it.each(SORTS)('returns the first of many ads that come late in the order of %s', (sort) => {
    const wanted = wantedOf(listings, { service_id: 1 })
    const sign = sort === 'price_asc' ? 1 : -1
    const expected = [...ads.values()]
      .filter(({ service_id }) => service_id === '1')
      .map((ad): Place => ({ fit: 0, value: numberOf(ad, sort), id: ad.ad_id }))
      .sort((a, b) => sign * (a.value - b.value) || sign * (a.id - b.id))
    expect(expected.length).toBeGreaterThan(12_000)
    expect(bestOf(listings, wanted, { sort, limit: 25 })).toEqual(expected.slice(0, 25))
    const after = expected[expected.length - 10]
    expect(bestOf(listings, wanted, { sort, after, limit: 25 })).toEqual(expected.slice(-9))
  })

  it.each(SORTS)('returns nothing after the last ad of %s', (sort) => {
    const wanted = wantedOf(listings, {})
    const all = bestOf(listings, wanted, { sort, limit: ads.size + 10 })
    expect(all).toHaveLength(ads.size)
    expect(bestOf(listings, wanted, { sort, after: all.at(-1), limit: 5 })).toEqual([])
  })

  it('returns nothing where nothing is wanted', () => {
    const wanted = wantedOf(listings, { kind: 'service' })
    expect(bestOf(listings, wanted, { sort: 'newest', limit: 5 })).toEqual([])
  })

  it('goes on after an ad that has left or was never there', () => {
    const wanted = wantedOf(listings, {})
    const [first, second] = bestOf(listings, wanted, { sort: 'price_asc', limit: 2 })
    const after = { fit: 0, value: first?.value ?? 0, id: (first?.id ?? 0) + 0.5 }
    expect(bestOf(listings, wanted, { sort: 'price_asc', after, limit: 1 })).toEqual([second])
  })
})

describe('a changed ad', () => {
  it('is found by what it is now, and once', () => {
    const few = makeListings()
    few.put({ ...adOf(5), find: "'фара':1A" })
    few.put({ ...adOf(5), find: "'диск':1A" })
    const found = (find: string) => {
      const wish = { must: [[{ find }]], order: [], vin: null }
      const wanted = wantedOf(few, {}, wish)
      return rowsOf(wanted, countBits(wanted)).length
    }
    expect([found("'фара'"), found("'диск'")]).toEqual([0, 1])
    expect([few.ads(), few.deadRows()]).toEqual([1, 1])
  })

  it('is not there any more once it was dropped, and dropping what is not there is nothing', () => {
    const few = makeListings()
    few.put(adOf(5))
    few.drop(5)
    few.drop(6)
    expect([few.ads(), few.deadRows(), countBits(wantedOf(few, {}))]).toEqual([0, 1, 0])
  })
})
