import { expect, it } from 'vitest'
import { signatoryOf } from './act-on-company.ts'

const typed = { name: 'Айжан Смағұлова', position: ' ', user_id: '', iin: ' 790612400513 ', until: '' }

it('somebody of the register is a person of the portal, or whoever has a key with the IIN', () => {
  expect(signatoryOf('940140000385', typed)).toEqual({
    ...{ bin: '940140000385', name: 'Айжан Смағұлова', position: null, until: null, iin: '790612400513' },
  })
  expect(
    signatoryOf('940140000385', { ...typed, position: 'бухгалтер', user_id: '31', until: '2026-12-31' }),
  ).toEqual({
    ...{
      bin: '940140000385',
      name: 'Айжан Смағұлова',
      position: 'бухгалтер',
      until: '2026-12-31',
      user_id: 31,
    },
  })
})

it('without either nothing is invented: the portal says what is missing', () => {
  expect(signatoryOf('940140000385', { ...typed, iin: '  ' })).toMatchObject({ iin: null })
  expect(signatoryOf('940140000385', { ...typed, user_id: 'all' })).toMatchObject({ iin: '790612400513' })
})
