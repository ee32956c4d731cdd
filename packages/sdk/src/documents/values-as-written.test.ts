import { expect, test } from 'vitest'
import { checkDocument, isAccepted } from './document-check.ts'

const line = (fields: object) => ({
  ...{ name: 'Аренда помещения 214', unit: 'мес.', quantity: '1', price: '158240.00' },
  ...{ vat_rate: 16, vat: '21826.21', sum: '158240.00' },
  ...fields,
})

const accepted = (fields: object) => {
  const document = {
    ...{ number: 'ТЦ-00000412', date: '2026-11-20', title: 'Аренда за ноябрь 2026' },
    supplier: { name: 'ТОО «Центр»', bin: '310140000136' },
    buyer: { name: 'ТОО «АвтоДиск»', bin: '310540000130' },
    ...{ lines: [line({})], total: '158240.00' },
    ...fields,
  }
  const checked = checkDocument('invoice', document, new Date('2026-11-22T06:00:00Z'))
  if (!isAccepted(checked)) throw new Error(JSON.stringify(checked.problems))
  return checked
}

test.each(['0001-01-01', '0001-01-01T00:00:00', '01.01.0001 0:00:00', ''])(
  'may have %j, which 1C writes for nothing, where a date may be missing',
  (empty) => {
    const { content } = accepted({ period: empty, contract: { number: '12', date: empty } })
    expect([content.period, content.contract]).toEqual(['2026-11', { number: '12', date: null }])
  },
)

test.each([
  'Аренда\r\nпомещения 214',
  'Аренда\tпомещения 214',
  'Аренда_x000D_\nпомещения 214',
  'Аренда \u2028 помещения 214',
])('may have a line break in a name: %j', (name) => {
  expect(accepted({ lines: [line({ name })] }).content.lines[0]?.name).toBe('Аренда помещения 214')
})

test('may have a price that was computed, rounded as it is shown, if the sum fits', () => {
  const thirds = { quantity: '3', vat_rate: null, vat: null, sum: '100000.00' }
  const { content } = accepted({
    lines: [line({ ...thirds, price: '33333.333333333336' })],
    total: '100000',
  })
  expect(content.lines[0]?.price).toBe(3_333_333)
  expect(
    accepted({ lines: [line({ ...thirds, price: 33_333.335 })], total: '100000' }).content.lines[0]?.price,
  ).toBe(3_333_334)
})

test('may have a quantity that was computed, rounded as it is shown, if the sum fits', () => {
  const thirds = { price: '300000', vat_rate: null, vat: null, sum: '400000.00' }
  for (const quantity of [1.333333333333, '1,3333333333'])
    expect(
      accepted({ lines: [line({ ...thirds, quantity })], total: '400000' }).content.lines[0]?.quantity,
    ).toBe(1.333)
  expect(() => accepted({ lines: [line({ ...thirds, quantity: '1.333' })], total: '400000' })).toThrow(
    'sum_mismatch',
  )
})

test('may have codes of items and a day until which it is to be paid, and has neither if none came', () => {
  const { content } = accepted({ lines: [line({ code: '00-012' })], pay_until: '30.11.2026' })
  expect([content.lines[0]?.code, content.pay_until]).toEqual(['00-012', '2026-11-30'])
  const without = accepted({ lines: [line({ code: ' ' })], pay_until: '0001-01-01' }).content
  expect(without).not.toHaveProperty('pay_until')
  expect(without.lines[0]).not.toHaveProperty('code')
})

test('has the period of a moment in Almaty', () => {
  expect(accepted({ period: '2026-10-31T19:00:00.000Z' }).content.period).toBe('2026-11')
})
