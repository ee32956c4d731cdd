import { describe, expect, it } from 'vitest'
import { shortName } from './short-name.ts'

describe('shortName', () => {
  it.each([
    ['ОМАРОВ ТИМУР СЕРИКОВИЧ', 'Омаров Т. С.'],
    ['ОМАРОВ ТИМУР', 'Омаров Т.'],
    ['  КИМ   АННА  ', 'Ким А.'],
    ['ӘБДІҚАЛЫҚОВА ӨМІРГҮЛ', 'Әбдіқалықова Ө.'],
    ['ИВАНОВА-КИМ ОЛЬГА', 'Иванова-Ким О.'],
    ['Smith John', 'Smith J.'],
    ['ОМАРОВ', 'Омаров'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('%j is shown as %j', (name, shown) => {
    expect(shortName(name)).toBe(shown)
  })
})
