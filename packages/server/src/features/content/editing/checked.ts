import type { FieldErrors } from '../../../contract/failure.ts'

/** The value of a field, or what is wrong with it. */
export type Checked =
  | { value: unknown; codes?: undefined }
  | { value?: undefined; codes: NonNullable<FieldErrors[string]> }

/** What is wrong with a field. */
export const wrong = (code: NonNullable<FieldErrors[string]>[number]): Checked => ({ codes: [code] })

/** Whether a text is a day of the calendar that a database can store and people may mean. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
