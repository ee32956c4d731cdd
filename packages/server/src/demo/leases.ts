import type { DocumentContent, DocumentParty } from '@sauda/sdk/documents'
import { madeUpBin } from './business-number.ts'
import { contact, type DemoRoom } from './centre.ts'
import { dayOf, type Month, yearOf } from './document-months.ts'
import type { DemoTenant } from './people.ts'
import type { Random } from './random.ts'

export interface LeasedRoom extends DemoRoom {
  /** Tenge for a square metre and month in the year when the lease began. */
  rate: number
  /** The number of its electricity meter, what it showed at the beginning, and what the room uses a month. */
  meter: string
  reading: number
  usage: number
}

/** What a tenant pays for. */
export interface Lease {
  tenant: DemoTenant
  rooms: readonly LeasedRoom[]
  /** The first month. */
  since: Month
  contract: NonNullable<DocumentContent['contract']>
  party: DocumentParty
  /** A sign on the facade or a banner, with its monthly price in tenge; null without one. */
  advertising: { name: string; price: number } | null
  /** Its acts and invoices are divided by room and by service. */
  divided: boolean
}

/** The company of the centre; its numbers belong to nobody. */
export const landlord: DocumentParty = {
  name: 'ТОО «Sauda Центр»',
  bin: madeUpBin(700, 'company'),
  address: contact.address,
  phone: '+7 727 300 00 10',
  bank: 'АО «Банк Алатау»',
  iban: 'KZ57999A000000001234',
  bic: 'ALTAKZKA',
  kbe: '17',
  signer: 'директор Ким А. В.',
}

/** By level, from the ground up: the ground floor is the most expensive. */
const RATES = [9600, 8800, 7900, 7400, 6900] as const
const ADVERTISING = [
  { name: 'Световой короб на фасаде', price: 35_000 },
  { name: 'Рекламная вывеска в атриуме', price: 48_000 },
  { name: 'Жарық қорапшасы, кіреберіс', price: 29_500 },
] as const

export const makeLeases = (
  random: Random,
  { tenants, rooms, now }: { tenants: readonly DemoTenant[]; rooms: readonly DemoRoom[]; now: Month },
  shown: string,
): Lease[] => {
  const byNumber = new Map(rooms.map((room) => [room.number, room]))
  return tenants.map((tenant): Lease => {
    const isShown = tenant.email === shown
    const since = now - (isShown ? 23 : random.int(20, 60))
    const own = tenant.rooms.flatMap((number) => byNumber.get(number) ?? [])
    return {
      tenant,
      rooms: own.map((room) => ({
        ...room,
        rate: (RATES[room.level - 1] ?? 0) + random.int(-4, 4) * 50,
        meter: String(random.int(10_000, 99_999)),
        reading: random.int(1000, 40_000),
        usage: Math.round(room.area * random.int(40, 90)) / 10,
      })),
      since,
      contract: {
        number: `А-${tenant.rooms[0] ?? ''}/${yearOf(since)}`,
        date: dayOf(since, 1),
      },
      party: partyOf(tenant),
      advertising: isShown || random.chance(0.3) ? random.pick(ADVERTISING) : null,
      divided: isShown,
    }
  })
}

/** In January rents rise by eight percent. */
export const rateIn = (room: LeasedRoom, since: Month, month: Month) =>
  Math.round((room.rate * 1.08 ** (yearOf(month) - yearOf(since))) / 10) * 10

const partyOf = ({ company, bin, name, phone, level, rooms: [room] }: DemoTenant): DocumentParty => {
  const [first = '', surname = ''] = name.split(' ')
  const position = company.startsWith('ТОО') ? 'директор ' : ''
  return {
    name: company,
    bin,
    address: `${contact.address}, помещение ${level}-${room}`,
    phone: phone.replace(/^(\+7)(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4 $5'),
    bank: null,
    iban: null,
    bic: null,
    kbe: company.startsWith('ТОО') ? '17' : '19',
    signer: `${position}${surname} ${first.charAt(0)}.`,
  }
}
