import type { ContentItem } from '@sauda/sdk/content-editor'
import { almatyTime } from '@sauda/sdk/language'

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as a field for date and time shows it, in Almaty: `2026-12-01T00:00`. */
export function localMoment(moment: string | null | undefined): string {
  const at = moment ? almatyTime(moment) : null
  return at ? `${at.year}-${two(at.month)}-${two(at.day)}T${two(at.hour)}:${two(at.minute)}` : ''
}

/** The fields of a form about the publication of an entry, before somebody types into them. */
export function publicationOf(item: ContentItem | null): Record<'from' | 'till', string> {
  const planned = item?.planned ?? null
  return { from: localMoment(planned?.from), till: localMoment((planned ?? item?.live)?.till) }
}

/** Reads such a field: the moment, null if it is empty, undefined if it is no time. */
export function momentIn(text: string): string | null | undefined {
  if (text === '') return null
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const moment = new Date(`${text.slice(0, 16)}:00+05:00`)
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
