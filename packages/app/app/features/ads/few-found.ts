import type { Portal } from '@sauda/sdk'
import { adPage, type FoundAds } from '@sauda/sdk/ads'
import { groupDigits, type Language } from '@sauda/sdk/language'
import { catalogueAddress } from './catalogue-address.ts'
import { titleWords, understoodTitle } from './catalogue-title.ts'
import { lackedWords, withoutSaid } from './understood-note.ts'
import { understoodWords } from './understood-words.ts'
import { type Asked, similarTo, type WayOn, type WaysOn, wayWords, withoutOne } from './ways-on.ts'

/** A list of so many ads ends before a phone has to be scrolled far: it leads on to others. */
const FEW = 4

/** What a query without a car or a maker is for. Only the server knows these words. */
const OF_ALL: Record<Language, Record<'brand' | 'model' | 'maker', string>> = {
  ru: { brand: 'все марки', model: 'все модели', maker: 'все производители' },
  kk: { brand: 'барлық марка', model: 'барлық модель', maker: 'барлық өндіруші' },
}

/** Whether a list is whole and so short that it needs ways on. */
export function isFew({ items, next }: FoundAds): boolean {
  return items.length > 0 && items.length <= FEW && next === null
}

/** Lists with more ads than a short one: without one of its words or filters, and of parts that are near. */
export async function readWider(portal: Portal, asked: Asked, found: FoundAds): Promise<WaysOn[]> {
  const words = wayWords[asked.language]
  const [wider, filters, near] = await Promise.all([
    withoutWord(portal, asked, found),
    withoutOne(portal, asked, found.total),
    similarTo(portal, asked),
  ])
  const known = new Set([...wider, ...filters].map(({ to }) => to))
  const ways: WaysOn[] = [
    { id: 'wider', title: words.wider, ways: wider },
    { id: 'filters', title: words.filters, ways: filters },
    { id: 'similar', title: words.similar, ways: near.ways.filter(({ to }) => !known.has(to)) },
  ]
  return ways.filter(({ ways }) => ways.length > 0)
}

/** The list without each of the things that its query names, and last without the part or service itself. */
async function withoutWord(portal: Portal, { query, language }: Asked, found: FoundAds): Promise<WayOn[]> {
  const { q, sort: _, ...filters } = query
  const asked = found.understood?.corrected?.to ?? q ?? ''
  const lacked = lackedWords(found.understood)
  const narrowing = (found.reading ?? []).filter(({ said }) => !lacked.includes(said))
  const ways = await Promise.all(
    narrowing
      .toSorted((a, b) => Number(isThing(a)) - Number(isThing(b)))
      .map(async (left): Promise<WayOn[]> => {
        const rest = withoutSaid(asked, left.said)
        if (!rest) return []
        const page = await adPage(portal, { ...filters, q: rest, limit: 1, reading: true })
        const text = titleWithout(left, page, language)
        if (page.total <= found.total || page.understood || text === null) return []
        return [{ text, to: catalogueAddress({ ...filters, q: rest }), count: groupDigits(page.total) }]
      }),
  )
  return ways.flat()
}

type Clause = NonNullable<FoundAds['reading']>[number]

const isThing = ({ kind }: Clause) => kind === 'part' || kind === 'service'
const isCar = ({ kind }: Clause) => kind === 'brand' || kind === 'model'

/** «Стартеры, все марки» of a list that is no longer for a BMW; null if it is not known what it is for. */
function titleWithout(left: Clause, page: FoundAds, language: Language): string | null {
  const { reading = [] } = page
  if (isThing(left)) {
    const names = reading.flatMap((it) => (language === 'kk' ? it.names_kk : it.names))
    return reading.every(isCar) && names.length === 1 ? titleWords[language].allOfBrand(names.join()) : null
  }
  const title = understoodTitle(page, language)
  if (title === undefined) return null
  const all = OF_ALL[language]
  if (left.kind === 'maker') return `${title}, ${all.maker}`
  if (!isCar(left)) return `${title}, ${understoodWords[language].lacks(left.said)}`
  return `${title}, ${reading.some(({ kind }) => kind === 'brand') ? all.model : all.brand}`
}
