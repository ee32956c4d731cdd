import { inLanguage, type Language } from '@sauda/sdk/language'
import type { Suggestion, SuggestionGroup } from '@sauda/sdk/search'
import { Drawing, PictureFrame, type SearchGroup, type SearchOption } from '@sauda/ui'
import { Car, Hash, History, Wrench } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WordsOf } from '../../language/in-both.ts'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { categoryGround, drawingOf } from '../ads/categories.ts'
import { RoomPlate } from '../rooms/room-plate.tsx'
import type { roomWords } from '../rooms/words.ts'
import type { RecentSearch } from './recent-searches.ts'
import type { searchWords } from './words.ts'

type Words = WordsOf<typeof searchWords> & { rooms: WordsOf<typeof roomWords> }

/** What an option leads to, by its id, which stays the same in every list that the option is in. */
export type Leads = ReadonlyMap<string, RecentSearch>

/** The kinds of the left column; all others are beside it. */
const LEFT: readonly string[] = ['part', 'car']
/** Beside suggestions there is room for some recent searches. */
const MOST_BESIDE = 2

/** The groups of suggestions and recent searches as the list shows them, and where they lead. */
export function optionsOf(
  groups: readonly SuggestionGroup[],
  recent: readonly RecentSearch[],
  typed: string,
  words: Words,
  language: Language,
): { columns: SearchGroup[][]; leads: Leads } {
  const leads = new Map<string, RecentSearch>()
  const lead = (kind: string, search: RecentSearch) => {
    const id = `${kind}:${search.to}`
    leads.set(id, search)
    return id
  }
  const suggested = ({ kind, items }: SuggestionGroup): SearchGroup => ({
    heading: typed === '' && kind === 'part' ? words.often : headingOf(kind, words),
    // So that the levels below them are seen without scrolling.
    chips: typed === '' && LEFT.includes(kind),
    options: items.map((item): SearchOption => {
      const text = inLanguage(item, 'text', language)
      return {
        id: lead(kind, { text, to: catalogueAddress(item.filter) }),
        text,
        lead: leadOf(kind, item),
        ...placeOf(item, words),
        note: (language === 'kk' && item.note_kk) || item.note,
        count: words.ads(item.ads),
      }
    }),
  })
  const beside =
    typed === '' ? recent : recent.filter(({ text }) => isNear(text, typed)).slice(0, MOST_BESIDE)
  const own: SearchGroup = {
    heading: words.recent,
    options: beside.map((search) => ({
      id: lead('recent', search),
      text: search.text,
      lead: <History aria-hidden />,
      removable: true,
    })),
  }
  const recents = own.options.length > 0 ? [own] : []
  if (typed === '') return { columns: [[...recents, ...groups.map(suggested)]], leads }
  return {
    columns: [
      groups.filter(({ kind }) => LEFT.includes(kind)).map(suggested),
      [...groups.filter(({ kind }) => !LEFT.includes(kind)).map(suggested), ...recents],
    ],
    leads,
  }
}

function isNear(text: string, typed: string): boolean {
  return text !== typed && text.toLowerCase().includes(typed.toLowerCase())
}

function headingOf(kind: string, { kinds }: Words): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as keyof Words['kinds']] : kinds.other
}

function placeOf({ plate, filter }: Suggestion, { rooms }: Words): Pick<SearchOption, 'place'> {
  if (plate) return { place: rooms.plate(plate.level, plate.number) }
  return filter.level === undefined ? {} : { place: rooms.onLevel(filter.level) }
}

function leadOf(kind: string, { category, drawing, plate, filter }: Suggestion): ReactNode {
  if (plate) return <RoomPlate room={plate} />
  if (filter.level !== undefined) {
    return (
      <span className="grid size-6 place-items-center rounded-1 bg-accent font-bold font-display text-accent-text text-xs tabular-nums">
        {filter.level}
      </span>
    )
  }
  if (category !== null && kind === 'part') {
    return (
      <PictureFrame ground={categoryGround(category)} className="h-9 w-11 rounded-2">
        <Drawing src={drawingOf({ category, drawing })} />
      </PictureFrame>
    )
  }
  if (kind === 'car') return <Car aria-hidden />
  if (kind === 'service') return <Wrench aria-hidden />
  return <Hash aria-hidden />
}
