import type { AdQuery } from '@sauda/sdk/ads'
import { type Language, money, weekdayName } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import type { roomWords } from '../rooms/words.ts'
import { hasPriceBound, withFilter, without } from './catalogue-query.ts'
import type { catalogueWords } from './catalogue-words.ts'
import { categoryName } from './categories.ts'
import { type Dictionaries, nameOf } from './dictionaries.ts'

export type SetFilter = {
  /** Identifies the filter among the others. */
  key: string
  label: string
  /** The filters without this one. */
  rest: AdQuery
}

export type FilterNames = {
  dictionaries: Dictionaries
  /** The number on the door of the filtered room. */
  roomNumber: string | null
  words: { catalogue: WordsOf<typeof catalogueWords>; rooms: WordsOf<typeof roomWords> }
  language: Language
}

/** The active filters, each with its text and the filters without it. Sorting is not a filter. */
export function setFilters(
  query: AdQuery,
  { dictionaries, roomNumber, words, language }: FilterNames,
): SetFilter[] {
  const { catalogue, rooms } = words
  const { brands, parts, services } = dictionaries
  const single: [key: keyof AdQuery, label: string | undefined | false][] = [
    ['q', query.q && `«${query.q}»`],
    ['kind', query.kind && catalogue.kinds[query.kind]],
    ['brand_id', nameOf(brands, query.brand_id)],
    ['category', query.category && categoryName(catalogue.categories, query.category)],
    ['spare_part_id', nameOf(parts, query.spare_part_id)],
    ['service_id', nameOf(services, query.service_id)],
    ['price_from', query.price_from !== undefined && catalogue.above(money(query.price_from, language))],
    ['price_to', query.price_to !== undefined && catalogue.below(money(query.price_to, language))],
    ['negotiable', query.negotiable && catalogue.negotiableSet[hasPriceBound(query) ? 'keep' : 'only']],
    ['level', query.level !== undefined && rooms.onLevel(query.level)],
    ['room_id', query.room_id !== undefined && catalogue.room(roomNumber ?? String(query.room_id))],
    ['weekday', query.weekday !== undefined && weekdayName(query.weekday, language)],
  ]
  const conditions = query.condition ?? []
  return [
    ...single.flatMap(([key, label]) => (label ? [{ key, label, rest: without(query, [key]) }] : [])),
    ...conditions.map((condition) => ({
      key: condition,
      label: catalogue.conditions[condition],
      rest: withFilter(
        query,
        'condition',
        conditions.filter((other) => other !== condition),
      ),
    })),
  ]
}
