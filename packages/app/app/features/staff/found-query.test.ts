import type { Facility } from '@sauda/sdk/people'
import { expect, it } from 'vitest'
import { foundText, readFoundQuery } from './found-query.ts'

function facility(id: number, departments: readonly number[]): Facility {
  const named = (number: number) => ({ id: number, name: `${number}`, name_kk: `${number}` })
  return {
    ...named(id),
    address: '',
    address_kk: '',
    departments: departments.map((number) => ({ ...named(number), people: 1 })),
  }
}

const facilities = [facility(1, [11, 12, 13]), facility(2, [21, 22])]

function read(search: string) {
  const query = readFoundQuery(new URLSearchParams(search), facilities)
  return query && [query.facility.id, query.departments]
}

it.each([
  ['', 1, []],
  ['facility=2', 2, []],
  ['facility=2&department=22', 2, [22]],
  ['facility=1&department=13&department=11', 1, [11, 13]],
  ['facility=2&department=11&department=21', 2, [21]],
  ['department=12', 1, [12]],
  ['facility=7', 1, []],
  ['facility=x&department=y', 1, []],
  ['facility=1&department=11&department=11', 1, [11]],
])('«%s» selects building %i and sections %j', (search, id, departments) => {
  expect(read(search)).toEqual([id, departments])
})

it('returns null without buildings', () => {
  expect(readFoundQuery(new URLSearchParams('facility=1'), [])).toBeNull()
})

it.each([
  ['', ''],
  ['q=', ''],
  ['q=%20%20', ''],
  ['q=+Қасымов+214+', 'Қасымов 214'],
  [`q=${'7'.repeat(300)}`, '7'.repeat(200)],
])('«%s» looks for «%s»', (search, text) => {
  expect(foundText(new URLSearchParams(search))).toBe(text)
})
