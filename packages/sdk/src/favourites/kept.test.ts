import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinFavourites } from './kept.ts'

const kept = (user_banner_id: number, day: number, saved_price: number | null = 1000) => ({
  user_banner_id,
  saved_at: `2026-11-${String(day).padStart(2, '0')}T06:00:00.000Z`,
  saved_price,
})

describe('joined favourites', () => {
  it('have each ad once, with the older date and its price, those saved last first', () => {
    expect(joinFavourites([kept(7, 12, 66_000), kept(8, 20)], [kept(7, 18, 58_000), kept(9, 19)])).toEqual([
      kept(8, 20),
      kept(9, 19),
      kept(7, 12, 66_000),
    ])
  })

  it('of nothing are nothing', () => {
    expect(joinFavourites()).toEqual([])
    expect(joinFavourites([], [])).toEqual([])
  })

  const list = fc.array(
    fc
      .tuple(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.option(fc.integer({ min: 1, max: 9 })),
      )
      .map(([id, day, price]) => kept(id, day, price)),
    { maxLength: 30 },
  )

  it('are the same in any order and cut anyhow, also twice', () => {
    fc.assert(
      fc.property(
        list,
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        (all, cut, turn) => {
          const turned = [...all.slice(turn), ...all.slice(0, turn)].reverse()
          const whole = joinFavourites(all)
          expect(joinFavourites(turned.slice(0, cut), turned.slice(cut))).toEqual(whole)
          expect(joinFavourites(joinFavourites(turned.slice(cut)), turned.slice(0, cut), whole)).toEqual(
            whole,
          )
        },
      ),
    )
  })
})
