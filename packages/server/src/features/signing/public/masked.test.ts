import { describe, expect, it } from 'vitest'
import { maskedIin, shortName } from './masked.ts'

describe('maskedIin', () => {
  it.each([
    ['790612345613', '7906••••••13'],
    ['000000000000', '0000••••••00'],
    ['', null],
    [null, null],
    ['79061234561', null],
    ['7906123456134', null],
    ['79061234561x', null],
    ['790612••5613', null],
  ])('%j is shown as %j', (iin, shown) => {
    expect(maskedIin(iin)).toBe(shown)
  })
})

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
