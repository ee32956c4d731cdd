import { expect, it, test } from 'vitest'
import { differences } from './differences.ts'
import { stepped } from './focal-step.ts'
import { fieldsIn, isSame, valuesOf } from './item-values.ts'
import { localMoment, momentIn } from './moments.ts'

const rooms = [
  { id: 7, number: '401' },
  { id: 8, number: '409' },
]

it('gives the fields of every kind back as they were', () => {
  const promotion = {
    title: 'Скидка',
    title_kk: 'Жеңілдік',
    text: 'Одна\n\nдве',
    starts_on: '2026-12-01',
    room_ids: [8, 7],
    image: { key: '0b1c2b7e9a3d4f508c1e', focal: { x: 0.25, y: 1 }, alt: 'Диск', alt_kk: null },
  }
  expect(fieldsIn('sliderDetail', valuesOf('sliderDetail', promotion, rooms), rooms)).toEqual({
    fields: promotion,
    errors: {},
  })
  const contact = {
    phones: [{ phone: '+77273000010', label: 'Справочная', label_kk: 'Анықтама' }],
    address: 'Алматы',
    hours: [{ weekdays: [1, 2, 7], from: '09:00', to: '19:00' }],
    exceptions: [{ date: '2027-03-22', opens: null, closes: null, note: 'Наурыз', note_kk: null }],
  }
  expect(fieldsIn('contact', valuesOf('contact', contact, []), []).fields).toEqual(contact)
})

test.each([
  ['tier', { level: 'десять' }, { level: ['not_a_number'] }],
  ['tier', { level: '5' }, {}],
  ['awards', { year: '-3' }, { year: ['not_a_number'] }],
  ['vehicleMaintenance', { price_from: '12 000' }, {}],
  ['vehicleMaintenance', { room_ids: '401, 999' }, { room_ids: ['unknown'] }],
  ['vehicleMaintenance', { room_ids: ' 401;409  401 ' }, {}],
  ['slider', { promotion_id: '1e3' }, { promotion_id: ['not_a_number'] }],
] as const)('in %s, %j has the errors %j', (set, values, errors) => {
  expect(fieldsIn(set, values as Record<string, string>, rooms).errors).toEqual(errors)
})

test.each([
  [{ 'image.key': 'a', 'image.remove': '1' }, undefined],
  [{ 'image.alt': 'Диск' }, undefined],
  [
    { 'image.key': 'a', 'image.x': '250', 'image.y': '-4' },
    { key: 'a', focal: { x: 1, y: 0 }, alt: null, alt_kk: null },
  ],
  [
    { 'image.key': 'a', 'image.x': 'no' },
    { key: 'a', focal: { x: 0, y: 0.5 }, alt: null, alt_kk: null },
  ],
])('a picture from %j is %j', (values, image) => {
  expect(fieldsIn('slider', values as Record<string, string>, []).fields.image).toEqual(image)
})

it('compares drafts by what they say', () => {
  expect(isSame('slider', { title: 'а', lead: null }, { title: 'а' })).toBe(true)
  expect(isSame('slider', { title: 'а' }, { title: 'б' })).toBe(false)
  expect(isSame('sliderDetail', { room_ids: [7] }, { room_ids: [8] })).toBe(false)
})

it('names the fields in which two drafts differ, without those of the publication', () => {
  const found = differences(
    { title: 'Один', text: 'а\r\nб', version: '1' },
    { title: 'Два', text: 'а\nб', version: '2', link: '/ads' },
  )
  expect(found.map(({ name }) => name)).toEqual(['title', 'link'])
  expect(differences({ title: 'а' }, {}).map(({ name }) => name)).toEqual(['title'])
})

test.each([
  ['ArrowLeft', { x: '0', y: '50' }],
  ['ArrowDown', { x: '1', y: '52' }],
  ['Enter', null],
])('%s moves the point to %j', (key, expected) => {
  expect(stepped({ x: '1', y: '50' }, key)).toEqual(expected)
})

test.each([
  ['2026-12-01T00:00', '2026-11-30T19:00:00.000Z'],
  ['', null],
  ['2026-13-41T00:00', undefined],
  ['завтра', undefined],
])('the time %j in Almaty is %j', (text, moment) => {
  expect(momentIn(text)).toBe(moment)
  if (moment) expect(localMoment(moment)).toBe(text)
})
