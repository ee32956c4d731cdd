import { createHash } from 'node:crypto'
import { normalBin } from '@sauda/sdk/access'
import { AD_LIMITS, isDoubtfulVin, MAX_PHOTOS, normalVin, reasonsFor } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { isKazakhstanPhone } from '../platform/phones.ts'
import { assortment } from './ads.ts'
import { tenantRows } from './data/tenants.ts'
import { makeDemoCentre } from './demo-centre.ts'
import { signIns } from './people.ts'

const now = new Date('2026-11-21T06:00:00Z')
const centre = makeDemoCentre(now)
const { ads, rooms, tenants, staff, individuals } = centre
const people = [...tenants, ...staff, ...individuals]
const contents = ads.flatMap(({ revisions }) => revisions)

const hash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const unique = (list: readonly unknown[]) => expect(new Set(list).size).toBe(list.length)
const among = <T>(list: readonly T[]) => {
  const set = new Set(list)
  return (one: T | null) => one === null || set.has(one)
}

const KAZAKH = /[әғқңөұүһі]/i
const PHONE = /(?:\+7|\b8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}/

describe('the demo centre', () => {
  it('is the same for the same seed and moment', () => {
    expect(hash(makeDemoCentre(now))).toBe(hash(centre))
    expect(hash(makeDemoCentre(now, 1))).not.toBe(hash(centre))
    expect(hash(centre)).toMatchInlineSnapshot(
      `"ce9a7c574b52be725a97bae7697af8536a081788401dee76f85e776de54652cd"`,
    )
  })

  it('has the expected size', () => {
    expect(centre.levels).toHaveLength(5)
    expect(rooms).toHaveLength(200)
    expect(tenants).toHaveLength(60)
    expect(staff).toHaveLength(8)
    expect(individuals).toHaveLength(40)
    expect(ads).toHaveLength(2000)
    expect(centre.brands.length).toBeGreaterThanOrEqual(40)
    expect(centre.services.length).toBeGreaterThanOrEqual(30)
    expect(centre.spareParts.length).toBeGreaterThanOrEqual(120)
  })

  it('has every dictionary entry once, in two languages', () => {
    unique(centre.brands)
    for (const entries of [centre.services, centre.spareParts]) {
      unique(entries.map(({ name }) => name))
      for (const { name, name_kk } of entries) expect(name_kk).not.toBe(name)
    }
  })

  it('has no shop without goods, or with goods that are in no dictionary', () => {
    const known = new Set<string>(
      [...centre.services, ...centre.spareParts].map(({ name }) => name).concat('services'),
    )
    for (const { category } of centre.spareParts) known.add(category)
    for (const tenant of tenants) {
      for (const deal of tenant.deals) expect(known).toContain(deal)
      for (const brand of tenant.brands) expect(centre.brands).toContain(brand)
      const { parts, services } = assortment(tenant)
      expect(parts.length + services.length).toBeGreaterThan(0)
    }
  })
})

describe('its people', () => {
  it('have unique e-mails and phones', () => {
    unique(people.map(({ email }) => email))
    unique(people.map(({ phone }) => phone))
    for (const { email, phone } of people) {
      expect(email).toMatch(/^[a-z0-9]+@([a-z0-9]+\.)*sauda\.example$/)
      expect(phone).toMatch(/^\+770\d300\d{4}$/)
      expect(isKazakhstanPhone(phone)).toBe(true)
    }
  })

  it.each(Object.entries(signIns))('include one of role %s who is %s', (role, email) => {
    expect(people.filter((one) => one.email === email)).toMatchObject([{ role_id: Number(role) }])
  })

  it('are 1 administrator, 4 managers and 3 operators among the staff', () => {
    expect(staff.map(({ role_id }) => role_id)).toEqual([2, 3, 3, 3, 3, 4, 4, 4])
  })

  it('lease about 85 of 100 rooms, each once, all on their level', () => {
    const leased = tenants.flatMap((tenant) => tenant.rooms)
    unique(leased)
    expect(leased.length / rooms.length).toBeCloseTo(0.85, 1)
    const levels = new Map(rooms.map(({ number, level }) => [number, level]))
    for (const tenant of tenants) {
      expect(tenant.rooms.length).toBeGreaterThanOrEqual(1)
      expect(tenant.rooms.length).toBeLessThanOrEqual(6)
      for (const number of tenant.rooms) expect(levels.get(number)).toBe(tenant.level)
    }
  })

  it('own companies with valid, unique BINs', () => {
    unique(tenants.map(({ bin }) => bin))
    unique(tenantRows.map(({ sign }) => sign))
    for (const { bin } of tenants) expect(normalBin(bin)).toBe(bin)
  })
})

describe('its ads', () => {
  it('refer only to existing entries', () => {
    const isBrand = among(centre.brands)
    const isPart = among(centre.spareParts.map(({ name }) => name))
    const isService = among(centre.services.map(({ name }) => name))
    for (const { brand, spare_part, service } of contents) {
      expect([isBrand(brand), isPart(spare_part), isService(service)]).toEqual([true, true, true])
    }
  })

  it('belong to a shop in its own room, or to an individual without a room', () => {
    const owners = new Map(people.map((one) => [one.email, one]))
    const roomsOf = new Map(tenants.map(({ email, rooms: own }) => [email, own]))
    for (const { owner, revisions } of ads) {
      expect([1, 5]).toContain(owners.get(owner)?.role_id)
      const own = roomsOf.get(owner)
      for (const { rooms: shown, phone } of revisions) {
        expect(shown.length).toBe(own ? 1 : 0)
        for (const room of shown) expect(own).toContain(room)
        expect(phone).toBe(owners.get(owner)?.phone)
      }
    }
  })

  it('have the dictionary entry and the condition that their kind needs', () => {
    for (const { kind, spare_part, service, condition } of contents) {
      expect(service !== null).toBe(kind === 'service')
      expect(spare_part !== null).toBe(kind !== 'service')
      expect(condition === null).toBe(kind === 'service')
    }
  })

  it('name the donor cars of used parts, in normal form and with a valid check digit', () => {
    const named = contents.filter(({ vin }) => vin !== null)
    expect(named.length).toBeGreaterThan(80)
    for (const { vin, kind, condition } of named) {
      expect([kind, condition]).toEqual(['part', 'used'])
      expect(normalVin(vin ?? '')).toBe(vin)
      expect(isDoubtfulVin(vin ?? '')).toBe(false)
    }
    expect(named.some(({ vin }) => vin?.includes('-'))).toBe(true)
    expect(named.some(({ vin }) => /^[1-5]/.test(vin ?? ''))).toBe(true)
    const added = ads.filter(({ revisions }) => revisions[0]?.vin !== revisions.at(-1)?.vin)
    expect(added.length).toBeGreaterThan(0)
  })

  it('respect the limits of the form', () => {
    for (const { title, title_kk, text, text_kk, price, photos } of contents) {
      for (const [words, { min, max }] of [
        [title, AD_LIMITS.title],
        [title_kk, AD_LIMITS.title],
        [text, AD_LIMITS.text],
        [text_kk, AD_LIMITS.text],
      ] as const) {
        if (words === null) continue
        expect(words.length).toBeGreaterThanOrEqual(min)
        expect(words.length).toBeLessThanOrEqual(max)
      }
      if (price !== null) expect(price).toBeGreaterThanOrEqual(AD_LIMITS.price.min)
      expect(photos.length).toBeGreaterThanOrEqual(1)
      expect(photos.length).toBeLessThanOrEqual(Math.min(5, MAX_PHOTOS))
    }
  })

  it('have Kazakh titles and texts in three of five, with Kazakh letters', () => {
    const kazakh = contents.filter(({ title_kk }) => title_kk !== null)
    expect(kazakh.length / contents.length).toBeCloseTo(0.6, 1)
    for (const { title, title_kk, text, text_kk } of kazakh) {
      // «Шина монтаждау» is Kazakh but has only letters that Russian has too.
      expect(`${title_kk} ${text_kk}`).toMatch(KAZAKH)
      expect(title_kk).not.toBe(title)
      expect(text_kk).not.toBe(text)
    }
    for (const { title_kk, text_kk } of contents) expect(text_kk === null).toBe(title_kk === null)
  })

  it('have no template, gap or phone in their texts', () => {
    for (const { title, title_kk, text, text_kk } of contents) {
      for (const words of [title, title_kk ?? '', text, text_kk ?? '']) {
        expect(words).not.toMatch(/[{}[\]|]|undefined|NaN| {2}| ,|,,|\.\.|^\s|\s$/)
        expect(words).not.toMatch(PHONE)
      }
    }
  })

  it('rarely repeat a text', () => {
    expect(new Set(ads.map(({ revisions }) => revisions.at(-1)?.text)).size).toBeGreaterThan(1950)
  })

  it('never describe new items as used, nor used ones as packed', () => {
    for (const { condition, text } of contents) {
      if (condition === 'new') expect(text).not.toMatch(/пробег|[Кк]онтрактн|[Ии]знос ровный/)
      if (condition === 'used') expect(text).not.toMatch(/в заводской упаковке|этого года/)
    }
  })
})

describe('the histories of its ads', () => {
  it('end in every status, most of them published', () => {
    const count = (status: number) => ads.filter((ad) => ad.status === status).length
    expect([10, 15, 20, 30, 31, 40].map(count)).toEqual([100, 100, 80, 80, 1560, 80])
  })

  it('list every published ad, and no hidden one', () => {
    for (const { status, live, revisions, expires_at } of ads) {
      if (status === 31) expect(live).toBe(revisions.length - 1)
      if (status === 10 || status === 30 || status === 40) expect(live).toBeNull()
      if (live !== null) expect(revisions[live]).toBeDefined()
      expect(expires_at === null).toBe(live === null)
    }
  })

  it('show an older approved revision for most edited ads', () => {
    const changed = ads.filter(({ status }) => status === 15)
    const shown = changed.filter(({ live }) => live === 0)
    expect(shown.length).toBe(80)
    for (const { revisions } of changed) expect(revisions.at(-1)?.text).not.toBe(revisions.at(-2)?.text)
    const differ = (field: 'price' | 'photos') =>
      shown.filter(({ revisions }) => hash(revisions[0]?.[field]) !== hash(revisions.at(-1)?.[field])).length
    expect(differ('price')).toBeGreaterThan(30)
    expect(differ('photos')).toBeGreaterThan(20)
  })

  it('have as many revisions as the log has edits', () => {
    for (const { revisions, events } of ads) {
      const written = events.filter(({ action }) => action === 'create' || action === 'update')
      expect(written).toHaveLength(revisions.length)
    }
  })

  it('end within three days for about thirty ads', () => {
    const soon = now.getTime() + 3 * 86_400_000
    const ending = ads.filter(({ expires_at }) => expires_at && expires_at.getTime() <= soon)
    expect(ending.length).toBeGreaterThanOrEqual(30)
    expect(ending.length).toBeLessThanOrEqual(45)
  })

  it('are in chronological order and end before now', () => {
    for (const { created_at, published_at, changed_at, raised_at, sort_at, expires_at, events } of ads) {
      const steps = [created_at, published_at, raised_at, now].filter((at) => at !== null)
      expect(steps).toEqual([...steps].sort((a, b) => a.getTime() - b.getTime()))
      expect(changed_at.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(sort_at).toEqual(raised_at ?? published_at)
      if (expires_at) expect(expires_at.getTime()).toBeGreaterThan(now.getTime())
      const at = events.map((event) => event.at.getTime())
      expect(at).toEqual([...at].sort((a, b) => a - b))
      expect(events[0]).toMatchObject({ action: 'create', at: created_at })
    }
  })

  it('are logged without a gap, with a reason for each rejection', () => {
    for (const { status, live, events } of ads) {
      events.forEach((event, at) => {
        expect(event.from).toBe(at === 0 ? null : events[at - 1]?.to)
        const refused = event.actor === 'staff' && event.action !== 'publish'
        expect(event.reason !== undefined).toBe(refused)
        const { code } = event.reason ?? {}
        if (code) expect(reasonsFor(event.action === 'needEdits' ? 'needEdits' : 'unpublish')).toContain(code)
      })
      expect(events.at(-1)?.to).toBe(status)
      if (live !== null) expect(events.some(({ action }) => action === 'publish')).toBe(true)
    }
  })

  it('were raised in the last day for about forty ads', () => {
    const day = now.getTime() - 86_400_000
    const raised = ads.filter((ad) => ad.raised_at !== null && ad.raised_at.getTime() > day)
    expect(raised.length).toBeGreaterThanOrEqual(35)
    expect(raised.length).toBeLessThanOrEqual(45)
  })
})
