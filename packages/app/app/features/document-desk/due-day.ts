/** A typed due date: a day, null for none, or the code of its error. */
export type TypedDay = { day: string | null } | { error: 'wrong_format' | 'too_small' }

/** A day as people of both languages write it, or as 2026-11-25. */
const FORMS = [
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/** Reads a typed due date of the documents of a month, as 2026-10; it cannot be before that month. */
export function readDueDay(text: string, period: string): TypedDay {
  const written = text.trim()
  if (written === '') return { day: null }
  const parts = FORMS.map((form) => form.exec(written)?.groups).find(Boolean)
  if (!parts) return { error: 'wrong_format' }
  const [year, month, day] = [parts.year, parts.month, parts.day].map((part) => (part ?? '').padStart(2, '0'))
  const iso = `${year}-${month}-${day}`
  const date = new Date(`${iso}T00:00:00Z`)
  // 31 February is read as 3 March.
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso)
    return { error: 'wrong_format' }
  return iso < `${period}-01` ? { error: 'too_small' } : { day: iso }
}

/** 25.11.2026 */
export function writtenDay(day: string | null): string {
  return day === null ? '' : day.split('-').reverse().join('.')
}
