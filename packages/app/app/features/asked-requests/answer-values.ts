import { type Language, money } from '@sauda/sdk/language'
import type { PartAnswer, PartRequest } from '@sauda/sdk/part-requests'
import type { WordsOf } from '../../language/in-both.ts'
import { textOf } from '../forms/text-of.ts'
import type { askedWords } from './asked-words.ts'

/** The answer that a shop begins with: has it, has one by another maker, or has it not. */
export const ANSWER_KINDS = ['has', 'analogue', 'none'] as const

const FIELDS = [
  ...['kind', 'price', 'price_to', 'condition', 'maker', 'when', 'ready_on'],
  ...['warranty_days', 'note', 'valid_until', 'seen_version'],
] as const

/** What somebody has typed into the form of an answer. */
export type AnswerValues = { readonly [Field in string]?: string }

export function answerValues(form: FormData): AnswerValues {
  return Object.fromEntries(FIELDS.map((field) => [field, textOf(form, field)]))
}

/** The values as the rules of answers read them. */
export function asAnswer(
  { kind, condition, seen_version: _, ...values }: AnswerValues,
  photo_keys: readonly string[],
) {
  return {
    ...values,
    has: String(kind !== 'none'),
    condition: kind === 'analogue' ? 'analogue' : condition,
    photo_keys,
  }
}

/** The version of the shop's answer that the form was made for; null if it had none. */
export function seenIn({ seen_version = '' }: AnswerValues): number | null {
  return /^[1-9]\d{0,8}$/.test(seen_version) ? Number(seen_version) : null
}

/** What a shop presses in a list: `?answer=has`, `analogue`, `order` or `none`. */
export const QUICK_ANSWERS = ['has', 'analogue', 'order', 'none'] as const

export type QuickAnswer = (typeof QUICK_ANSWERS)[number]

/** What the form has at first: the shop's answer, or what was pressed, with the first price that may be meant. */
export function firstValues(request: PartRequest, pressed: QuickAnswer | null): AnswerValues {
  const { answer, price_hints: [hint] = [], condition } = request
  if (answer && pressed === null) return valuesOf(answer)
  return {
    kind: pressed === 'analogue' || pressed === 'none' ? pressed : pressed ? 'has' : '',
    price: String(hint?.price ?? ''),
    condition: condition === 'used' ? 'used' : 'new',
    when: pressed === 'order' ? 'order' : 'now',
    seen_version: String(answer?.version ?? ''),
  }
}

function valuesOf(answer: PartAnswer): AnswerValues {
  const { has, price, price_to, condition, maker, when, ready_on, warranty_days, note, version } = answer
  return {
    kind: has ? (condition === 'analogue' ? 'analogue' : 'has') : 'none',
    price: String(price ?? ''),
    price_to: String(price_to ?? ''),
    condition: condition === 'used' ? 'used' : 'new',
    maker: maker ?? '',
    when: when ?? 'now',
    ready_on: ready_on ?? '',
    warranty_days: String(warranty_days ?? ''),
    note: note ?? '',
    seen_version: String(version),
  }
}

/** What the button repeats: «38 500 ₸, сейчас»; null without a price, or if the shop has it not. */
export function saidIn(
  { kind, price = '', when }: AnswerValues,
  words: WordsOf<typeof askedWords>['form'],
  language: Language,
): string | null {
  const digits = price.replace(/\s/g, '')
  if (kind === 'none' || !/^\d+$/.test(digits)) return null
  const whens: Readonly<Record<string, string>> = words.whens
  const at = whens[when || 'now']
  return [money(Number(digits), language), at?.toLowerCase()].filter(Boolean).join(', ')
}
