import type { components } from '@sauda/sdk'
import { PART_WAVE_AFTER, wavesOf } from '@sauda/sdk/part-requests'
import type { Actor } from '../../contract/call.ts'
import { hitOrRefuse } from '../../platform/limiter.ts'
import type { PartDeps } from './deps.ts'
import { guessPart } from './guess.ts'
import { findDoorsOf, findShopFacts, findUsualWait } from './shop-queries.ts'

type Schemas = components['schemas']

/** A form asks as one types and chooses: a member in a minute, and all guests of an address, such as that of the mall. */
const MEMBER = { limit: 120, windowSeconds: 60 }
const GUESTS = { limit: 1200, windowSeconds: 60 }
const NOBODY = 0

/** Returns who would get a request, without keeping anything. @throws RefusalError `too_many_requests` */
export async function previewReach(
  { db, clock }: Pick<PartDeps, 'db' | 'clock'>,
  actor: Actor | null,
  { text, brand_id, spare_part_id }: Schemas['PartReachQuestion'],
  address: string,
): Promise<Schemas['PartReach']> {
  if (actor) await hitOrRefuse(db, clock, `part-reach:user:${actor.id}`, MEMBER)
  else await hitOrRefuse(db, clock, `part-reach:${address}`, GUESTS)
  const now = clock.now()
  const { part, brandId: said } = await guessPart(db, text.trim().slice(0, 200), spare_part_id)
  const brandId = brand_id ?? said
  const named = part && { id: part.id, name: part.name, name_kk: part.name_kk }
  const about = { spare_part: named, category: part?.category ?? null, brand_id: brandId }
  if (brandId === null)
    return {
      ...about,
      shops: 0,
      levels: [],
      doors: [],
      later: [],
      answers_within: await findUsualWait(db, now),
    }
  const shops = await findShopFacts(
    db,
    { brandId, partId: part?.id ?? null, category: part?.category ?? null },
    { requestId: null, askerId: actor?.id ?? NOBODY, now },
  )
  const waves = wavesOf(shops, part !== null)
  const shopsIn = (wave: number) => [...waves].filter(([, one]) => one === wave).map(([id]) => id)
  const doors = await findDoorsOf(db, [...waves.keys()])
  const first = new Set(shopsIn(1))
  return {
    ...about,
    shops: first.size,
    levels: levelsOf(doors, first),
    doors: doors.map(({ company_id, ...door }) => ({
      ...door,
      state: 'idle',
      price: null,
      wave: company_id === null ? null : ownWave(waves.get(company_id)),
    })),
    later: ([2, 3] as const).flatMap((wave) => {
      const count = shopsIn(wave).length
      return count > 0 ? [{ wave, after_minutes: PART_WAVE_AFTER[wave], shops: count }] : []
    }),
    answers_within: await findUsualWait(db, now),
  }
}

/** Those that only the asker reaches by widening are not drawn. */
function ownWave(wave: number | undefined): number | null {
  return wave !== undefined && wave <= 3 ? wave : null
}

/** Shops by the level of their first door. */
function levelsOf(
  doors: readonly { level: number; company_id: number | null }[],
  shops: ReadonlySet<number>,
): Schemas['PartReachLevel'][] {
  const levels = new Map<number, number>()
  const counted = new Set<number>()
  for (const { level, company_id } of doors) {
    if (company_id === null || !shops.has(company_id) || counted.has(company_id)) continue
    counted.add(company_id)
    levels.set(level, (levels.get(level) ?? 0) + 1)
  }
  return [...levels].sort(([a], [b]) => a - b).map(([level, count]) => ({ level, shops: count }))
}
