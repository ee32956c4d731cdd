import { dayLabel, type Language, type Moment, money, NO_BREAK_SPACE } from '@sauda/sdk/language'
import {
  type PartAnswer,
  type PartRequestCard,
  partAnswerConditionLabel,
  partAnswerWhenLabel,
} from '@sauda/sdk/part-requests'
import type { WordsOf } from '../../language/in-both.ts'
import type { requestWords } from './request-words.ts'

type Words = WordsOf<typeof requestWords>

/** «Toyota Camry XV50, 2014». */
export function carText({ brand, model, year }: Pick<PartRequestCard, 'brand' | 'model' | 'year'>): string {
  return [[brand.name, model].filter(Boolean).join(' '), year].filter(Boolean).join(', ')
}

/** A price, or a range of prices: «18 000 ₸», «18 000–20 000 ₸». */
export function priceText({ price, price_to }: Pick<PartAnswer, 'price' | 'price_to'>, language: Language) {
  if (price === null || price_to === null) return money(price, language)
  return `${money(price, language).replace(`${NO_BREAK_SPACE}₸`, '')}–${money(price_to, language)}`
}

/** What is offered: «Аналог, TRW». */
export function offerText(
  { condition, maker }: Pick<PartAnswer, 'condition' | 'maker'>,
  { words, language }: { words: Words; language: Language },
): string {
  const state = condition === null ? undefined : partAnswerConditionLabel(condition, language)
  if (state && maker) return words.offer(state, maker)
  return state ?? maker ?? ''
}

/** When the part is there: «Есть сейчас», «Будет 3 декабря». */
export function whenText(
  { when, ready_on }: Pick<PartAnswer, 'when' | 'ready_on'>,
  { words, language, now }: { words: Words; language: Language; now: Moment },
): string {
  if (ready_on !== null) {
    const day = dayText(ready_on, now, language)
    return when === 'order' ? words.orderBy(day) : words.readyOn(day)
  }
  return when === null ? '' : partAnswerWhenLabel(when, language)
}

/** A day of the calendar: «сегодня», «3 декабря». */
export function dayText(day: string, now: Moment, language: Language): string {
  return dayLabel(`${day}T12:00:00+05:00`, now, language)
}
