import { longDate, money } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import {
  kazakhAtTime,
  kazakhFrom,
  kazakhFromDay,
  kazakhFromMoney,
  kazakhOfThem,
  kazakhOnDay,
  kazakhToDay,
  kazakhToMoney,
  kazakhToTime,
} from './kazakh-endings.ts'

it.each([
  [0, '0-ден'],
  [1, '1-ден'],
  [2, '2-ден'],
  [3, '3-тен'],
  [4, '4-тен'],
  [5, '5-тен'],
  [6, '6-дан'],
  [7, '7-ден'],
  [8, '8-ден'],
  [9, '9-дан'],
  [10, '10-нан'],
  [20, '20-дан'],
  [25, '25-тен'],
  [30, '30-дан'],
  [40, '40-тан'],
  [50, '50-ден'],
  [60, '60-тан'],
  [70, '70-тен'],
  [80, '80-нен'],
  [90, '90-нан'],
  [100, '100-ден'],
  [500, '500-ден'],
  [1000, '1\u00a0000-нан'],
  [1016, '1\u00a0016-дан'],
])('out of %d', (number, text) => {
  expect(kazakhFrom(number)).toBe(text)
})

it.each([
  ['14:52', '14:52-ге'],
  ['14:00', '14:00-ге'],
  ['09:05', '09:05-ке'],
  ['09:06', '09:06-ға'],
  ['18:10', '18:10-ға'],
  ['18:20', '18:20-ға'],
  ['18:30', '18:30-ға'],
  ['18:40', '18:40-қа'],
  ['18:50', '18:50-ге'],
  ['18:43', '18:43-ке'],
])('until %s', (time, text) => {
  expect(kazakhToTime(time)).toBe(text)
})

it.each([
  ['09:00', '09:00-де'],
  ['09:15', '09:15-те'],
  ['09:30', '09:30-да'],
  ['09:40', '09:40-та'],
  ['09:20', '09:20-да'],
])('at %s', (time, text) => {
  expect(kazakhAtTime(time)).toBe(text)
})

it.each([
  ['0', '0-і'],
  ['1', '1-і'],
  ['2', '2-сі'],
  ['3', '3-і'],
  ['4', '4-і'],
  ['5', '5-і'],
  ['6', '6-сы'],
  ['7', '7-сі'],
  ['8', '8-і'],
  ['9', '9-ы'],
  ['10', '10-ы'],
  ['20', '20-сы'],
  ['30', '30-ы'],
  ['40', '40-ы'],
  ['50', '50-і'],
  ['60', '60-ы'],
  ['70', '70-і'],
  ['80', '80-і'],
  ['90', '90-ы'],
  ['100', '100-і'],
  ['1\u00a0000', '1\u00a0000-ы'],
  ['1\u00a0016', '1\u00a0016-сы'],
])('%s of them', (count, text) => {
  expect(kazakhOfThem(count)).toBe(text)
})

it('prices are spoken as tenge', () => {
  const price = money(66_000, 'kk')
  expect([kazakhToMoney(price), kazakhFromMoney(price)]).toEqual([`${price}-ге`, `${price}-ден`])
})

it.each([
  ['қаңтар', 'ға', 'дан'],
  ['ақпан', 'ға', 'нан'],
  ['наурыз', 'ға', 'дан'],
  ['сәуір', 'ге', 'ден'],
  ['мамыр', 'ға', 'дан'],
  ['маусым', 'ға', 'нан'],
  ['шілде', 'ге', 'ден'],
  ['тамыз', 'ға', 'дан'],
  ['қыркүйек', 'ке', 'тен'],
  ['қазан', 'ға', 'нан'],
  ['қараша', 'ға', 'дан'],
  ['желтоқсан', 'ға', 'нан'],
  ['бүгін', 'ге', 'нен'],
  ['кеше', 'ге', 'ден'],
  ['ертең', 'ге', 'нен'],
])('to and from %s', (day, to, from) => {
  expect([kazakhToDay(day), kazakhFromDay(day)]).toEqual([day + to, day + from])
})

it('a whole date takes the ending of its month', () => {
  const date = longDate('2026-11-21T06:00:00Z', 'kk')
  expect(kazakhToDay(date)).toBe('2026\u00a0ж. 21\u00a0қарашаға')
  expect(kazakhOnDay(date)).toBe('2026\u00a0ж. 21\u00a0қарашада')
})
