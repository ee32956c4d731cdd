import { type AdQuery, filterValues } from '@sauda/sdk/ads'
import { type Language, money, weekdayName } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import type { roomWords } from '../rooms/words.ts'
import { quotedText } from './catalogue-address.ts'
import { hasPriceBound, without, withValues } from './catalogue-query.ts'
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
  const one = (key: keyof AdQuery, label: string | undefined | false): SetFilter[] =>
    label ? [{ key, label, rest: without(query, [key]) }] : []
  const several = (key: keyof AdQuery, labels: ReadonlyMap<number | string, string | undefined>) =>
    [...labels].flatMap(([value, label]): SetFilter[] => {
      const others = [...labels.keys()].filter((other) => other !== value)
      return label ? [{ key: `${key} ${value}`, label, rest: withValues(query, key, others) }] : []
    })
  return [
    ...one('q', query.q && quotedText(query.q)),
    ...one('kind', query.kind && catalogue.kinds[query.kind]),
    ...several(
      'brand_id',
      labelled(query.brand_id, (id) => nameOf(brands, id)),
    ),
    ...several(
      'category',
      labelled(query.category, (slug) => categoryName(catalogue.categories, slug)),
    ),
    ...one('spare_part_id', nameOf(parts, query.spare_part_id)),
    ...one('service_id', nameOf(services, query.service_id)),
    ...one(
      'price_from',
      query.price_from !== undefined && catalogue.above(money(query.price_from, language)),
    ),
    ...one('price_to', query.price_to !== undefined && catalogue.below(money(query.price_to, language))),
    ...one('negotiable', query.negotiable && catalogue.negotiableSet[hasPriceBound(query) ? 'keep' : 'only']),
    ...several('level', labelled(query.level, rooms.onLevel)),
    ...one('room_id', query.room_id !== undefined && catalogue.room(roomNumber ?? String(query.room_id))),
    ...several(
      'maker',
      labelled(query.maker, (name) => name),
    ),
    ...one('open_now', query.open_now && catalogue.openNow),
    ...one('weekday', query.weekday !== undefined && weekdayName(query.weekday, language)),
    ...several(
      'condition',
      labelled(query.condition, (condition) => catalogue.conditions[condition]),
    ),
  ]
}

/** The values of a filter that may have several, with their names. */
function labelled<Value extends number | string>(
  chosen: Value | Value[] | undefined,
  nameOf: (value: Value) => string | undefined,
): Map<Value, string | undefined> {
  return new Map(filterValues<Value>(chosen).map((value) => [value, nameOf(value)]))
}
