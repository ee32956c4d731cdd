import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Capability, COMPANY_FUNCTIONS, can, capabilitiesOf, functionsWith } from './capability.ts'

// Columns are roles 1 to 5.
const EXPECTED = {
  'ads.own': '+++++',
  'ads.moderate': '-+++-',
  'requests.own': '+++++',
  'requests.answer': '+----',
  'requests.moderate': '-+++-',
  'reviews.own': '+++++',
  'reviews.answer': '+++++',
  'reviews.moderate': '-+++-',
  'favourites.own': '+++++',
  'feedback.own': '+++++',
  'feedback.answer': '-+++-',
  'documents.own': '+----',
  'documents.sign': '+----',
  'company.manage': '+----',
  'company.hours': '+----',
  'documents.read': '-+++-',
  'documents.manage': '-++--',
  'company.people': '+----',
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
  'audit.read': '-+---',
} satisfies Record<Capability, string>

const CAPABILITIES = Object.keys(EXPECTED) as Capability[]

// Columns are owner, accountant, seller. What is not here all of them may.
const BY_FUNCTION = {
  'ads.own': '+-+',
  'reviews.answer': '+-+',
  'requests.answer': '+-+',
  'documents.own': '++-',
  'documents.sign': '++-',
  'company.people': '+--',
  'company.manage': '+--',
  'company.hours': '+-+',
} as const satisfies Partial<Record<Capability, string>>

describe('capabilities of a tenant', () => {
  test.each(CAPABILITIES)('%s', (capability) => {
    const ofRole = EXPECTED[capability][0]
    const expected = (BY_FUNCTION as Record<string, string>)[capability] ?? ofRole?.repeat(3)
    const row = COMPANY_FUNCTIONS.map((of) =>
      can({ role_id: 1, function: of }, capability) ? '+' : '-',
    ).join('')
    expect(row).toBe(expected)
    expect(functionsWith(capability)).toEqual(COMPANY_FUNCTIONS.filter((_, at) => expected?.[at] === '+'))
  })

  test('a tenant of a server without functions is an owner', () => {
    expect(capabilitiesOf({ role_id: 1 })).toEqual(capabilitiesOf({ role_id: 1, function: 'owner' }))
  })

  test.each([null, '', 'director', 'constructor'])('the function %j has none', (of) => {
    expect(capabilitiesOf({ role_id: 1, function: of })).toEqual([])
  })

  test('a function changes nothing for other roles', () => {
    for (const role_id of [2, 3, 4, 5])
      expect(capabilitiesOf({ role_id, function: 'seller' })).toEqual(capabilitiesOf({ role_id }))
  })
})

describe('capabilities', () => {
  test.each(CAPABILITIES)('%s', (capability) => {
    const row = [1, 2, 3, 4, 5].map((role_id) => (can({ role_id }, capability) ? '+' : '-')).join('')
    expect(row).toBe(EXPECTED[capability])
  })

  // Columns are owner, accountant, seller, none, and a function of a newer server.
  test.each([
    ['ads.own', '+-+--'],
    ['documents.own', '++---'],
    ['documents.sign', '++---'],
    ['company.people', '+----'],
    ['announcements.own', '+++--'],
    ['users.manage', '-----'],
  ] as const)('%s by function', (capability, expected) => {
    const functions = ['owner', 'accountant', 'seller', null, 'cook']
    const row = functions.map((of) => (can({ role_id: 1, function: of }, capability) ? '+' : '-')).join('')
    expect(row).toBe(expected)
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
