import { describe, expect, it } from 'vitest'
import { changedFields, publicationIn, unsavedFields } from './changed-fields.ts'

const TEXTS = { title: 'Скидка', text: 'Один\n\nдва' }
const PICTURE = {
  'image.key': 'a',
  'image.x': '50',
  'image.y': '50',
  'image.alt': 'Диск',
  'image.alt_kk': '',
}

describe('two drafts', () => {
  it.each<[string, Record<string, string>]>([
    ['the line ends of a form', { text: 'Один\r\n\r\nдва' }],
    ['spaces around a text', { title: ' Скидка ' }],
    ['an empty field that the other one does not have', { title_kk: '' }],
    [
      'what a form says about itself',
      { intent: 'save', base: '1', version: '2', shown: '3', idempotency_key: 'x' },
    ],
    ['what is said about a publication', { from: '2036-12-01T00:00', till: '', change_note: 'Цены' }],
    ['a description without a picture', { 'image.key': '', 'image.alt': 'Диск', 'image.x': '10' }],
  ])('do not differ in %s', (_what, typed) => {
    expect(changedFields(TEXTS, { ...TEXTS, ...typed })).toEqual([])
  })

  it('do not differ in the middle of a picture, which a form shows after the picture is saved', () => {
    const { 'image.x': _x, 'image.y': _y, ...sent } = PICTURE
    expect(changedFields(sent, PICTURE)).toEqual([])
    expect(changedFields(sent, { ...PICTURE, 'image.x': '52' })).toEqual(['image.x'])
    expect(changedFields(PICTURE, { ...PICTURE, 'image.x': '' })).toEqual([])
    expect(changedFields(PICTURE, { ...PICTURE, 'image.x': '0' })).toEqual(['image.x'])
  })

  it('differ in a picture that is marked to be taken off, until it is', () => {
    expect(changedFields(PICTURE, { ...PICTURE, 'image.remove': '1' })).toEqual(['image.key', 'image.alt'])
    expect(changedFields({}, { 'image.key': '', 'image.alt': 'Диск' })).toEqual([])
    expect(changedFields(PICTURE, { ...PICTURE, 'image.remove': '' })).toEqual([])
  })
})

describe('what is not saved', () => {
  const STORED = { ...TEXTS, from: '2036-12-01T00:00', till: '' }

  it.each<[Record<string, string>, string[]]>([
    [{ from: '2036-12-01T00:00', till: '' }, []],
    [{ from: '', till: '' }, ['from']],
    [{ till: '2036-12-31T00:00' }, ['till']],
    [
      { effective_on: '2036-12-01', change_note: 'Цены', change_note_kk: 'Бағалар' },
      [...['effective_on', 'change_note', 'change_note_kk']],
    ],
    [{ change_note: '', change_note_kk: ' ' }, []],
    [{ title: 'Своя', till: '2036-12-31T00:00' }, ['title', 'till']],
  ])('with %j is %j', (typed, names) => {
    expect(unsavedFields(STORED, { ...TEXTS, ...typed })).toEqual(names)
  })

  it('is no field that the form does not have', () => {
    expect(unsavedFields(STORED, TEXTS)).toEqual([])
    expect(publicationIn({ ...STORED, version: '1' })).toEqual({ from: STORED.from, till: '' })
  })
})
