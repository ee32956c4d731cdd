import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event: CalendarEvent = {
  uid: 'promotion-7@sauda.example',
  starts: '2026-11-14',
  ends: '2026-12-31',
  title: 'Замена шин, балансировка; в подарок',
  summary: 'Первая строка\nвторая \\ строка',
  place: 'Алматы, пр. Суюнбая, 159',
  url: 'https://sauda.example/promotions/7',
  changed: '2026-11-21T06:42:00.000Z',
}

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event of whole days; its end is the day after the last one', () => {
  const file = unfolded(calendarFile(event))
  expect(file.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(file.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  expect(file).toContain('UID:promotion-7@sauda.example')
  expect(file).toContain('DTSTAMP:20261121T064200Z')
  expect(file).toContain('DTSTART;VALUE=DATE:20261114')
  expect(file).toContain('DTEND;VALUE=DATE:20270101')
  expect(file).toContain('URL:https://sauda.example/promotions/7')
})

test('commas, semicolons, backslashes and line breaks are escaped', () => {
  const file = unfolded(calendarFile(event))
  expect(file).toContain('SUMMARY:Замена шин\\, балансировка\\; в подарок')
  expect(file).toContain('DESCRIPTION:Первая строка\\nвторая \\\\ строка')
})

test('a text cannot add a property of its own', () => {
  const file = unfolded(calendarFile({ ...event, title: 'a\r\nATTENDEE:mailto:x@y\rb\u0000c' }))
  expect(file).toContain('SUMMARY:a\\nATTENDEE:mailto:x@y\\nb c')
  expect(file.filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
})

test('without an end it is one day, and what is not known is left out', () => {
  const file = unfolded(calendarFile({ ...event, ends: null, summary: null, place: null }))
  expect(file).toContain('DTEND;VALUE=DATE:20261115')
  expect(file.some((line) => /^(?:DESCRIPTION|LOCATION)/.test(line))).toBe(false)
})

test('no line is longer than 75 octets, and no character is cut', () => {
  const title = 'Әжептәуір ұзақ атау 🚗 '.repeat(12)
  const file = calendarFile({ ...event, title })
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file).not.toContain('\uFFFD')
  expect(unfolded(file)).toContain(`SUMMARY:${title}`)
})
