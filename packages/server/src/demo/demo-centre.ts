import { dayIn } from '../features/documents/almaty.ts'
import { type DemoAd, makeAds } from './ads.ts'
import { contact, type DemoLevel, type DemoRoom, levels, makeRooms } from './centre.ts'
import { carBrands } from './data/brands.ts'
import { holidayHours } from './data/content/holidays.ts'
import { cityDistricts } from './data/districts.ts'
import { serviceRows } from './data/services.ts'
import { type PartRow, partRows } from './data/spare-parts.ts'
import { type DemoFacility, facilities } from './facilities.ts'
import { type DemoApplication, type DemoInvitation, makeNewcomers } from './newcomers.ts'
import { type DemoTenant, type DemoUser, makePeople } from './people.ts'
import { createRandom } from './random.ts'

export interface DemoCentre {
  contact: typeof contact & { exceptions: ReturnType<typeof holidayHours> }
  levels: readonly DemoLevel[]
  facilities: readonly DemoFacility[]
  rooms: readonly DemoRoom[]
  tenants: readonly DemoTenant[]
  staff: readonly DemoUser[]
  individuals: readonly DemoUser[]
  applications: readonly DemoApplication[]
  invitations: readonly DemoInvitation[]
  /** In their order. */
  districts: readonly { name: string; name_kk: string }[]
  brands: readonly string[]
  services: readonly { name: string; name_kk: string }[]
  spareParts: readonly Pick<PartRow, 'name' | 'name_kk' | 'category' | 'drawing'>[]
  ads: readonly DemoAd[]
}

const SEED = 20_261_121

/** Creates the whole demo centre, deterministically from a seed and a moment. */
export const makeDemoCentre = (now: Date, seed = SEED): DemoCentre => {
  const random = createRandom(seed)
  const rooms = makeRooms(random)
  const people = makePeople(random)
  return {
    contact: { ...contact, exceptions: holidayHours(dayIn(now)) },
    levels,
    facilities,
    rooms,
    ...people,
    ...makeNewcomers(people, rooms),
    districts: cityDistricts,
    brands: carBrands.map(({ name }) => name),
    services: serviceRows.map(({ name, name_kk }) => ({ name, name_kk })),
    spareParts: partRows.map(({ name, name_kk, category, drawing }) => ({
      name,
      name_kk,
      category,
      drawing,
    })),
    ads: makeAds(random, people.tenants, people.individuals, now),
  }
}
