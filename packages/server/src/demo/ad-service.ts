import type { Composed, DemoPhoto } from './ad-content.ts'
import { carBrands } from './data/brands.ts'
import * as phrases from './data/phrases.ts'
import { durations, type ServiceRow } from './data/services.ts'
import type { DemoTenant } from './people.ts'
import { say, together } from './phrase.ts'
import type { Random } from './random.ts'
import { floorOf, shopTalk } from './shop-talk.ts'
import { priceTag } from './stock.ts'

const NEGOTIABLE = 0.12
const KNOWS_A_BRAND = 0.35
/** How often a shop also shows its tools. */
const WITH_TOOLS = 0.4

/** Creates an ad for a service of a shop: the work, its duration, the guarantee. */
export const composeService = (
  random: Random,
  tenant: DemoTenant,
  service: ServiceRow,
  room: string,
): Composed => {
  const duration = durations[random.pick(service.minutes.split('-'))]
  const brand = random.chance(KNOWS_A_BRAND) ? knownBrand(random, tenant) : null
  const [from = 0, to = 0] = service.price.split('-').map((thousands) => Number(thousands) * 1000)
  const titles = brand
    ? phrases.serviceTitlesWithBrand
    : [...phrases.serviceTitles, ...(duration ? phrases.serviceTitlesWithTime : [])]
  const values = {
    ...floorOf(tenant.level),
    name: service.name,
    name_kk: service.name_kk,
    ...(duration && { time: duration[0], time_kk: duration[1] }),
    brand: brand ?? '',
  }
  const facts = random.some(
    [[service.first, service.first_kk] as const, [service.second, service.second_kk] as const],
    random.int(1, 2),
  )
  const about = [
    ...facts.map((fact) => say(fact)),
    duration && random.chance(0.7) ? say(random.pick(phrases.serviceTimes), values) : undefined,
    brand ? say(random.pick(phrases.specialities), values) : undefined,
  ]
  const lists = duration ? [phrases.serviceGuarantees, phrases.bookings] : []
  const talk = shopTalk(random, tenant, room, lists, random.int(1, 2))
  return {
    kind: 'service',
    brand,
    spare_part: null,
    service: service.name,
    condition: null,
    price: random.chance(NEGOTIABLE) ? null : priceTag(from + (to - from) * random.next()),
    title: say(random.pick(titles), values),
    text: together([together(about, ' '), together(talk, ' ')], '\n\n'),
    photos: photosOf(service, random.chance(WITH_TOOLS)),
  }
}

const photosOf = ({ drawing }: ServiceRow, withTools: boolean): DemoPhoto[] =>
  (withTools && drawing !== 'wrench' ? [drawing, 'wrench' as const] : [drawing]).map((one) => ({
    drawing: one,
    view: 'whole',
  }))

const knownBrand = (random: Random, { brands }: DemoTenant) =>
  brands.length > 0
    ? random.pick(brands)
    : random.weighted<string>(carBrands.map(({ name, weight }) => [name, weight] as const))
