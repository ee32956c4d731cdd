import { describe, expect, it } from 'vitest'
import { errorsOfStep } from './errors-of-step.ts'

describe('a step', () => {
  const errors = {
    ...{
      'photo.a': ['photo_type'],
      title: ['required'],
      condition: ['required'],
      spare_part_id: ['required'],
    },
    ...{ price: ['required'], room_ids: ['not_yours'], phone: ['phone_invalid'] },
  }

  it('shows the errors of its own fields in their order', () => {
    expect(Object.keys(errorsOfStep(errors, 'what'))).toEqual([
      'photo.a',
      'title',
      'condition',
      'spare_part_id',
    ])
    expect(Object.keys(errorsOfStep(errors, 'where'))).toEqual(['price', 'room_ids', 'phone'])
    expect(errorsOfStep({ price: ['required'] }, 'what')).toEqual({})
  })

  it('asks to choose where a choice is missing, and nowhere else', () => {
    expect(errorsOfStep(errors, 'what')).toMatchObject({
      title: ['required'],
      condition: ['unknown'],
      spare_part_id: ['unknown'],
    })
    expect(errorsOfStep(errors, 'where')).toEqual({
      price: ['required'],
      room_ids: ['not_yours'],
      phone: ['phone_invalid'],
    })
  })
})
