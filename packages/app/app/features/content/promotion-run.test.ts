import { expect, test } from 'vitest'
import { byRun, daysLeft, runOf, shareOver } from './promotion-run.ts'

/** 24 November, 01:00 in Almaty; in UTC it is still the 23rd. */
const NOW = '2026-11-23T20:00:00Z'

test.each([
  ['2026-11-01', '2026-12-15', 'now'],
  ['2026-11-24', '2026-11-24', 'now'],
  ['2026-11-01', null, 'now'],
  [null, null, 'now'],
  ['2026-11-25', '2026-12-15', 'soon'],
  ['2026-11-25', null, 'soon'],
  ['2026-11-01', '2026-11-23', 'over'],
  // Its last day counts, also for a draft whose days are the wrong way round.
  ['2026-12-01', '2026-11-01', 'over'],
] as const)('from %s till %s: %s', (starts_on, ends_on, run) => {
  expect(runOf({ starts_on, ends_on }, NOW)).toBe(run)
})

test.each([
  ['2026-11-24', 0],
  ['2026-12-15', 21],
  [null, null],
] as const)('until %s there are %s days left', (ends_on, days) => {
  expect(daysLeft({ starts_on: null, ends_on }, NOW)).toBe(days)
})

test.each([
  ['2026-11-23', '2026-11-26', 0.5],
  ['2026-11-24', '2026-11-24', 1],
  ['2026-12-01', '2026-12-31', 0],
  ['2026-11-01', '2026-11-10', 1],
  [null, '2026-12-01', null],
  ['2026-11-01', null, null],
] as const)('from %s till %s, %s of the time is over', (starts_on, ends_on, share) => {
  expect(shareOver({ starts_on, ends_on }, NOW)).toBe(share)
})

test('running ones are listed by their end, coming ones by their start, past ones backwards', () => {
  const of = (starts_on: string, ends_on: string | null) => ({ starts_on, ends_on })
  const endless = of('2026-01-01', null)
  const long = of('2026-11-01', '2026-12-31')
  const short = of('2026-11-20', '2026-11-30')
  const later = of('2027-01-01', null)
  const next = of('2026-12-01', null)
  const old = of('2026-01-01', '2026-02-01')
  const recent = of('2026-10-01', '2026-11-01')
  expect(byRun([endless, long, old, later, short, next, recent], NOW)).toEqual({
    now: [short, long, endless],
    soon: [next, later],
    over: [recent, old],
  })
})
