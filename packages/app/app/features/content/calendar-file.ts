/** What a calendar says about a promotion. */
export type CalendarEvent = {
  /** Unique in the world, and always the same for the promotion: a newer file replaces the older one's entry. */
  uid: string
  /** First and last day; without a last day it is one day. */
  starts: string
  ends: string | null
  title: string
  summary: string | null
  place: string | null
  url: string
  /** When it was changed. */
  changed: string
}

/** Octets of a line without its end, after which it has to be folded (RFC 5545, 3.1). */
const LONGEST = 75

/** An iCalendar file (RFC 5545) with one event of whole days. */
export function calendarFile({
  uid,
  starts,
  ends,
  title,
  summary,
  place,
  url,
  changed,
}: CalendarEvent): string {
  const stamp = `${changed.replaceAll(/[-:]|\.\d+/g, '')}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sauda//Promotions//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `DTSTART;VALUE=DATE:${dateValue(starts)}`,
    // The end is the first day after it.
    `DTEND;VALUE=DATE:${dateValue(dayAfter(ends ?? starts))}`,
    `SUMMARY:${textValue(title)}`,
    ...(summary ? [`DESCRIPTION:${textValue(summary)}`] : []),
    ...(place ? [`LOCATION:${textValue(place)}`] : []),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function dateValue(day: string): string {
  return day.replaceAll('-', '')
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + 1)
  return date.toISOString().slice(0, 10)
}

/** Escapes what separates values; other control characters are not allowed (RFC 5545, 3.3.11). */
function textValue(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ')
}

/** Folds a line at 75 octets, never within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LONGEST) {
      parts.push(part)
      part = ''
      // The space that begins the next line counts.
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}
