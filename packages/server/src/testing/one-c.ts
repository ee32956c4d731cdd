import { createHash, randomUUID } from 'node:crypto'
import type { PortalServer } from '../create-server.ts'
import { addBase } from '../features/exchange/bases.ts'

/** Sends a request: `fetch`, or the server without the network. */
export type Fetch = (request: Request) => Promise<Response>

/** A response of the exchange. */
export interface Answer<Data = Record<string, unknown>> {
  status: number
  headers: Headers
  /** Of a success. */
  data: Data
  /** Of a failure. */
  code: string
  problems: {
    field: string
    code: string
    got: string | null
    needed: string | null
    message: string
    fix: string
  }[]
}

export interface BatchAnswer {
  id: number
  state: 'running' | 'done'
  total: number
  done: number
  created: number
  renewed: number
  unchanged: number
  refused: number
  rows: { index: number; guid: string | null; outcome: string; problems: { field: string; code: string }[] }[]
}

export interface ChangesAnswer {
  items: {
    kind: string
    guid: string
    action: string
    status: number
    version: number
    reason: string | null
  }[]
  resend: { kind: string; guid: string; number: string | null }[]
  next: string
  more: boolean
}

/** What 1C sends of a document; any field may be replaced by a wrong one. */
export type Fields = Record<string, unknown>

/** Plays 1C: a program of the accounting system that calls the exchange over HTTP. */
export interface OneC {
  call<Data>(
    method: string,
    path: string,
    init?: { type?: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> },
  ): Promise<Answer<Data>>
  put(
    kind: 'invoices' | 'completions' | 'applications',
    guid: string,
    document: Fields | string,
  ): Promise<Answer>
  putFile(kind: string, guid: string, bytes: Uint8Array<ArrayBuffer>, sha256?: string): Promise<Answer>
  batch(lines: readonly (Fields | string)[]): Promise<Answer<BatchAnswer>>
  zip(bytes: Uint8Array<ArrayBuffer>): Promise<Answer<BatchAnswer>>
  report(id: number): Promise<Answer<BatchAnswer>>
  changes(cursor?: string, limit?: number): Promise<Answer<ChangesAnswer>>
}

export function oneC(
  send: Fetch,
  { address = 'http://portal', login, secret }: { address?: string; login: string; secret: string },
): OneC {
  const authorization = `Basic ${Buffer.from(`${login}:${secret}`).toString('base64')}`
  const call = async <Data>(
    method: string,
    path: string,
    {
      type,
      body,
      headers,
    }: { type?: string; body?: string | Uint8Array<ArrayBuffer>; headers?: Record<string, string> } = {},
  ): Promise<Answer<Data>> => {
    const response = await send(
      new Request(`${address}/exchange/v1${path}`, {
        method,
        headers: { authorization, ...(type && { 'content-type': type }), ...headers },
        ...(body !== undefined && { body }),
      }),
    )
    const answer = (await response.json()) as Omit<Answer<Data>, 'status' | 'headers'>
    return { ...answer, status: response.status, headers: response.headers }
  }
  return {
    call,
    put: (kind, guid, document) =>
      call('PUT', `/${kind}/${guid}`, {
        type: 'application/json',
        body: typeof document === 'string' ? document : JSON.stringify(document),
      }),
    putFile: (kind, guid, bytes, sha256 = createHash('sha256').update(bytes).digest('hex')) =>
      call('PUT', `/${kind}/${guid}/files/${sha256}`, { type: 'application/pdf', body: bytes }),
    batch: (lines) =>
      call('POST', '/batches', {
        type: 'application/x-ndjson',
        body: lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
      }),
    zip: (bytes) => call('POST', '/batches', { type: 'application/zip', body: bytes }),
    report: (id) => call('GET', `/batches/${id}`),
    changes: (cursor, limit) =>
      call(
        'GET',
        `/changes?${new URLSearchParams({ ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) })}`,
      ),
  }
}

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

export const CENTRE = { name: 'ТОО «Центр»', bin: '310140000136' }
export const TENANT = { name: 'ТОО «АвтоДиск»', bin: '310540000130' }

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
