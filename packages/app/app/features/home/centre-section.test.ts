import type { Room } from '@sauda/sdk/rooms'
import { expect, it } from 'vitest'
import { centreSection } from './centre-section.ts'

const room = (level: number, number: string, area: number, name: string | null = 'АвтоДиск'): Room => ({
  id: Number(number),
  level,
  number,
  area,
  name,
  trade_group: null,
  trade: null,
  trade_kk: null,
})
const rectangles = (path: string) => path.split('z').filter(Boolean)

it('draws each room, let or free, as wide as its area, from the top level down', () => {
  const levels = centreSection([
    room(1, '110', 30, null),
    room(1, '109', 20),
    room(2, '201', 25),
    room(1, '9', 50),
  ])
  expect(levels).toEqual([
    { level: 2, let: 'M0 0h247v28h-247z', free: '' },
    { level: 1, let: 'M0 0h497v28h-497zM500 0h197v28h-197z', free: 'M700 0h297v28h-297z' },
  ])
})

it('stays within its width, with many rooms and with tiny ones', () => {
  const many = Array.from({ length: 300 }, (_, at) => room(1, String(at), at % 2 === 0 ? 0.1 : 12))
  const [level] = centreSection(many)
  const lefts = rectangles(level?.let ?? '').map((path) => Number(/^M([\d.]+)/.exec(path)?.[1]))
  expect(lefts).toHaveLength(300)
  expect(Math.max(...lefts)).toBeLessThan(1000)
})

it.each([[[]], [[room(1, '101', 0)]]])('does not divide by nothing', (rooms) => {
  expect(JSON.stringify(centreSection(rooms))).not.toMatch(/NaN|Infinity|null/)
})
