import type { InBoth } from './entry.ts'

interface Holiday extends InBoth<'note'> {
  /** Month and day. */
  day: string
  hours: { opens: string; closes: string } | null
}

const shorter = { opens: '10:00', closes: '17:00' }

const holidays: readonly Holiday[] = [
  { day: '12-16', hours: shorter, note: 'День Независимости', note_kk: 'Тәуелсіздік күні' },
  {
    day: '12-31',
    hours: { opens: '09:00', closes: '16:00' },
    note: 'Канун Нового года',
    note_kk: 'Жаңа жыл қарсаңы',
  },
  { day: '01-01', hours: null, note: 'Новый год', note_kk: 'Жаңа жыл' },
  { day: '01-02', hours: shorter, note: 'Новый год', note_kk: 'Жаңа жыл' },
  { day: '03-08', hours: shorter, note: 'Международный женский день', note_kk: 'Халықаралық әйелдер күні' },
  { day: '03-21', hours: shorter, note: 'Наурыз мейрамы', note_kk: 'Наурыз мейрамы' },
  { day: '03-22', hours: null, note: 'Наурыз мейрамы', note_kk: 'Наурыз мейрамы' },
  { day: '03-23', hours: shorter, note: 'Наурыз мейрамы', note_kk: 'Наурыз мейрамы' },
  { day: '05-09', hours: shorter, note: 'День Победы', note_kk: 'Жеңіс күні' },
]

/**
 * Returns the days with other hours in the year that follows.
 * @param today the day in Almaty, `2026-11-25`
 */
export const holidayHours = (today: string) => {
  const year = Number(today.slice(0, 4))
  return holidays
    .map(({ day, hours, note, note_kk }) => {
      const date = `${day < today.slice(5) ? year + 1 : year}-${day}`
      return { date, opens: hours?.opens ?? null, closes: hours?.closes ?? null, note, note_kk }
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
}
