import { ROLE, type RoleId } from '@sauda/sdk/access'
import { madeUpBin } from './business-number.ts'
import type { DemoRoom } from './centre.ts'
import type { DemoTenant, DemoUser } from './people.ts'

/** A company that waits for approval as a tenant. */
export interface DemoApplication {
  /** The applicant's e-mail. */
  user: string
  company: string
  bin: string
  /** Numbers of the requested rooms. */
  rooms: readonly string[]
  days_ago: number
}

/** An invitation that nobody has used yet. */
export interface DemoInvitation {
  email: string
  role_id: RoleId
  language: 'ru' | 'kk'
  department: string | null
  rooms: readonly string[]
  company: string | null
  bin: string | null
  days_ago: number
}

interface People {
  tenants: readonly DemoTenant[]
  individuals: readonly DemoUser[]
}

/** Creates waiting companies, one of them with the BIN of a tenant, and invited people. */
export const makeNewcomers = ({ tenants, individuals }: People, rooms: readonly DemoRoom[]) => {
  const leased = new Set(tenants.flatMap((tenant) => tenant.rooms))
  const free = rooms.map(({ number }) => number).filter((number) => !leased.has(number))
  return { applications: makeApplications(tenants, individuals, free), invitations: makeInvitations(free) }
}

const makeApplications = (
  tenants: readonly DemoTenant[],
  individuals: readonly DemoUser[],
  free: readonly string[],
): DemoApplication[] => {
  const emails = individuals.map(({ email }) => email)
  const by = (at: number) => emails.at(at) ?? ''
  const [{ company, bin } = { company: '', bin: '' }] = tenants
  return [
    {
      user: by(-3),
      company: 'ТОО «Алатау Мотор»',
      bin: madeUpBin(101, 'company'),
      rooms: free.slice(0, 2),
      days_ago: 4,
    },
    {
      user: by(-2),
      company: 'ИП «Жарық»',
      bin: madeUpBin(102, 'entrepreneur'),
      rooms: free.slice(2, 3),
      days_ago: 2,
    },
    { user: by(-1), company, bin, rooms: [], days_ago: 1 },
  ]
}

const makeInvitations = (free: readonly string[]): DemoInvitation[] => [
  {
    email: 'office@dvizhok.sauda.example',
    role_id: ROLE.tenant,
    language: 'ru',
    department: 'Двигатель и трансмиссия',
    rooms: free.slice(3, 4),
    company: 'ТОО «Движок»',
    bin: madeUpBin(103, 'company'),
    days_ago: 5,
  },
  staff('manager@mail.sauda.example', ROLE.manager, 'kk', 'Тормоза и подвеска', 3),
  staff('operator@mail.sauda.example', ROLE.operator, 'ru', 'Свет и электроника', 1),
]

const staff = (
  email: string,
  role_id: RoleId,
  language: 'ru' | 'kk',
  department: string,
  days_ago: number,
): DemoInvitation => ({
  email,
  role_id,
  language,
  department,
  rooms: [],
  company: null,
  bin: null,
  days_ago,
})
