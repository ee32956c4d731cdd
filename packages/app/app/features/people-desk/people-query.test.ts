import { describe, expect, it } from 'vitest'
import { readPeopleQuery, requestOf, writePeopleQuery } from './people-query.ts'

const read = (search: string) => readPeopleQuery(new URLSearchParams(search))

describe('the filters of people', () => {
  it.each([
    ['', {}],
    ['?q= ерлан &role=1', { q: 'ерлан', role_id: 1 }],
    ['?place=department-3&cut=blocked', { department_id: 3, blocked: true }],
    ['?place=facility-2&cut=never', { facility_id: 2, never_signed_in: true }],
  ])('%j asks for it', (search, request) => {
    expect(requestOf(read(search))).toEqual(request)
  })

  it.each([
    '?role=9',
    '?role=x',
    '?place=room-1',
    '?place=department-0',
    '?place=department-1%20or%201',
    '?cut=toString',
    '?q=%20',
  ])('%j does not limit', (search) => {
    expect(requestOf(read(search))).toEqual({})
  })

  it('stay the same in the address', () => {
    const query = read('?q=а&role=2&place=facility-7&cut=never')
    expect(readPeopleQuery(new URLSearchParams(writePeopleQuery(query)))).toEqual(query)
    expect(read(`?q=${'я'.repeat(300)}`).q).toHaveLength(200)
  })
})
