import type { Language } from '../language/index.ts'
import { BATCH_TEXTS } from './exchange-batch-texts.ts'
import { exchangeFieldName, placeIn1c } from './exchange-place.ts'
import { CONTENT_TEXTS, type ExchangeTexts } from './exchange-texts.ts'
import { problemValue, type ToldProblem } from './problem-money.ts'

/** A problem in words. */
export interface ExchangeWords {
  /** The field, such as «строка 3, ставка НДС»; empty if it concerns the whole. */
  field: string
  /** What is wrong, with what came and what was needed. */
  wrong: string
  /** What to do, in 1C or in the portal. */
  fix: string
  /** What came, sums as money; null if nothing came. */
  got: string | null
  /** What was needed, sums as money; null if there is nothing to compare. */
  needed: string | null
}

// Not one table: bundlers keep a spread, with all texts, for programs that use only calls of this entry.
const TABLES: readonly Readonly<Record<string, ExchangeTexts>>[] = [CONTENT_TEXTS, BATCH_TEXTS]

const UNKNOWN: ExchangeTexts = {
  wrong: { ru: 'Портал не принял это значение.', kk: 'Портал бұл мәнді қабылдамады.' },
  fix: { ru: 'Проверьте в 1С: {place}.', kk: '1С-те тексеріңіз: {place}.' },
}

const NOTHING = { ru: 'пусто', kk: 'бос' } as const
const THE_DOCUMENT = { ru: 'документ', kk: 'құжат' } as const

/** Returns what is wrong and what to do in 1C, for accountants. An unknown code gets a neutral text. */
export function exchangeText(problem: ToldProblem, language: Language): ExchangeWords {
  const { field, code } = problem
  const got = problemValue(problem.got, problem, language)
  const needed = problemValue(problem.needed, problem, language)
  const { wrong, fix } = TABLES.find((texts) => Object.hasOwn(texts, code))?.[code] ?? UNKNOWN
  const values: Readonly<Record<string, string>> = {
    got: got ?? NOTHING[language],
    needed: needed ?? '',
    place: placeIn1c(field) ?? THE_DOCUMENT[language],
  }
  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return {
    field: exchangeFieldName(field, language),
    wrong: filled(wrong[language]),
    fix: filled(fix[language]),
    got,
    needed,
  }
}
