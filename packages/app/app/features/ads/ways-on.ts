import type { Portal } from '@sauda/sdk'
import { type AdQuery, adPage, filterValues } from '@sauda/sdk/ads'
import { listSpareParts } from '@sauda/sdk/content'
import { groupDigits, inLanguage, type Language } from '@sauda/sdk/language'
import { foldedWords, nearParts, type Suggestion, suggest } from '@sauda/sdk/search'
import { roomWords } from '../rooms/words.ts'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import type { Dictionaries } from './dictionaries.ts'
import { setFilters } from './set-filters.ts'

/** A list that has ads where the asked one has none. */
export type WayOn = {
  text: string
  to: string
  /** «1 284». */
  count: string
  /** Of a spare part, for its picture. */
  category?: string
  drawing?: string | null | undefined
}

/** Ways on of one kind, under a heading. */
export type WaysOn = {
  id: 'filters' | 'wider' | 'meant' | 'similar' | 'categories'
  title: string
  ways: WayOn[]
}

/** Only the server knows these words: the browser gets what was made of them. */
export const wayWords: Record<
  Language,
  Record<WaysOn['id'] | 'withoutFilters' | 'searched' | 'filtered', string>
> = {
  ru: {
    searched:
      'Искали во всех бутиках и у частных продавцов: как написано, с опечатками и в другой раскладке.',
    filtered: 'Таких объявлений сейчас нет. Уберите один из фильтров или выберите раздел.',
    filters: 'Если убрать один фильтр',
    withoutFilters: 'Без фильтров',
    wider: 'Искать шире',
    meant: 'Возможно, вы искали',
    similar: 'Рядом по смыслу',
    categories: 'Разделы каталога',
  },
  kk: {
    searched:
      'Барлық бутиктен және жеке сатушылардан іздедік: жазылғанындай, қатесін түзетіп және басқа пернетақтамен.',
    filtered: 'Қазір мұндай хабарландыру жоқ. Бір сүзгіні алып тастаңыз немесе бөлім таңдаңыз.',
    filters: 'Бір сүзгіні алып тастасаңыз',
    withoutFilters: 'Сүзгісіз',
    wider: 'Кеңірек іздеу',
    meant: 'Бәлкім, мынаны іздеген шығарсыз',
    similar: 'Мағынасы жақын бөлшектер',
    categories: 'Каталог бөлімдері',
  },
}

/** The most ways of one kind. */
const MOST = 6
/** Shorter words begin too many things. */
const SHORTEST_WORD = 3
const MOST_WORDS = 5

export type Asked = {
  query: AdQuery
  dictionaries: Dictionaries
  roomNumber: string | null
  language: Language
}

/** What an empty list says: what was tried, and where to go, each way with ads. A way that cannot be read is left out. */
export async function readWaysOn(portal: Portal, asked: Asked): Promise<{ tried: string; waysOn: WaysOn[] }> {
  const words = wayWords[asked.language]
  const [filters, meant, near, categories] = await Promise.all([
    withoutOne(portal, asked),
    meantBy(portal, asked),
    similarTo(portal, asked),
    allCategories(portal, asked),
  ])
  // What single words of it mean is no guess at a thing that has no name here.
  const likely = near.isAbsent ? [] : meant
  const known = new Set(likely.map(({ to }) => to))
  const found: WaysOn[] = [
    { id: 'filters', title: words.filters, ways: filters },
    { id: 'meant', title: words.meant, ways: likely },
    { id: 'similar', title: words.similar, ways: near.ways.filter(({ to }) => !known.has(to)) },
    { id: 'categories', title: words.categories, ways: categories },
  ]
  return {
    tried: asked.query.q ? words.searched : words.filtered,
    waysOn: found.filter(({ ways }) => ways.length > 0),
  }
}

/**
 * The list without each of the filters, and without all of them beside the query.
 * @param shown how many ads the list has: others are ways on only if they have more
 */
export async function withoutOne(
  portal: Portal,
  { query, dictionaries, roomNumber, language }: Asked,
  shown = 0,
): Promise<WayOn[]> {
  const words = { catalogue: catalogueWords[language], rooms: roomWords[language] }
  const rests: { text: string; rest: AdQuery }[] = setFilters(query, {
    dictionaries,
    roomNumber,
    words,
    language,
  }).map(({ label, rest }) => ({ text: label, rest }))
  if (query.q && rests.length > 2)
    rests.push({ text: wayWords[language].withoutFilters, rest: { q: query.q } })
  const ways = await Promise.all(
    rests.map(async ({ text, rest }) => {
      const { sort: _, ...filters } = rest
      // The whole catalogue is no answer to a question.
      if (Object.keys(filters).length === 0) return []
      const { total } = await adPage(portal, { ...filters, limit: 1 })
      return total > shown ? [{ text, to: catalogueAddress(rest), count: groupDigits(total) }] : []
    }),
  )
  return ways.flat()
}

/** What the query may mean as a whole, or else its words. */
async function meantBy(portal: Portal, { query: { q }, language }: Asked): Promise<WayOn[]> {
  if (!q) return []
  const words = [...new Set(foldedWords(q))].filter((word) => word.length >= SHORTEST_WORD)
  const texts = [q, ...words.slice(0, MOST_WORDS)]
  const answers = await Promise.all(
    texts.map((text) => suggest(portal, text, { limit: 3 }).catch(() => ({ groups: [] }))),
  )
  const all = answers.map(({ groups }) => groups.flatMap(({ items }) => items))
  const [whole = [], ...ofWords] = all
  const ways = (whole.length > 0 ? whole : ofWords.flat()).map((one) => suggested(one, language))
  return [...new Map(ways.map((way) => [way.to, way])).values()].slice(0, MOST)
}

/** Parts near to what the query asks for, or else those that the filters name. */
export async function similarTo(portal: Portal, asked: Asked) {
  const near = await nearTo(portal, asked)
  return near.ways.length > 0 ? near : { ...near, ways: await similarParts(portal, asked) }
}

/** Parts near to what the query asks for, and whether that is a thing without a name in the reference table. */
async function nearTo(portal: Portal, { query: { q, brand_id }, dictionaries, language }: Asked) {
  const nothing = { items: [], is_absent: false }
  const [brand, ...others] = dictionaries.brands.filter(({ id }) => filterValues(brand_id).includes(id))
  // «карбюратор» with the filter Toyota is asked for as «карбюратор Toyota».
  const asked = q && brand && others.length === 0 ? `${q} ${brand.name}` : q
  const { items, is_absent } = asked
    ? await nearParts(portal, asked, { limit: MOST }).catch(() => nothing)
    : nothing
  return { ways: items.map((one) => suggested(one, language)), isAbsent: is_absent }
}

function suggested(suggestion: Suggestion, language: Language): WayOn {
  const { filter, ads, category, drawing } = suggestion
  return {
    text: inLanguage(suggestion, 'text', language),
    to: catalogueAddress(filter),
    count: groupDigits(ads),
    ...(category !== null && { category, drawing }),
  }
}

/** Other parts of the category that the filters name, or of the part that they name. */
async function similarParts(portal: Portal, { query, dictionaries: { parts } }: Asked): Promise<WayOn[]> {
  const asked = parts.find(({ id }) => id === query.spare_part_id)
  const category = asked?.category ?? filterValues(query.category)[0]
  if (category === undefined) return []
  const [{ facets }, { items }] = await Promise.all([
    adPage(portal, { category, limit: 1, facets: true }),
    // The dictionary of the page has no drawings: it goes to the browser.
    listSpareParts(portal),
  ])
  return (facets?.spare_part_id.choices ?? [])
    .flatMap(({ value, ads }) => {
      const part = parts.find(({ id }) => id === value && id !== asked?.id)
      return part
        ? [
            {
              text: part.name,
              to: catalogueAddress({ spare_part_id: part.id }),
              count: groupDigits(ads),
              category: part.category,
              drawing: items.find(({ id }) => id === part.id)?.drawing,
            },
          ]
        : []
    })
    .slice(0, MOST)
}

async function allCategories(portal: Portal, { language }: Asked): Promise<WayOn[]> {
  const { facets } = await adPage(portal, { limit: 1, facets: true })
  return (facets?.category.choices ?? []).map(({ value, ads }) => ({
    text: categoryName(catalogueWords[language].categories, String(value)),
    to: catalogueAddress({ category: String(value) }),
    count: groupDigits(ads),
  }))
}
