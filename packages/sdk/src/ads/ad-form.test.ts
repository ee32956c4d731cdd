import { describe, expect, test } from 'vitest'
import { adForm, adValues, isFile, photoOrder } from './ad-form.ts'

const PHOTO = new File(['x'], 'cover.jpg')

describe('the values of a form', () => {
  test('a file in a field of text is no value', () => {
    const form = adForm({ title: 'Диски', room_ids: ['54'] }, [])
    form.append('room_ids', PHOTO)
    form.append('text', PHOTO)
    expect(adValues(form)).toEqual({ title: 'Диски', room_ids: ['54'], text: '' })
  })

  test('a file before the text is passed over', () => {
    const form = new FormData()
    form.append('title', PHOTO)
    form.append('title', 'Диски')
    expect(adValues(form)).toEqual({ title: 'Диски' })
  })
})

describe('the order of photos', () => {
  test('names new files by their place among the files', () => {
    expect(photoOrder([PHOTO, 'a1', new Blob(['y']), 'b2'])).toEqual(['new.0', 'a1', 'new.1', 'b2'])
  })

  test('without photos it says so', () => {
    expect(photoOrder([])).toEqual(['none'])
  })

  test('keys are no files', () => {
    expect([PHOTO, new Blob(), 'a1', ''].map(isFile)).toEqual([true, true, false, false])
  })
})
