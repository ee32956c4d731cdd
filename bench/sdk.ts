import { createPortal } from '@sauda/sdk'
import { getContact } from '@sauda/sdk/content'
import { measureAll } from '../scripts/budgets.mjs'
import { atMost, plain, type Row } from './row.ts'

const rounds = 30
const callsInRound = 1000

const answer = JSON.stringify({
  data: { address: 'Алматы', phones: ['+77270000000'], email: 'info@example.kz', hours: '09:00–19:00' },
})

/** A fetch without a network, so that only the code around it is measured. */
async function instantFetch(): Promise<Response> {
  return new Response(answer, { headers: { 'content-type': 'application/json' } })
}

async function bareCall(): Promise<unknown> {
  const response = await instantFetch()
  const { data } = await response.json()
  return data
}

async function microseconds(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  for (let n = 0; n < callsInRound; n++) await call()
  return ((performance.now() - start) * 1000) / callsInRound
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Bytes of the SDK, and the overhead of a call over a bare fetch; alternating, so that both have the same load. */
export async function measureSdk(): Promise<Row[]> {
  const portal = createPortal({ baseUrl: 'http://127.0.0.1', fetch: instantFetch })
  const sdkCall = () => getContact(portal)
  const bare: number[] = []
  const withSdk: number[] = []
  for (let round = 0; round < rounds; round++) {
    bare.push(await microseconds(bareCall))
    withSdk.push(await microseconds(sdkCall))
  }
  const sizes = await measureAll()
  return [
    ...sizes.map(({ name, bytes, most }) => atMost(`size · ${name}`, bytes, most, 'B')),
    plain('sdk · bare fetch and json', median(bare), 'µs'),
    atMost('sdk · one call over it', median(withSdk) - median(bare), 20, 'µs'),
  ]
}
