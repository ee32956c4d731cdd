import { beforeAll, describe, expect, it } from 'vitest'
import { wantedOf } from './conditions.ts'
import { countChoices } from './count-choices.ts'
import type { ListingRow } from './listing-rows-queries.ts'
import { type FacetName, type Listings, makeListings } from './listings.ts'

/** More than are counted one by one. */
const ADS = 100_000

let listings: Listings

beforeAll(() => {
  listings = makeListings()
  for (let id = 1; id <= ADS; id++) listings.put(adOf(id))
})

/** Brands and categories come in turns, as in a shop's own list. */
function adOf(id: number): ListingRow {
  return {
    ad_id: id,
    seller_id: '1',
    at: id,
    kind: id % 20 === 0 ? 'goods' : 'part',
    brand_id: id % 3 === 0 ? null : String(id % 40),
    spare_part_id: null,
    service_id: null,
    category: ['brakes', 'oils', 'lights', 'tyres'][id % 4] ?? null,
    price: 1,
    condition: null,
    room_ids: '{}',
    levels: id % 5 === 0 ? '{1,2}' : '{2}',
    weekdays: '{}',
    vin: null,
    find: null,
  }
}

const choicesOf = (name: FacetName, filter: Parameters<typeof wantedOf>[1]) => {
  const [[, facet] = []] = countChoices(listings, [name], wantedOf(listings, filter))
  return facet ?? { choices: [] }
}

describe('countChoices', () => {
  it.each<[FacetName, (id: number) => unknown]>([
    ['kind', (id) => adOf(id).kind],
    ['category', (id) => adOf(id).category],
    ['brand_id', (id) => adOf(id).brand_id],
  ])('estimates the choices of %s within a third, from a sample of many ads', (name, choiceOf) => {
    const exact = new Map<string, number>()
    for (let id = 1; id <= ADS; id++) {
      const choice = String(choiceOf(id))
      exact.set(choice, (exact.get(choice) ?? 0) + 1)
    }
    exact.delete('null')
    const { choices, is_estimate } = choicesOf(name, {})
    expect(is_estimate).toBe(true)
    expect(choices.map(({ value }) => String(value)).toSorted()).toEqual([...exact.keys()].toSorted())
    for (const { value, ads } of choices) {
      const all = exact.get(String(value)) ?? 0
      expect(Math.abs(ads - all) / all, `${value}: ${ads} of ${all}`).toBeLessThan(0.34)
    }
  })

  it('knows every choice of ads that stand in runs, as from imported price lists', () => {
    const runs = makeListings()
    for (let id = 1; id <= ADS; id++) runs.put({ ...adOf(id), brand_id: String(Math.floor(id / 500) % 60) })
    const [[, facet] = []] = countChoices(runs, ['brand_id'], wantedOf(runs, {}))
    expect(facet?.choices).toHaveLength(60)
    for (const { ads } of facet?.choices ?? []) {
      expect(ads).toBeGreaterThan(800)
      expect(ads).toBeLessThan(2700)
    }
  })

  it('says the same for the same ads', () => {
    expect(choicesOf('brand_id', {})).toEqual(choicesOf('brand_id', {}))
  })

  it('rounds estimates to two digits', () => {
    for (const { ads } of choicesOf('kind', {}).choices) expect(String(ads)).toMatch(/^\d\d?0*$/)
  })

  it('counts few ads exactly, an ad on two levels on both, the most frequent first', () => {
    expect(choicesOf('level', { brand_id: 5 })).toEqual({
      choices: [
        { value: 1, ads: 1667 },
        { value: 2, ads: 1667 },
      ],
    })
    expect(choicesOf('level', { brand_id: 4 })).toEqual({ choices: [{ value: 2, ads: 1667 }] })
  })

  it('leaves out choices without ads, and ads without a choice', () => {
    expect(choicesOf('condition', { brand_id: 5 }).choices).toEqual([])
    expect(choicesOf('brand_id', { kind: 'service' }).choices).toEqual([])
  })
})
