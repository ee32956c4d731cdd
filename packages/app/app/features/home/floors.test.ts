import { describe, expect, it } from 'vitest'
import { countShops, floorsOf } from './floors.ts'

let id = 0
const room = (level: number, name: string | null, trade: string | null = null) => ({
  id: ++id,
  level,
  number: `${level}${id}`,
  name,
  trade_group: null,
  trade,
  trade_kk: trade && `${trade} kk`,
  area: 40,
})

describe('floorsOf', () => {
  it('lists the top floor first', () => {
    expect(floorsOf([room(1, 'Күш'), room(5, 'Винил Pro'), room(3, null)]).map(({ level }) => level)).toEqual(
      [5, 3, 1],
    )
  })

  it('counts a shop with several rooms once and lists the largest first', () => {
    const [floor] = floorsOf([
      room(2, 'AutoDisc'),
      room(2, 'Тірек', 'Подвеска'),
      room(2, null),
      room(2, 'Тірек', 'Подвеска'),
      room(2, null),
    ])
    expect(floor).toEqual({
      level: 2,
      shops: [
        { name: 'Тірек', trade: 'Подвеска', trade_kk: 'Подвеска kk' },
        { name: 'AutoDisc', trade: null, trade_kk: null },
      ],
      shopCount: 2,
      free: 2,
    })
  })

  it('lists six shops and counts all', () => {
    const rooms = Array.from({ length: 9 }, (_, at) => room(1, `Дүкен ${at}`))
    expect(floorsOf(rooms)[0]).toMatchObject({ shopCount: 9, free: 0 })
    expect(floorsOf(rooms)[0]?.shops).toHaveLength(6)
  })

  it('includes a floor without shops', () => {
    expect(floorsOf([room(4, null)])).toEqual([{ level: 4, shops: [], shopCount: 0, free: 1 }])
  })

  it('returns no floors without rooms', () => {
    expect(floorsOf([])).toEqual([])
  })
})

describe('countShops', () => {
  it('counts a shop on two floors once and skips free rooms', () => {
    expect(countShops([room(1, 'Тірек'), room(2, 'Тірек'), room(2, 'Айна'), room(3, null)])).toBe(2)
    expect(countShops([])).toBe(0)
  })
})
