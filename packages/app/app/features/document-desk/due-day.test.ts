import { describe, expect, it } from 'vitest'
import { readDueDay, writtenDay } from './due-day.ts'

describe('a typed due date', () => {
  it.each([
    ['25.11.2026', '2026-11-25'],
    [' 1.11.2026 ', '2026-11-01'],
    ['01/12/2026', '2026-12-01'],
    ['5-12-2026', '2026-12-05'],
    ['2026-11-25', '2026-11-25'],
    ['29.02.2028', '2028-02-29'],
    ['01.10.2026', '2026-10-01'],
  ])('«%s» is %s', (text, day) => {
    expect(readDueDay(text, '2026-10')).toEqual({ day })
  })

  it.each(['', '  '])('«%s» is none', (text) => {
    expect(readDueDay(text, '2026-10')).toEqual({ day: null })
  })

  it.each([
    '31.02.2026',
    '29.02.2027',
    '32.12.2026',
    '00.12.2026',
    '12.13.2026',
    '25.11.26',
    '25 ноября',
    'завтра',
    '2026-11',
    '2026-1-5',
    '25.11.2026 г.',
  ])('«%s» is wrong', (text) => {
    expect(readDueDay(text, '2026-10')).toEqual({ error: 'wrong_format' })
  })

  it.each(['30.09.2026', '25.11.0026', '25.11.2025'])('«%s» is before the month', (text) => {
    expect(readDueDay(text, '2026-10')).toEqual({ error: 'too_small' })
  })

  it('is written as it is typed', () => {
    expect(writtenDay('2026-11-05')).toBe('05.11.2026')
    expect(writtenDay(null)).toBe('')
    expect(readDueDay(writtenDay('2026-11-05'), '2026-10')).toEqual({ day: '2026-11-05' })
  })
})
