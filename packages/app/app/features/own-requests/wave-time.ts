import { clockTime, dayLabel, type Language, type Moment } from '@sauda/sdk/language'
import type { WordsOf } from '../../language/in-both.ts'
import { dayOf, daysBetween } from '../content/days.ts'
import type { ownRequestWords } from './own-words.ts'

type Words = WordsOf<typeof ownRequestWords>

/** When further shops are asked: «в 14:52», «завтра в 10:00», «3 декабря в 10:00». */
export function waveTime(
  at: Moment,
  { words, language, now }: { words: Words; language: Language; now: Moment },
): string {
  const time = clockTime(at)
  const days = daysBetween(dayOf(now), dayOf(at))
  if (days <= 0) return words.waveAt(time)
  return days === 1 ? words.waveTomorrow(time) : words.waveOn(dayLabel(at, now, language), time)
}
