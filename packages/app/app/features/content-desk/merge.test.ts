import { expect, it } from 'vitest'
import { merge } from './merge.ts'

const BASE = { title: 'Скидка', title_kk: '', text: 'Один\n\nдва', 'image.key': 'a', 'image.alt': 'Диск' }

it('takes what one has not touched, and keeps what one has', () => {
  const merged = merge(
    BASE,
    { ...BASE, title_kk: 'Жеңілдік', text: 'Чужой' },
    { ...BASE, title: 'Своя', text: 'Свой', version: '1' },
  )
  expect(merged).toEqual({
    values: { ...BASE, title: 'Своя', title_kk: 'Жеңілдік', text: 'Свой', version: '1' },
    taken: ['title_kk'],
    both: ['text'],
  })
})

it('does not count what both have written the same, or line ends of a form', () => {
  const same = { ...BASE, title: 'Новая' }
  expect(merge(BASE, same, { ...same, text: 'Один\r\n\r\nдва' })).toMatchObject({ taken: [], both: [] })
})

it.each([
  ['the one who wrote a description keeps the picture', { 'image.alt': 'Тормозной диск' }, []],
  ['nobody but the other one touched the picture', {}, ['image.key']],
])('a picture and its description belong together: %s', (_what, mine, taken) => {
  const merged = merge(BASE, { ...BASE, 'image.key': 'b' }, { ...BASE, ...mine })
  expect(merged.taken).toEqual(taken)
  expect(merged.values['image.key']).toBe(taken.length > 0 ? 'b' : 'a')
})

it('a field that the other one has emptied is emptied', () => {
  const { 'image.key': _key, 'image.alt': _alt, ...without } = BASE
  const merged = merge(BASE, without, { ...BASE, title: 'Своя' })
  expect(merged.values).toEqual({ ...without, title: 'Своя' })
  expect(merged.taken).toEqual(['image.key', 'image.alt'])
})

it('rows of a list are taken as a whole', () => {
  const rows = { 'phones.0.phone': '1', 'phones.1.phone': '2' }
  const merged = merge(
    rows,
    { 'phones.0.phone': '0', 'phones.1.phone': '1', 'phones.2.phone': '2' },
    { ...rows, 'phones.2.phone': '' },
  )
  expect(merged.values).toEqual({ 'phones.0.phone': '0', 'phones.1.phone': '1', 'phones.2.phone': '2' })
  expect(merge(rows, { 'phones.0.phone': '1' }, { ...rows, 'phones.0.phone': '7' })).toMatchObject({
    values: { 'phones.0.phone': '7', 'phones.1.phone': '2' },
    taken: [],
  })
})

it('takes nothing if the common version is not known', () => {
  expect(merge(null, { title: 'Чужая', text: 'x' }, { title: 'Своя', text: 'x' })).toEqual({
    values: { title: 'Своя', text: 'x' },
    taken: [],
    both: ['title'],
  })
})

it('a picture that one takes off is not brought back by the one of somebody else', () => {
  const merged = merge(BASE, { ...BASE, 'image.key': 'b' }, { ...BASE, 'image.remove': '1' })
  expect(merged).toMatchObject({ taken: [], values: { 'image.key': 'a', 'image.remove': '1' } })
  expect(merged.both).toContain('image.key')
})

it('what is typed for a publication stays', () => {
  const mine = { ...BASE, from: '2036-12-01T00:00', change_note: 'Цены' }
  expect(merge(BASE, { ...BASE, title: 'Чужая' }, mine)).toEqual({
    values: { ...mine, title: 'Чужая' },
    taken: ['title'],
    both: [],
  })
})
