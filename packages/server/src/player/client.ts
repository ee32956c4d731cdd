import { createHash } from 'node:crypto'

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
  more_problems: number
  warnings?: { code: string; message: string }[]
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
  rows: {
    index: number
    guid: string | null
    outcome: string
    problems: { field: string; code: string }[]
    more_problems: number
  }[]
  warnings: { code: string; message: string }[]
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
