import { dayIn } from '../features/documents/almaty.ts'
import type { AliasKind } from '../features/search/aliases.ts'
import { wordKey } from '../features/search/dictionary.ts'
import type { Trx } from '../platform/database/transaction.ts'

const DAY = 86_400_000

interface Word {
  text: string
  kind: AliasKind
  target: string
  daysAgo: number
}

/** Words that an administrator of the centre has added. */
const WORDS: readonly Word[] = [
  { text: 'клык', kind: 'part', target: 'Бамперы', daysAgo: 41 },
  { text: 'бублик', kind: 'part', target: 'Подшипники ступицы', daysAgo: 30 },
  { text: 'кочерга', kind: 'part', target: 'Рычаги подвески', daysAgo: 12 },
  { text: 'сковородка', kind: 'part', target: 'Тормозные диски', daysAgo: 3 },
]

interface Missed {
  text: string
  /** Ads with a part of it. */
  ads: number
  /** How often it was asked on which days ago. */
  days: readonly (readonly [ago: number, times: number])[]
}

/** Queries that found nothing. */
const MISSED: readonly Missed[] = [
  {
    text: 'пневмоподушка туарег',
    ads: 0,
    days: [
      [1, 4],
      [2, 3],
      [6, 5],
      [15, 2],
    ],
  },
  {
    text: 'ГБО 4 поколения',
    ads: 0,
    days: [
      [0, 2],
      [3, 3],
      [9, 2],
    ],
  },
  {
    text: 'ноускат',
    ads: 0,
    days: [
      [1, 3],
      [4, 2],
    ],
  },
  {
    text: 'қармауыш',
    ads: 0,
    days: [
      [2, 2],
      [5, 1],
      [20, 1],
    ],
  },
  { text: 'кенгурятник', ads: 0, days: [[3, 2]] },
  { text: 'шноркель хайлюкс', ads: 0, days: [[12, 2]] },
  {
    text: 'лебёдка',
    ads: 0,
    days: [
      [7, 1],
      [33, 1],
    ],
  },
  { text: 'торсион делика', ads: 0, days: [[18, 1]] },
]

/** Inserts the centre's words of the search and the queries that found nothing. Nobody is named in either. */
export const insertSearches = async (trx: Trx, now: Date): Promise<void> => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await trx
    .insertInto('search_aliases')
    .values(
      WORDS.map(({ text, kind, target, daysAgo: ago }) => ({
        ...{ text, kind, target, folded: wordKey(text) },
        ...{ created_at: daysAgo(ago), changed_at: daysAgo(ago) },
      })),
    )
    .execute()
  await trx
    .insertInto('search_misses')
    .values(
      MISSED.flatMap(({ text, ads, days }) =>
        days.map(([ago, times]) => ({
          ...{ query: wordKey(text), text, ads, times },
          day: dayIn(daysAgo(ago)),
          last_at: daysAgo(ago),
        })),
      ),
    )
    .execute()
}
