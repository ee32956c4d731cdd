import { checkPartAnswer, type PartRequest } from '@sauda/sdk/part-requests'
import { describe, expect, it } from 'vitest'
import { answerValues, asAnswer, firstValues, saidIn, seenIn } from './answer-values.ts'
import { askedWords } from './asked-words.ts'

const NOW = '2026-11-30T05:00:00Z'
const { form: words } = askedWords.ru

/** What these functions read of a request. */
function request(more: Partial<PartRequest> = {}): PartRequest {
  const asked: Partial<PartRequest> = { condition: 'any', price_hints: [], ...more }
  return Object.assign(Object.create(null), asked)
}

describe('firstValues', () => {
  it('has nothing chosen without a price that may be meant', () =>
    expect(firstValues(request(), null)).toMatchObject({
      kind: '',
      price: '',
      when: 'now',
      seen_version: '',
    }))

  it.each([
    ['has', { kind: 'has', when: 'now' }],
    ['analogue', { kind: 'analogue', when: 'now' }],
    ['order', { kind: 'has', when: 'order' }],
    ['none', { kind: 'none' }],
  ] as const)('begins with what was pressed: %s', (pressed, values) => {
    const hints = [
      { price: 38500, ad_id: 7, answered_at: null },
      { price: 42000, ad_id: null, answered_at: NOW },
    ]
    expect(firstValues(request({ price_hints: hints }), pressed)).toMatchObject({ ...values, price: '38500' })
  })

  it('offers used for who wants used', () =>
    expect(firstValues(request({ condition: 'used' }), 'has')).toMatchObject({ condition: 'used' }))
})

describe('asAnswer', () => {
  const draftOf = (values: Record<string, string>) => checkPartAnswer(asAnswer(values, []), NOW)

  it('is an answer of the rules', () => {
    const { draft } = draftOf({ kind: 'has', price: '38 500', condition: 'used', when: 'now' })
    expect(draft).toMatchObject({ has: true, price: 38500, condition: 'used', when: 'now' })
  })
  it('says «нет такого» whatever else stands in the form', () =>
    expect(draftOf({ kind: 'none', price: 'abc' }).draft).toMatchObject({ has: false, price: null }))
  it('asks an analogue for its maker', () =>
    expect(draftOf({ kind: 'analogue', price: '1000' }).errors).toEqual({ maker: ['required'] }))
  it.each(['', 'дорого', '-5', '0'])('refuses the price %j', (price) =>
    expect(draftOf({ kind: 'has', price }).errors).toHaveProperty('price'),
  )
})

it.each([
  ['', null],
  ['3', 3],
  ['x', null],
  ['0', null],
])('reads the version %j as %j', (seen_version, version) => expect(seenIn({ seen_version })).toBe(version))

it.each([
  [{ kind: 'has', price: '38500', when: 'now' }, '38 500 ₸, сейчас'],
  [{ kind: 'has', price: '38 500', when: 'order' }, '38 500 ₸, под заказ'],
  [{ kind: 'none', price: '38500' }, null],
  [{ kind: 'has', price: 'тысяча' }, null],
  [{ kind: 'has', price: '' }, null],
])('the button repeats %j as %j', (values, said) =>
  expect(saidIn(values, words, 'ru')?.replace(/\u00a0/g, ' ') ?? null).toBe(said),
)

it('reads a form, and nothing else that was sent with it', () => {
  const form = new FormData()
  form.set('kind', 'has')
  form.set('phone', '1')
  expect(answerValues(form)).toMatchObject({ kind: 'has', price: '' })
  expect(answerValues(form)).not.toHaveProperty('phone')
})
