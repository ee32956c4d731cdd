import { createHash } from 'node:crypto'
import type { Fields } from './client.ts'

/** A company that the player sends documents to. Its number is made up, and nobody is registered with it. */
const NOBODY = {
  name: 'ТОО «Ойыншы»',
  bin: '310540000130',
  address: 'г. Алматы, пр. Райымбека, 348',
  phone: '+7 701 000 21 14',
  signer: 'директор Омаров Т. С.',
}
const CENTRE = {
  name: 'ТОО «Центр»',
  bin: '310140000136',
  address: 'г. Алматы, пр. Суюнбая, 159',
  phone: '+7 727 300 00 10',
  bank: 'АО «Банк Алатау»',
  iban: 'KZ86125KZT5004100100',
  bic: 'ALTAKZKA',
  kbe: '17',
  signer: 'директор Ким А. В.',
}

/** The part of a sum with VAT of 16 % that is VAT. */
const VAT = { rate: 16, of: 116 } as const

/** Which documents the player sends. The same series has the same documents each time. */
export interface Series {
  /** Distinguishes the documents of one series from those of another. */
  name: string
  kind: 'invoice' | 'completion' | 'application'
  documents: number
  /** How many of them are wrong, each in another way. */
  bad: number
  /** They were wrong and are right now: they have a newer version. */
  isMended: boolean
  /** BINs of tenants, in turn; of a company that is not registered by default. */
  bins: readonly string[]
  /** The date of the documents, as 2026-11-20. */
  date: string
}

/** Returns the documents of a series as rows of a batch. */
export function documentsOf(series: Series): Fields[] {
  const every = series.bad > 0 ? Math.max(1, Math.floor(series.documents / series.bad)) : 0
  return Array.from({ length: series.documents }, (_, place) => {
    const nth = every > 0 && place % every === every - 1 ? (place + 1) / every : 0
    const isBad = nth > 0 && nth <= series.bad
    const document = documentAt(series, place)
    if (!isBad) return document
    return series.isMended ? { ...document, data_version: '2' } : spoil(document, nth)
  })
}

/** Returns the id of a document of a series: the same in each batch. */
function guidAt(series: string, place: number): string {
  const hash = createHash('sha256').update(`${series} ${place}`).digest('hex')
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function documentAt({ name, kind, bins, date }: Series, place: number): Fields {
  // Sums differ, so that totals of a batch are worth a look.
  const tiyn = 100_000_00 + ((place * 7_919) % 90_000) * 100
  const sum = (tiyn / 100).toFixed(2)
  const vat = (Math.round((tiyn * VAT.rate) / VAT.of) / 100).toFixed(2)
  const bin = bins[place % bins.length]
  const number = `${name}-${String(place + 1).padStart(5, '0')}`
  return {
    kind,
    guid: guidAt(`${name} ${kind}`, place),
    data_version: '1',
    number,
    date,
    title: `Аренда, документ ${number}`,
    supplier: CENTRE,
    buyer: bin === undefined ? NOBODY : { ...NOBODY, name: `Арендатор ${bin}`, bin },
    contract: { number: `${place + 1}/2026`, date: '2026-01-15' },
    lines: [
      { name: 'Аренда помещения', unit: 'мес.', quantity: '1', price: sum, vat_rate: VAT.rate, vat, sum },
    ],
    total: sum,
    knp: '859',
    vat_total: vat,
  }
}

/** Makes a document wrong in one of the ways that happen. */
function spoil(document: Fields, nth: number): Fields {
  const buyer = document.buyer as typeof NOBODY
  switch (nth % 3) {
    case 1:
      return { ...document, total: (Number(document.total) + 1000).toFixed(2) }
    case 2:
      return { ...document, buyer: { ...buyer, bin: buyer.bin.slice(1) } }
    default:
      return { ...document, date: '0001-01-01' }
  }
}
