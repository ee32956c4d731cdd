import { describe, expect, it } from 'vitest'
import { analyticsOf, answerCookie, hostsOf, isAnswer } from './analytics.ts'

const SETTINGS = { script: 'https://tags.example/t.js?id=1', hosts: ['https://metrics.example'] }
const headers = (fields: Record<string, string> = {}) => new Headers(fields)

describe('analyticsOf', () => {
  it('asks who has not answered, and remembers who has', () => {
    expect(analyticsOf(headers(), SETTINGS)).toEqual({ answer: 'ask', script: SETTINGS.script })
    expect(analyticsOf(headers({ cookie: 'analytics=no' }), SETTINGS)?.answer).toBe('no')
    expect(analyticsOf(headers({ cookie: 'a=b; analytics=yes' }), { hosts: [] })).toEqual({
      answer: 'yes',
      script: null,
    })
  })

  it.each(['YES', 'ja', '', '%'])('asks again after the answer «%s», which nobody can give', (answer) => {
    expect(analyticsOf(headers({ cookie: `analytics=${answer}` }), SETTINGS)?.answer).toBe('ask')
  })

  it.each<Record<string, string>>([{ dnt: '1' }, { 'sec-gpc': '1' }, { dnt: '1', cookie: 'analytics=yes' }])(
    'neither asks nor measures a browser that sends %j',
    (fields) => {
      expect(analyticsOf(headers(fields), SETTINGS)).toBeNull()
      expect(hostsOf(headers(fields), SETTINGS)).toEqual([])
    },
  )

  it('asks nobody if nothing is measured', () => {
    expect(analyticsOf(headers({ cookie: 'analytics=yes' }), null)).toBeNull()
  })
})

describe('hostsOf', () => {
  it('has hosts only after a consent', () => {
    expect(hostsOf(headers({ cookie: 'analytics=yes' }), SETTINGS)).toEqual([
      'https://tags.example',
      'https://metrics.example',
    ])
    for (const cookie of ['', 'analytics=no']) expect(hostsOf(headers({ cookie }), SETTINGS)).toEqual([])
    expect(hostsOf(headers({ cookie: 'analytics=yes' }), { hosts: ['https://metrics.example'] })).toEqual([])
  })
})

it('keeps an answer for half a year', () => {
  expect(answerCookie('no')).toMatch(/^analytics=no; Path=\/; Max-Age=15724800;/)
  expect(['yes', 'no', 'ask', null, ''].map(isAnswer)).toEqual([true, true, false, false, false])
})
