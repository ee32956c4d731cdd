import { describe, expect, it } from 'vitest'
import { deskSearch, otherList, readDeskQuery } from './desk-query.ts'

const read = (search: string) => readDeskQuery(new URLSearchParams(search))

describe('the address of a desk', () => {
  it('has defaults', () => {
    expect(read('')).toEqual({
      rid: null,
      state: null,
      order: 'late',
      q: '',
      open: null,
      rest: false,
      shown: 50,
      ask: null,
    })
  })

  it.each([
    '?rid=7&state=late&order=sum&q=%D0%BF%D0%BB%D1%8E%D1%81&open=990140001234&open=990140001235&rest=1&shown=100&ask=due',
    '?q=990140001234&open=',
    '?',
  ])('%s is read and written', (address) => {
    expect(deskSearch(read(address))).toBe(address)
  })

  it.each([
    'rid=0',
    'rid=-1',
    'rid=1e3',
    'rid=9999999999999999',
    'state=constructor',
    'state=',
    'order=name',
    'rest=yes',
    'shown=1',
    'shown=-5',
    'ask=toString',
    'unknown=1',
  ])('ignores %s', (search) => {
    expect(deskSearch(read(search))).toBe('?')
  })

  it('opens only BINs, each once, and not too many', () => {
    expect(read('open=1&open=990140001234&open=990140001234&open=x').open).toEqual(['990140001234'])
    const many = Array.from({ length: 40 }, (_, at) => `open=${990140001000 + at}`).join('&')
    expect(read(many).open).toHaveLength(20)
  })

  it('cuts what is too long', () => {
    expect(read(`q=${'a'.repeat(500)}`).q).toHaveLength(200)
    expect(read('shown=5000').shown).toBe(1000)
  })

  it('begins another list anew', () => {
    const query = read('rid=7&state=late&q=a&open=990140001234&rest=1&shown=100&ask=remind')
    expect(otherList(query, { state: 'ours' })).toBe('?rid=7&state=ours&q=a')
  })
})
