import type { DocumentLine } from '@sauda/sdk/documents'
import { groupDigits } from '@sauda/sdk/language'
import { type Month, monthText, yearOf } from './document-months.ts'
import { type Lease, type LeasedRoom, rateIn } from './leases.ts'

/** Tenge a month for a square metre: cleaning, security, heating. */
const SERVICE = { from: 1300, growth: 1.08 } as const
/** Tenge for a kilowatt-hour. */
const ELECTRICITY = { from: 33.4, growth: 1.14 } as const
/** Where the growth begins. */
const FIRST_YEAR = 2024
/** How much of its usual electricity a room uses, from January: heaters in winter, air conditioners in summer. */
const SEASONS = [1.4, 1.34, 1.1, 0.88, 0.8, 1.02, 1.22, 1.18, 0.86, 0.92, 1.16, 1.38] as const

/** The rate of VAT in a month, in percent. */
const vatRateIn = (month: Month) => (yearOf(month) < 2026 ? 12 : 16)

export const rentLine = ({ since }: Lease, room: LeasedRoom, month: Month) =>
  line(month, {
    name: `Аренда нежилого помещения ${plate(room)}, ${monthText(month)} г.`,
    unit: 'м²',
    quantity: room.area,
    tenge: rateIn(room, since, month),
  })

export const serviceLine = (room: LeasedRoom, month: Month) =>
  line(month, {
    name: `Эксплуатационные расходы, помещение ${plate(room)}, ${monthText(month)} г.`,
    unit: 'м²',
    quantity: room.area,
    tenge: Math.round(SERVICE.from * SERVICE.growth ** (yearOf(month) - FIRST_YEAR)),
  })

export const electricityLine = ({ since }: Lease, room: LeasedRoom, month: Month) => {
  const before = readingAt(room, since, month - 1)
  const after = readingAt(room, since, month)
  const shown = `${groupDigits(before)}–${groupDigits(after)}`
  return line(month, {
    name: `Электроэнергия, помещение ${plate(room)}, ${monthText(month)} г., счётчик № ${room.meter}: ${shown}`,
    unit: 'кВт·ч',
    quantity: after - before,
    tenge: Math.round(ELECTRICITY.from * ELECTRICITY.growth ** (yearOf(month) - FIRST_YEAR) * 100) / 100,
  })
}

export const advertisingLine = ({ name, price }: NonNullable<Lease['advertising']>, month: Month) =>
  line(month, { name: `${name}, ${monthText(month)} г.`, unit: 'шт.', quantity: 1, tenge: price })

/** `2-214` */
export const plate = ({ level, number }: LeasedRoom) => `${level}-${number}`

/** The sum of lines and the VAT that it contains. */
export const totalsOf = (lines: readonly DocumentLine[]) => ({
  total: lines.reduce((sum, one) => sum + one.sum, 0),
  vat_total: lines.reduce((sum, one) => sum + one.vat, 0),
})

/** What the meter of a room shows at the end of a month. */
const readingAt = (room: LeasedRoom, since: Month, month: Month) => {
  let reading = room.reading
  for (let at = since; at <= month; at++) reading += Math.round(room.usage * (SEASONS[at % 12] ?? 1))
  return reading
}

const line = (
  month: Month,
  { name, unit, quantity, tenge }: { name: string; unit: string; quantity: number; tenge: number },
): DocumentLine => {
  const vat_rate = vatRateIn(month)
  return withQuantity({ name, unit, price: Math.round(tenge * 100), vat_rate }, quantity)
}

/** The same line for another quantity. */
export const withQuantity = (
  { name, unit, price, vat_rate }: Pick<DocumentLine, 'name' | 'unit' | 'price' | 'vat_rate'>,
  quantity: number,
): DocumentLine => {
  const sum = Math.round(price * quantity)
  const rate = vat_rate ?? 0
  return { name, unit, quantity, price, vat_rate, vat: Math.round((sum * rate) / (100 + rate)), sum }
}
