import { normalBin } from '@sauda/sdk/access'
import { describe, expect, it } from 'vitest'
import { makeRooms } from './centre.ts'
import { departmentOf, facilities } from './facilities.ts'
import { makeNewcomers } from './newcomers.ts'
import { makePeople } from './people.ts'
import { createRandom } from './random.ts'

const random = createRandom(7)
const rooms = makeRooms(random)
const { tenants, staff, individuals } = makePeople(random)
const { applications, invitations } = makeNewcomers({ tenants, individuals }, rooms)
const departments = facilities.flatMap((facility) => facility.departments)

const unique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length)

describe('the facilities', () => {
  it('are two buildings of four departments, each with unique names in both languages', () => {
    expect(facilities.map((facility) => facility.departments.length)).toEqual([4, 4])
    unique(departments.map(({ name }) => name))
    for (const { name, name_kk } of [...facilities, ...departments]) expect(name_kk).not.toBe(name)
  })

  it('have every room, and tenants in every department', () => {
    const of = rooms.map(({ number }) => departmentOf(number))
    expect(new Set(of)).toEqual(new Set(departments.map(({ name }) => name)))
    expect(new Set(tenants.map(({ department }) => department))).toEqual(new Set(of))
    expect(() => departmentOf('601')).toThrow('No department has the room 601')
  })

  it('have all staff but the administrator', () => {
    expect(staff.filter(({ department }) => department === null).map(({ role_id }) => role_id)).toEqual([2])
  })
})

describe('the newcomers', () => {
  it('are individuals who apply, one of them with the BIN of a tenant', () => {
    const known = new Set(individuals.map(({ email }) => email))
    unique(applications.map(({ user }) => user))
    for (const { user } of applications) expect(known).toContain(user)
    const bins = new Set(tenants.map(({ bin }) => bin))
    expect(applications.map(({ bin }) => bins.has(bin))).toEqual([false, false, true])
    for (const { bin } of [...applications, ...invitations]) if (bin) expect(normalBin(bin)).toBe(bin)
  })

  it('want different free rooms', () => {
    const leased = new Set(tenants.flatMap((tenant) => tenant.rooms))
    const wanted = [...applications, ...invitations].flatMap((one) => one.rooms)
    unique(wanted)
    expect(wanted.length).toBeGreaterThan(2)
    for (const number of wanted) {
      expect(leased).not.toContain(number)
      expect(rooms.some((room) => room.number === number)).toBe(true)
    }
  })

  it('are invited within the last week and have no account', () => {
    const known = new Set([...tenants, ...staff, ...individuals].map(({ email }) => email))
    for (const { email, days_ago } of invitations) {
      expect(known).not.toContain(email)
      expect(days_ago).toBeLessThan(7)
    }
  })
})
