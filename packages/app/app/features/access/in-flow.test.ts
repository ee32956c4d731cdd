import { describe, expect, it } from 'vitest'
import { isElsewhere } from './in-flow.ts'

const PURPOSES = ['registration', 'invitation', 'restore'] as const
const STEPS = ['code', 'details', 'password'] as const
const places = PURPOSES.flatMap((purpose) => STEPS.map((step) => ({ purpose, step })))

describe.each([
  ['/registration', 'registration'],
  ['/forgot', 'restore'],
] as const)('at the code of %s', (beginning, own) => {
  it.each(places)('a $purpose at its $step', (place) => {
    const isHere = place.step === 'code' && place.purpose === own
    const noDetails = place.purpose === 'restore' && own === 'restore' && place.step === 'details'
    expect(isElsewhere(place, beginning)).toBe(!isHere && !noDetails)
  })
})
