import { expect, it } from 'vitest'
import { askSearch, askValues, asRequest, partIn, reachQuestion, valuesInAddress } from './ask-values.ts'

it.each([
  ['', {}],
  ['none', { spare_part_id: null }],
  ['7', { spare_part_id: 7 }],
  ['abc', {}],
  ['-1', {}],
  ['0', {}],
])('a form with the part %j names %j', (part, named) => expect(partIn({ part })).toEqual(named))

it('asks for a guess by leaving the part out, and says by an empty one that none fits', () => {
  expect(asRequest({ text: 'Фара', part: '' }, [])).toEqual({ text: 'Фара', photo_keys: [] })
  expect(asRequest({ text: 'Фара', part: 'none' }, ['a'])).toEqual({
    text: 'Фара',
    photo_keys: ['a'],
    spare_part_id: '',
  })
  expect(asRequest({ part: '7' }, [])).toEqual({ photo_keys: [], spare_part_id: 7 })
})

it('asks who gets it without a VIN', () => {
  const question = reachQuestion({ text: 'Фара', brand_id: '1', vin: 'XW7BF4FK60S061437' })
  expect(question).toEqual({ text: 'Фара', brand_id: 1 })
  expect(reachQuestion({})).toEqual({ text: '', brand_id: null })
})

it('reads what an address fills in, but no VIN', () => {
  const read = (search: string) => valuesInAddress(new URLSearchParams(search))
  expect(read('text=суппорт&brand=1&model=Camry&year=2014&part=7&vin=XW7BF4FK60S061437')).toEqual({
    text: 'суппорт',
    brand_id: '1',
    model: 'Camry',
    year: '2014',
    part: '7',
  })
  expect(read('text=XW7BF4FK60S061437')).toEqual({})
  expect(read('text=суппорт XW7BF4FK60S061437&model=Camry XW7BF4FK60S061437&brand=1')).toEqual({
    brand_id: '1',
  })
  expect(read('text=%20')).toEqual({})
})

it('writes an address that it reads again', () => {
  const search = askSearch({ text: 'диск & суппорт', brand: 1, model: null, year: undefined })
  expect(search).toBe('?text=%D0%B4%D0%B8%D1%81%D0%BA+%26+%D1%81%D1%83%D0%BF%D0%BF%D0%BE%D1%80%D1%82&brand=1')
  expect(valuesInAddress(new URLSearchParams(search))).toEqual({ text: 'диск & суппорт', brand_id: '1' })
  expect(askSearch({})).toBe('')
})

it('reads a form, and nothing else that was sent with it', () => {
  const form = new FormData()
  form.set('text', 'Фара')
  form.set('vin', 'x')
  form.set('phone', '+7 701 000 00 00')
  form.set('photos', new File(['1'], 'a.jpg'))
  const values = askValues(form)
  expect(values).toMatchObject({ text: 'Фара', vin: 'x', brand_id: '' })
  expect(Object.keys(values)).not.toContain('phone')
  expect(Object.keys(values)).not.toContain('photos')
})
