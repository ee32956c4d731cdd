import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  fittingWave,
  matchWave,
  mayBeAsked,
  nextWave,
  PART_LAST_WAVE,
  type ShopFacts,
  wavesOf,
} from './match-wave.ts'
import { PART_DAILY_CAP } from './term.ts'

const NOBODY: ShopFacts = {
  id: 1,
  sellsIt: false,
  sellsBrand: false,
  declaresBrand: false,
  declaresBrands: false,
  declaresPart: false,
  inSection: false,
  muted: false,
  blocked: false,
  barred: false,
  own: false,
  asked: false,
  toldToday: 0,
}
const shop = (facts: Partial<ShopFacts> = {}): ShopFacts => ({ ...NOBODY, ...facts })

describe('the wave in which a shop fits', () => {
  // Columns: with a known part, without one.
  test.each<[string, Partial<ShopFacts>, number | null, number | null]>([
    ['nothing', {}, null, null],
    ['ads of it', { sellsIt: true }, 1, 1],
    ['ads of it elsewhere', { sellsIt: true, inSection: true, sellsBrand: true }, 1, 1],
    ['part and brand declared', { declaresPart: true, declaresBrand: true, declaresBrands: true }, 1, 1],
    ['part declared, of any brand', { declaresPart: true }, 1, null],
    ['part declared, of other brands', { declaresPart: true, declaresBrands: true, inSection: true }, 3, 3],
    ['brand declared', { declaresBrand: true, declaresBrands: true }, 4, 1],
    ['brand declared in the section', { declaresBrand: true, declaresBrands: true, inSection: true }, 2, 1],
    ['ads of the brand', { sellsBrand: true }, 4, 4],
    ['ads of the brand in the section', { sellsBrand: true, inSection: true }, 2, 2],
    ['the section', { inSection: true }, 3, 3],
    ['the section with other brands', { inSection: true, declaresBrands: true }, 3, 3],
  ])('%s', (_what, facts, known, unknown) => {
    expect([fittingWave(shop(facts), true), fittingWave(shop(facts), false)]).toEqual([known, unknown])
  })

  test.each(['muted', 'blocked', 'barred', 'own'] as const)('none at all if it is %s', (fact) => {
    expect(mayBeAsked(shop({ sellsIt: true }))).toBe(true)
    expect(mayBeAsked(shop({ sellsIt: true, [fact]: true }))).toBe(false)
    expect(wavesOf([shop({ sellsIt: true, [fact]: true })], true).size).toBe(0)
  })
})

describe('without a shop that sells or declares it', () => {
  it('the section is the first wave', () => {
    const shops = [
      shop({ id: 1, inSection: true }),
      shop({ id: 2, inSection: true, sellsBrand: true }),
      shop({ id: 3, sellsBrand: true }),
      shop({ id: 4 }),
    ]
    expect([...wavesOf(shops, true)]).toEqual([
      [1, 1],
      [2, 1],
      [3, 4],
    ])
    expect(matchWave(shops, { wave: 1, isPartKnown: true })).toEqual({ ask: [1, 2], quiet: [] })
    expect(
      nextWave(
        shops.map((one) => ({ ...one, asked: one.id < 3 })),
        { wave: 1, isPartKnown: true },
      ),
    ).toEqual({ wave: 4, shops: 1 })
  })

  it('a muted one does not count as one', () => {
    const shops = [shop({ id: 1, sellsIt: true, muted: true }), shop({ id: 2, inSection: true })]
    expect(matchWave(shops, { wave: 1, isPartKnown: true }).ask).toEqual([2])
  })
})

const someShop = fc.record({
  sellsIt: fc.boolean(),
  sellsBrand: fc.boolean(),
  declaresBrand: fc.boolean(),
  declaresBrands: fc.boolean(),
  declaresPart: fc.boolean(),
  inSection: fc.boolean(),
  muted: fc.boolean(),
  blocked: fc.boolean(),
  barred: fc.boolean(),
  own: fc.boolean(),
  asked: fc.boolean(),
  toldToday: fc.integer({ min: 0, max: PART_DAILY_CAP + 2 }),
})
const someShops = fc
  .array(someShop, { maxLength: 40 })
  .map((facts): ShopFacts[] => facts.map((one, at) => ({ ...one, id: at + 1 })))

describe('any shops', () => {
  it('nobody is asked who may not be, was asked before, or fits nowhere; nobody is told over the cap', () => {
    fc.assert(
      fc.property(
        someShops,
        fc.integer({ min: 1, max: PART_LAST_WAVE }),
        fc.boolean(),
        (shops, wave, isPartKnown) => {
          const { ask, quiet } = matchWave(shops, { wave, isPartKnown })
          for (const id of [...ask, ...quiet]) {
            const one = shops.find((each) => each.id === id) ?? NOBODY
            expect(mayBeAsked(one)).toBe(true)
            expect(one.asked).toBe(false)
            expect(fittingWave(one, isPartKnown)).not.toBeNull()
            expect(one.toldToday < PART_DAILY_CAP).toBe(ask.includes(id))
          }
        },
      ),
    )
  })

  it('waves grow and ask nobody twice', () => {
    fc.assert(
      fc.property(someShops, fc.boolean(), (shops, isPartKnown) => {
        let now = shops.map((one) => ({ ...one, asked: false }))
        const all: number[] = []
        for (let wave = 1; wave <= PART_LAST_WAVE; wave++) {
          const fresh = matchWave(
            shops.map((one) => ({ ...one, asked: false })),
            { wave, isPartKnown },
          )
          const { ask, quiet } = matchWave(now, { wave, isPartKnown })
          all.push(...ask, ...quiet)
          now = now.map((one) => ({ ...one, asked: all.includes(one.id) }))
          expect([...fresh.ask, ...fresh.quiet].toSorted()).toEqual(all.toSorted())
        }
        expect(new Set(all).size).toBe(all.length)
        expect(nextWave(now, { wave: 1, isPartKnown })).toBeNull()
      }),
    )
  })

  it('the next wave is the first one that would ask somebody', () => {
    fc.assert(
      fc.property(
        someShops,
        fc.integer({ min: 0, max: PART_LAST_WAVE }),
        fc.boolean(),
        (shops, wave, isPartKnown) => {
          const next = nextWave(shops, { wave, isPartKnown })
          for (let between = wave + 1; between < (next?.wave ?? PART_LAST_WAVE + 1); between++)
            expect(matchWave(shops, { wave: between, isPartKnown })).toEqual({ ask: [], quiet: [] })
          if (next) expect(next.shops).toBeGreaterThan(0)
        },
      ),
    )
  })
})
