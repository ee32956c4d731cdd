import type { DocumentLine } from '@sauda/sdk/documents'
import { advertisingLine, electricityLine, rentLine, serviceLine } from './document-lines.ts'
import { type Month, monthText } from './document-months.ts'
import type { Lease, LeasedRoom } from './leases.ts'

/** What a document is made for. */
export interface Bill {
  title: string
  lines: readonly DocumentLine[]
  rooms: readonly LeasedRoom[]
}

/** The invoices of a month. Electricity is known after the month, so they have that of the month before. */
export const invoiceBills = (lease: Lease, month: Month): Bill[] => {
  const bills = [...billsOf(lease, lease.rooms, month, month - 1), ...advertisingOf(lease, month)]
  if (lease.divided) return bills
  const lines = bills.flatMap((bill) => bill.lines)
  return [{ title: `Аренда и услуги за ${monthText(month)}`, lines, rooms: lease.rooms }]
}

/** The acts of a month; those of a divided lease are for each room by itself. */
export const actBills = (lease: Lease, month: Month): Bill[] => {
  const groups = lease.divided ? lease.rooms.map((room) => [room]) : [lease.rooms]
  return [...groups.flatMap((rooms) => billsOf(lease, rooms, month, month)), ...advertisingOf(lease, month)]
}

const billsOf = (lease: Lease, rooms: readonly LeasedRoom[], month: Month, measured: Month): Bill[] => {
  const text = monthText(month)
  const rent = rooms.map((room) => rentLine(lease, room, month))
  const service = rooms.map((room) => serviceLine(room, month))
  const power = measured < lease.since ? [] : rooms.map((room) => electricityLine(lease, room, measured))
  const bills = lease.divided
    ? [
        { title: `Аренда за ${text}`, lines: rent },
        { title: `Эксплуатационные расходы за ${text}`, lines: service },
      ]
    : [{ title: `Аренда и обслуживание за ${text}`, lines: [...rent, ...service] }]
  return [...bills, { title: `Электроэнергия за ${monthText(measured)}`, lines: power }]
    .filter(({ lines }) => lines.length > 0)
    .map((bill) => ({ ...bill, rooms }))
}

const advertisingOf = ({ advertising }: Lease, month: Month): Bill[] =>
  advertising
    ? [{ title: `Реклама за ${monthText(month)}`, lines: [advertisingLine(advertising, month)], rooms: [] }]
    : []
