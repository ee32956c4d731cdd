import { randomUUID } from 'node:crypto'
import type { PortalServer } from '../create-server.ts'
import { addBase } from '../features/exchange/bases.ts'
import { type Fetch, type Fields, type OneC, oneC } from '../player/client.ts'

/** Adds a base to a server and plays it. */
export async function newOneC(
  { handle, deps }: Pick<PortalServer, 'handle' | 'deps'>,
  { networks = [] as string[], address = '192.0.2.7' } = {},
): Promise<OneC & { baseId: number; login: string; secret: string }> {
  const { base, secret } = await addBase(deps, { name: 'Бухгалтерия 3.0', networks, actorId: null })
  const { login } = base
  const send: Fetch = (request) => handle(request, { address })
  return { ...oneC(send, { login, secret }), baseId: base.id, login, secret }
}

export const CENTRE = {
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
export const TENANT = {
  name: 'ТОО «АвтоДиск»',
  bin: '310540000130',
  address: 'г. Алматы, пр. Райымбека, 348',
  phone: '+7 701 000 21 14',
  signer: 'директор Омаров Т. С.',
}

export const newGuid = (): string => randomUUID()

/** A document that is right: rent with VAT of 16 %, from November 2026. */
export function documentOf(fields: Fields = {}): Fields {
  return {
    data_version: '1',
    number: 'ТЦ-00000412',
    date: '2026-11-20',
    title: 'Аренда за ноябрь 2026',
    supplier: CENTRE,
    buyer: TENANT,
    contract: { number: '12/2025', date: '2025-01-15' },
    lines: [lineOf()],
    total: '158240.00',
    knp: '859',
    ...fields,
  }
}

/** A line that is right. */
export function lineOf(fields: Fields = {}): Fields {
  return {
    name: 'Аренда помещения 214',
    unit: 'мес.',
    quantity: '1',
    price: '158240.00',
    vat_rate: 16,
    vat: '21826.21',
    sum: '158240.00',
    ...fields,
  }
}

/** A row of a batch. */
export function rowOf(fields: Fields = {}): Fields {
  return { kind: 'invoice', guid: newGuid(), ...documentOf(fields) }
}
