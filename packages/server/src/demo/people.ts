import { ROLE, type RoleId } from '@sauda/sdk/access'
import { madeUpBin } from './business-number.ts'
import { districtOf } from './data/districts.ts'
import { peoplesNames } from './data/names.ts'
import { type TenantRow, tenantRows } from './data/tenants.ts'
import { tradeGroupName } from './data/trade-groups.ts'
import { departmentNames, departmentOf } from './facilities.ts'
import type { Random } from './random.ts'

export interface DemoUser {
  role_id: RoleId
  name: string
  /** The public name: a first name and an initial. */
  display_name: string
  email: string
  /** E.164 */
  phone: string
  language: 'ru' | 'kk'
  /** By name; null for people without one. */
  department: string | null
  /** By name; only for individuals who chose one. */
  district?: string | null
  /** How many days before the demo's date they joined. */
  joined_days_ago: number
}

export interface DemoTenant extends DemoUser {
  level: number
  /** What stands over its doors. */
  sign: string
  company: string
  bin: string
  /** Name of the group of its trade. */
  trade_group: string
  trade: string
  trade_kk: string
  /** Part categories, and parts and services by name; `services` for all services. */
  deals: readonly string[]
  /** The only brands the shop sells for; empty for all. */
  brands: readonly string[]
  /** Numbers of adjacent rooms. */
  rooms: readonly string[]
  weekdays: readonly number[]
  hours_from: string
  hours_to: string
}

/** One address for each role that is the same for every seed. */
export const signIns = {
  1: 'tenant@sauda.example',
  2: 'admin@sauda.example',
  3: 'manager@sauda.example',
  4: 'operator@sauda.example',
  5: 'person@sauda.example',
} as const

/** Whose sign-in is the tenant's. */
const SHOWN_TENANT = 'autodisc'
const { administrator, manager, operator } = ROLE
const STAFF = [administrator, manager, manager, manager, manager, operator, operator, operator] as const
const INDIVIDUALS = 40
const OPERATORS = ['700', '701', '702', '705', '707', '708']

export const makePeople = (random: Random) => {
  const name = nameMaker(random)
  const phone = phoneMaker(random)
  const person = () => ({ ...name(), phone: phone(), joined_days_ago: random.int(90, 1400) })
  const seen = new Set<number>()
  const address = (role: keyof typeof signIns, other: string) => {
    if (seen.has(role)) return other
    seen.add(role)
    return signIns[role]
  }
  return {
    tenants: tenantRows.map(
      (row, at): DemoTenant => ({ ...person(), ...shop(row, at), role_id: ROLE.tenant }),
    ),
    staff: STAFF.map((role_id, at): DemoUser => {
      const email = address(role_id, `staff${at + 1}@sauda.example`)
      // The administrator joined before all others.
      return {
        ...person(),
        role_id,
        email,
        department: role_id === ROLE.administrator ? null : (departmentNames[at] ?? null),
      }
    }),
    individuals: Array.from({ length: INDIVIDUALS }, (_, at): DemoUser => {
      const email = address(5, `person${at + 1}@mail.sauda.example`)
      return { ...person(), role_id: ROLE.limited, email, department: null, district: districtOf(at) }
    }),
  }
}

const shop = (row: TenantRow, at: number) => {
  const [hours_from = '', hours_to = ''] = row.hours.split('-')
  return {
    sign: row.sign,
    email: row.slug === SHOWN_TENANT ? signIns[1] : `info@${row.slug}.sauda.example`,
    level: Number(row.level),
    department: departmentOf(String(span(row.rooms)[0])),
    company: row.company,
    bin: madeUpBin(at + 1, row.company.startsWith('ТОО') ? 'company' : 'entrepreneur'),
    trade_group: tradeGroupName(row.group),
    trade: row.trade,
    trade_kk: row.trade_kk,
    deals: row.deals.split(','),
    brands: row.brands.split(',').filter(Boolean),
    rooms: span(row.rooms).map(String),
    weekdays: span(row.days),
    hours_from,
    hours_to,
  }
}

/** `3-5` is 3, 4, 5; `3` is itself. */
const span = (text: string) => {
  const [first = 0, last = first] = text.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

const nameMaker = (random: Random) => {
  const taken = new Set<string>()
  const next = (): Pick<DemoUser, 'name' | 'display_name' | 'language'> => {
    const people = random.weighted(peoplesNames.map((one) => [one, one.weight] as const))
    const woman = random.chance(0.4)
    const first = random.pick<string>(woman ? people.women : people.men)
    const surname = random.pick<string>(people.surnames)
    const name = `${first} ${surname}${woman && /(ов|ев|ёв|ин)$/.test(surname) ? 'а' : ''}`
    if (taken.has(name)) return next()
    taken.add(name)
    return { name, display_name: `${first} ${surname.charAt(0)}.`, language: people.language }
  }
  return next
}

/** Unique numbers of the form +7 70x 300 xx xx. */
const phoneMaker = (random: Random) => {
  const numbers = random.shuffle(Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0')))
  return () => `+7${random.pick(OPERATORS)}300${numbers.pop()}`
}
