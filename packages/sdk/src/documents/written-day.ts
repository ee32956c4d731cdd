import { almatyTime } from '../language/index.ts'
import { withoutMarks } from './written-values.ts'

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(Z|[+-]\d\d:?\d\d)?)?$/i
/** As 1C and people write it: with a year of two digits, a time, «г.» or «ж.» behind it. */
const OF_1C = /^(\d\d)\.(\d\d)\.(\d{4}|\d\d)(?:\s*[гж]\.?)?(?:\s+\d{1,2}:\d\d(?::\d\d)?)?$/i

/**
 * Returns the day that a text says, as `2026-11-20`; null if it says none, or one that does not exist. A moment with a zone
 * is the day that it was in Almaty: JSON of 20 November there is `2026-11-19T19:00:00.000Z`.
 */
export function writtenDay(raw: string): string | null {
  const text = withoutMarks(raw).trim()
  const [, year, month, day, time, zone] = ISO.exec(text) ?? []
  if (year)
    return zone ? dayOfMoment(`${year}-${month}-${day}`, `${time}${zone}`) : existing(year, month, day)
  const [, dayOf1c, monthOf1c, yearOf1c] = OF_1C.exec(text) ?? []
  return yearOf1c ? existing(yearOf1c.padStart(4, '20'), monthOf1c, dayOf1c) : null
}

function dayOfMoment(day: string, time: string): string | null {
  const [year, month, date] = day.split('-')
  const at = existing(year, month, date) && almatyTime(`${day}T${time.toUpperCase()}`)
  return at ? new Date(at.dayNumber * 86_400_000).toISOString().slice(0, 10) : null
}

/** A date that does not exist, such as 31 November, is either invalid or another day. */
function existing(year = '', month = '', day = ''): string | null {
  const found = `${year}-${month}-${day}`
  const time = Date.parse(`${found}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(found) ? found : null
}

/** How the names of months begin, in both languages; January is first. */
const MONTHS = [
  /^(?:январ|қаңтар)/,
  /^(?:феврал|ақпан)/,
  /^(?:март|наурыз)/,
  /^(?:апрел|сәуір)/,
  /^(?:ма[йя]$|мамыр)/,
  /^(?:июн|маусым)/,
  /^(?:июл|шілде)/,
  /^(?:август|тамыз)/,
  /^(?:сентябр|қыркүйек)/,
  /^(?:октябр|қазан)/,
  /^(?:ноябр|қараша)/,
  /^(?:декабр|желтоқсан)/,
]
const WORD_FIRST = /^(\p{L}+)\s+(\d{4})(?:\s*[гж]\.?)?$/u
const YEAR_FIRST = /^(\d{4})(?:\s*ж\.?|\s+жыл\p{L}*)?\s+(\p{L}+)$/u

/** Returns the month that a text says, as `2026-11`: «ноябрь 2026», «2026 ж. қараша», `2026-11` or a day in it. Null if it says none. */
export function writtenMonth(raw: string): string | null {
  const text = withoutMarks(raw).trim().toLowerCase()
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text
  const [, word, yearBehind] = WORD_FIRST.exec(text) ?? []
  const [, yearBefore, wordBehind] = YEAR_FIRST.exec(text) ?? []
  const month = MONTHS.findIndex((name) => name.test(word ?? wordBehind ?? ''))
  if (month !== -1) return `${yearBehind ?? yearBefore}-${String(month + 1).padStart(2, '0')}`
  return writtenDay(raw)?.slice(0, 7) ?? null
}
