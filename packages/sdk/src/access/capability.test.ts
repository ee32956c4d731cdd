import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Capability, can, capabilitiesOf } from './capability.ts'

// Columns are roles 1 to 5.
const EXPECTED = {
  'ads.own': '+++++',
  'ads.moderate': '-+++-',
  'requests.own': '+++++',
  'reviews.own': '+++++',
  'favourites.own': '+++++',
  'feedback.own': '+++++',
  'feedback.answer': '-+++-',
  'documents.own': '+----',
  'documents.sign': '+----',
  'documents.read': '-+++-',
  'documents.manage': '-++--',
  'announcements.own': '+----',
  'announcements.manage': '-+---',
  'mailings.send': '-++--',
  'content.manage': '-+---',
  'instructions.read': '++++-',
  'users.manage': '-+---',
  'people.find': '-+++-',
  'exchange.read': '-++--',
  'exchange.manage': '-+---',
  'search.manage': '-+---',
} satisfies Record<Capability, string>

const CAPABILITIES = Object.keys(EXPECTED) as Capability[]

describe('capabilities', () => {
  test.each(CAPABILITIES)('%s', (capability) => {
    const row = [1, 2, 3, 4, 5].map((role_id) => (can({ role_id }, capability) ? '+' : '-')).join('')
    expect(row).toBe(EXPECTED[capability])
  })

  test('the list of each role has the capabilities of its column', () => {
    for (const role_id of [1, 2, 3, 4, 5]) {
      const column = CAPABILITIES.filter((capability) => EXPECTED[capability][role_id - 1] === '+')
      expect(capabilitiesOf({ role_id })).toEqual(column)
    }
  })

  test.each([null, false, undefined] as const)('the guest %s has no capability', (guest) => {
    expect(capabilitiesOf(guest)).toEqual([])
  })

  test('an unknown role has no capability', () => {
    fc.assert(
      fc.property(fc.integer(), (role_id) => {
        fc.pre(role_id < 1 || role_id > 5)
        expect(capabilitiesOf({ role_id })).toEqual([])
      }),
    )
  })
})
