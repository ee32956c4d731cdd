import { describe, expect, it } from 'vitest'
import { placeAskedIn, placeOf } from './place-acts.ts'

describe('an address of the sections', () => {
  it.each([
    [{}, null],
    [{ act: 'new-building' }, { act: 'new-building', id: 0 }],
    [
      { act: 'section', id: '3' },
      { act: 'section', id: 3 },
    ],
    [
      { act: 'new-section', id: '1' },
      { act: 'new-section', id: 1 },
    ],
  ])('%j asks for it', (params, asked) => {
    expect(placeAskedIn(params)).toEqual(asked)
  })

  it.each([
    { act: 'toString', id: '1' },
    { act: 'section' },
    { act: 'section', id: 'x' },
    { act: 'section', id: '0' },
    { act: 'new-building', id: '1' },
  ])('%j is none', (params) => {
    expect(() => placeAskedIn(params)).toThrow()
  })
})

describe('the place of an act', () => {
  const section = { id: 3, name: 'Кузов', name_kk: 'Шанақ', people: 2 }
  const building = {
    ...{ id: 1, name: 'Корпус А', name_kk: 'А корпусы', address: 'Алматы', address_kk: 'Алматы' },
    departments: [section],
  }

  it('is the section with its building, or the building alone', () => {
    expect(placeOf([building], { act: 'delete-section', id: 3 })).toEqual({ building, section })
    expect(placeOf([building], { act: 'new-section', id: 1 })).toEqual({ building, section: undefined })
  })

  it('is nothing for one that is gone', () => {
    expect(placeOf([building], { act: 'section', id: 4 })).toEqual({
      building: undefined,
      section: undefined,
    })
    expect(placeOf([building], { act: 'building', id: 3 })).toEqual({
      building: undefined,
      section: undefined,
    })
  })
})
