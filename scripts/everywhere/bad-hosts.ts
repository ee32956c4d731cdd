import type { ServerResponse } from 'node:http'

type Answer = (response: ServerResponse) => void

const DAY_MS = 86_400_000
const PAGE = '<!doctype html><title>Not the portal</title>'

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))

const page =
  (status: number): Answer =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(PAGE)

/** Hosts that a misconfigured, a broken or a newer portal may look like to a client. */
const HOSTS: Readonly<Record<string, Answer>> = {
  html: page(200),
  empty: (response) => response.writeHead(200).end(),
  none: (response) => response.writeHead(204).end(),
  other: json(200, { hello: 'world' }),
  gateway: page(502),
  // A proxy gets no response to writes, and the host behind it does not know idempotency keys.
  keyless: (response) => (response.req.method === 'GET' ? json(200, { data: {} }) : page(502))(response),
  missing: page(404),
  teapot: page(418),
  outlandish: page(599),
  'new-code': json(409, { code: 'moved_away', message: 'The shop has moved.', errors: { shop: ['moved'] } }),
  'new-status': json(200, { data: { id: 1, status: 77, allowed_actions: ['teleport'], version: 1 } }),
  'new-type': json(200, {
    data: {
      items: [{ id: 1, type: 77, view: 0, created_at: '2026-11-21T06:42:00.000Z', planet_id: { id: 3 } }],
      total: 1,
    },
  }),
  // The clock of the host is a day ahead.
  skewed: (response) => {
    const now = Date.now() + DAY_MS
    const headers = { Date: httpDate(now), 'Retry-After': httpDate(now + 4000) }
    response.writeHead(429, headers).end()
  },
  silent: () => {},
  cut: (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 100 })
    response.write('{"data":', () => response.destroy())
  },
}

/** Responds as one of the hosts. */
export function answerBadly(kind: string, response: ServerResponse): void {
  const answer = HOSTS[kind]
  if (!answer) throw new Error(`No such host: ${kind}`)
  answer(response)
}

function httpDate(milliseconds: number): string {
  return new Date(milliseconds).toUTCString()
}
