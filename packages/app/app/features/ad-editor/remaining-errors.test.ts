import { describe, expect, it } from 'vitest'
import type { EditorValues } from './editor-values.ts'
import { tileIdOf } from './photo-errors.ts'
import { type Errors, remainingErrors } from './remaining-errors.ts'

const photo = (id: string, problem?: string) => ({
  id,
  file: new File(['x'], `${id}.jpg`),
  ...(problem && { problem }),
})
const form = (values = {}, photos = [photo('a')]) => ({ values, photos })

/** The title is required and has at least 3 characters; a service needs no part. */
const check = ({ title = '', kind, spare_part_id }: EditorValues): Errors => ({
  ...(title === '' && { title: ['required'] }),
  ...(title !== '' && String(title).length < 3 && { title: ['too_short'] }),
  ...(kind !== 'service' && !spare_part_id && { spare_part_id: ['required'] }),
})

describe('an error that the browser finds', () => {
  it.each([
    ['stays while nothing changes', {}, { title: ['required'] }],
    ['goes when the field is mended', { title: 'Фара' }, {}],
    ['says what is wrong now', { title: 'Фа' }, { title: ['too_short'] }],
  ])('%s', (_what, values, left) => {
    expect(remainingErrors({ title: ['required'] }, form(), form(values), check)).toEqual(left)
  })

  it('goes with another field that no longer requires it', () => {
    const errors = { spare_part_id: ['required'] }
    expect(remainingErrors(errors, form(), form({ kind: 'service' }), check)).toEqual({})
    expect(remainingErrors(errors, form(), form({ kind: 'goods' }), check)).toEqual(errors)
  })

  it('is not added for a field that the submission found right', () => {
    expect(remainingErrors({}, form({ title: 'Фара' }), form({ title: '' }), check)).toEqual({})
  })
})

describe('an error that only the server finds', () => {
  const errors = { room_ids: ['not_yours'], title: ['unknown'] }
  const before = form({ room_ids: ['1'], title: 'Фара' })

  it('stays until its field changes', () => {
    const now = form({ room_ids: ['1'], title: 'Фара', text: 'Новая' })
    expect(remainingErrors(errors, before, now, check)).toEqual(errors)
    const other = form({ room_ids: [], title: 'Фара' })
    expect(remainingErrors(errors, before, other, check)).toEqual({ title: ['unknown'] })
  })

  it('gives way to what the browser finds in the new value', () => {
    const now = form({ room_ids: ['1'], title: 'Ф' })
    expect(remainingErrors({ title: ['unknown'] }, before, now, check)).toEqual({ title: ['too_short'] })
  })
})

describe('an error of the photos', () => {
  const errors = { photos: ['photo_type'] }
  const before = form({}, [photo('a', 'photo_type'), photo('b')])

  it.each([
    ['stays when they are reordered', [photo('b'), photo('a', 'photo_type')], errors],
    ['goes when one is removed', [photo('b')], {}],
    ['goes when one is added', [photo('a', 'photo_type'), photo('b'), photo('c')], {}],
    ['goes when one is accepted', [photo('a'), photo('b')], {}],
  ])('%s', (_what, photos, left) => {
    expect(remainingErrors(errors, before, form({}, photos), check)).toEqual(left)
  })
})

describe('an error of a single photo', () => {
  const errors = { [tileIdOf('a')]: ['photo_type'], [tileIdOf('b')]: ['photo_empty'] }
  const [a, b] = [photo('a', 'photo_type'), photo('b', 'photo_empty')]

  it.each([
    ['stays when another photo is added or moved', [photo('c'), b, a], errors],
    ['goes with its photo alone', [b], { [tileIdOf('b')]: ['photo_empty'] }],
    ['goes when the photo is accepted', [photo('a'), b], { [tileIdOf('b')]: ['photo_empty'] }],
  ])('%s', (_what, photos, left) => {
    expect(remainingErrors(errors, form({}, [a, b]), form({}, photos), check)).toEqual(left)
  })
})
