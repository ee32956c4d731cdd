import { normalBin } from '../access/index.ts'
import type { ReviewHoldReason } from '../generated/schemas.ts'
import type { FieldErrors, Language, Words } from '../language/index.ts'
import { hasListedWord } from './listed-words.ts'

/** What decides whether a review waits for a look by staff. */
export interface HoldFacts {
  /** What its author wrote. */
  readonly text: string
  /** Whether it names a phone, a messenger, an address or a link: see `contactsIn` of ads. */
  readonly namesContacts: boolean
  /** Whether it has the badge «обращался». */
  readonly contacted: boolean
  /** Whether its author has belonged to the company that sells. */
  readonly wasColleague: boolean
  /** Whether an earlier review of the author about the same ad was deleted. */
  readonly again: boolean
}

/** Twelve digits, also in groups, that are not a part of a longer number. */
const TWELVE_DIGITS = /(?<!\d[\s-]?)\d(?:[\s-]?\d){11}(?![\s-]?\d)/gu

/** The rules of holding, in the order in which staff read them. */
const RULES = {
  contacts: ({ namesContacts }) => namesContacts,
  number: ({ text }) => hasBin(text),
  words: ({ text }) => hasListedWord(text),
  colleague: ({ wasColleague }) => wasColleague,
  again: ({ again }) => again,
  no_contact: ({ contacted }) => !contacted,
} as const satisfies Record<ReviewHoldReason, (facts: HoldFacts) => boolean>

/** All reasons, in the order in which staff read them. */
export const REVIEW_HOLD_REASONS = /* @__PURE__ */ Object.keys(RULES) as readonly ReviewHoldReason[]

/** Returns why a review waits for a look by staff; empty if it is public at once. */
export function holdReasons(facts: HoldFacts): ReviewHoldReason[] {
  return REVIEW_HOLD_REASONS.filter((reason) => RULES[reason](facts))
}

/**
 * Returns error codes of a seller's reply: nothing that a review would wait for may stand in it.
 * @param namesContacts see `HoldFacts`
 */
export function replyProblems(text: string, namesContacts: boolean): FieldErrors[string] {
  return [
    ...(namesContacts ? (['has_contacts'] as const) : []),
    ...(hasBin(text) ? (['has_number'] as const) : []),
    ...(hasListedWord(text) ? (['has_listed_words'] as const) : []),
  ]
}

function hasBin(text: string): boolean {
  return [...text.matchAll(TWELVE_DIGITS)].some(([digits]) => normalBin(digits.replaceAll('-', '')) !== null)
}

const TEXTS = {
  contacts: { ru: 'Телефон, мессенджер или ссылка', kk: 'Телефон, мессенджер немесе сілтеме' },
  number: { ru: 'ИИН или БИН в тексте', kk: 'Мәтінде ЖСН немесе БСН бар' },
  words: { ru: 'Слова из списка', kk: 'Тізімдегі сөздер' },
  colleague: { ru: 'Автор работал в этой компании', kk: 'Автор осы компанияда жұмыс істеген' },
  again: { ru: 'Прежний отзыв этого автора удалён', kk: 'Автордың бұрынғы пікірі жойылған' },
  no_contact: { ru: 'Не обращался через портал', kk: 'Портал арқылы хабарласпаған' },
} as const satisfies Record<ReviewHoldReason, Words>

const UNKNOWN = { ru: 'Нужна проверка', kk: 'Тексеру қажет' } as const satisfies Words

/** Says why a review waits; an unknown reason gets a neutral text. */
export function holdReasonText(reason: string, language: Language): string {
  return (isReason(reason) ? TEXTS[reason] : UNKNOWN)[language]
}

function isReason(reason: string): reason is ReviewHoldReason {
  return Object.hasOwn(TEXTS, reason)
}
