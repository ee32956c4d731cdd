import { fold } from '@sauda/sdk/search'
import { queryPieces, searchWords } from '../../platform/search-words.ts'

/** What a list finds a document by; its sum is compared as a number. */
export interface Findable {
  texts: readonly string[]
  rooms: readonly { level: number; number: string }[]
}

/** A sum in a query, in tiyn: all sums from `from` to `to`, because the tiyn may be left out. */
interface WantedSum {
  from: number
  to: number
}

/** What a document must have: a text in its words, or else the sum. */
export interface WantedPiece {
  phrase: string
  sum?: WantedSum
}

/** «365 400», «365400», «129 510,40 ₸»: not a part of a number of a document or of a room. */
const SUM =
  /(?<![\p{L}\p{N}.,/|-])(\d{1,3}(?:\s\d{3}){1,3}|\d{1,12})(?:[.,](\d{1,2}))?(?:\s*(?:₸|(?:тг|тенге|теңге)(?!\p{L})))?(?![\p{L}\p{N}/|-]|[.,]\p{N}|\s\d{3}(?!\d))/giu

/** The maximum number of sums of a query. */
const MAX_SUMS = 4

/** The words of a document. A room is there with its level, as on its plate. */
export function documentWords({ texts, rooms }: Findable): string {
  return folded([...texts, ...rooms.map(({ level, number }) => `${level} ${number}`)].join(' '))
}

/** Reads a query. Numbers that are written together, as «2-215», must stand together; words may stand anywhere. */
export function readQuery(query: string): WantedPiece[] {
  const sums = [...query.matchAll(SUM)].slice(0, MAX_SUMS)
  const rest = sums.reduce((text, [sum]) => text.replace(sum, ' '), query)
  return [
    ...sums.map(([, whole = '', tiyn]) => ({
      phrase: folded([whole, tiyn].filter(Boolean).join(' ')),
      sum: sumOf(whole, tiyn),
    })),
    ...queryPieces(rest).flatMap(({ text, words }) =>
      /\p{L}/u.test(text) ? words.map((word) => ({ phrase: fold(word) })) : [{ phrase: folded(text) }],
    ),
  ]
}

function sumOf(whole: string, tiyn: string | undefined): WantedSum {
  const from = Number(whole.replace(/\s/g, '')) * 100 + Number((tiyn ?? '').padEnd(2, '0'))
  return { from, to: tiyn === undefined ? from + 99 : from }
}

/** Kazakh letters are the Russian ones that people type instead. */
function folded(text: string): string {
  return fold(searchWords(text))
}
