import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPortal } from '../client/index.ts'
import type { MadeSignature, OpenedSigner } from '../signing/index.ts'
import { egovMobileSigner, type ShownCode } from './index.ts'

const SESSION = { session_id: '5b0c7c1e-6a57-4f0e-9a51-7d3f1d2c7b10', nonce: '3f0mQ8Yw1kZr5cJ2kXwT6n' }
const EXPIRES = '2026-11-22T10:10:00.000Z'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type State = 'shown' | 'read' | 'sent' | 'over'
type Answer = State | 'network' | 503 | 404

/** A portal that answers each question about the code with the next of `states`, the last again and again. */
function stage(states: Answer[], shows: Answer[] = [], endsLater?: Promise<void>) {
  const asked: string[] = []
  const ended: string[] = []
  let ids: number[] = []
  const portal = createPortal({
    baseUrl: 'https://portal.example',
    fetch: async (address, init) => {
      const request = new Request(address, init)
      const call = new URL(request.url).pathname.split('/')[3] ?? ''
      asked.push(call)
      if (call === 'end') {
        ended.push((await request.json()).code_id)
        if (endsLater) await endsLater
        return Response.json({ data: true })
      }
      const next = call === 'show' ? shows.shift() : states.length > 1 ? states.shift() : states[0]
      if (next === 'network') throw new TypeError('fetch failed')
      if (typeof next === 'number') {
        const code = next === 404 ? 'not_found' : 'unavailable'
        return Response.json({ message: code, code, request_id: '1' }, { status: next })
      }
      if (call === 'show') {
        ids = (await request.json()).ids
        return Response.json({
          data: {
            code_id: `code ${asked.filter((one) => one === 'show').length}`,
            text: 'mobileSign:https://portal.example/x',
            picture: '<svg/>',
            links: { mobile: 'https://m.example', business: 'https://b.example' },
            documents: ids,
            expires_at: EXPIRES,
          },
        })
      }
      const signatures = next === 'sent' ? ids.map((id) => ({ id, cms: `MI${id}` })) : []
      return Response.json({ data: { state: next, expires_at: EXPIRES, signatures } })
    },
  })
  const codes: (ShownCode | null)[] = []
  const signer = egovMobileSigner({ portal, onCode: (code) => codes.push(code), every: 1000 })
  return { asked, ended, codes, signer }
}

const files = (count: number, size = 10) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, bytes: new Uint8Array(size) }))

async function all(opened: OpenedSigner, documents = files(2), signal = new AbortController().signal) {
  const made: MadeSignature[] = []
  for await (const one of opened.sign(documents, signal)) made.push(one)
  return made
}

/** Lets time pass until a promise is settled. */
async function settled<Value>(promise: Promise<Value>) {
  const result = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  await vi.advanceTimersByTimeAsync(700_000)
  return result
}

const open = ({ signer }: ReturnType<typeof stage>) =>
  signer.open({ session: SESSION, signal: new AbortController().signal })

test('shows a code, tells when it is read, and returns the signatures that the telephone sent', async () => {
  const it = stage(['shown', 'read', 'read', 'sent'])
  const opened = await open(it)
  expect(opened.several).toBe(true)
  expect(await settled(all(opened))).toEqual({
    value: [
      { id: 1, cms: 'MI1' },
      { id: 2, cms: 'MI2' },
    ],
  })
  expect(it.codes.map((code) => code?.read ?? null)).toEqual([false, true, true, null])
  expect(it.asked).toEqual(['show', 'state', 'state', 'state', 'state'])
})

test('asks for another code where one cannot offer all documents', async () => {
  const it = stage(['sent'])
  const made = await settled(all(await open(it), files(101)))
  expect(made).toMatchObject({ value: { length: 101 } })
  expect(it.asked).toEqual(['show', 'state', 'show', 'state'])
  const large = stage(['sent'])
  await settled(all(await open(large), files(3, 9_000_000)))
  expect(large.asked).toEqual(['show', 'state', 'show', 'state'])
})

test('waits while the network or the portal is away', async () => {
  const it = stage(['network', 503, 'sent'], ['network', 503])
  expect(await settled(all(await open(it)))).toMatchObject({ value: { length: 2 } })
})

test('ends with the session', async () => {
  const it = stage(['shown', 'over'])
  expect(await settled(all(await open(it)))).toMatchObject({ error: { trouble: 'signer_lost' } })
  expect(it.codes.at(-1)).toBeNull()
  expect(it.asked.at(-1)).toBe('end')
})

test('waits no longer than ten minutes', async () => {
  const it = stage(['shown'])
  expect(await settled(all(await open(it)))).toMatchObject({ error: { trouble: 'signer_lost' } })
  expect(it.asked.filter((call) => call === 'state').length).toBeGreaterThan(590)
})

test('ends the code when the user gives up', async () => {
  const it = stage(['shown'])
  const giveUp = new AbortController()
  const opened = await open(it)
  const made = all(opened, files(1), giveUp.signal)
  const result = made.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1500)
  giveUp.abort(new Error('given up'))
  expect(await result).toMatchObject({ message: 'given up' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(it.asked).toEqual(['show', 'state', 'end'])
  expect(it.codes.at(-1)).toBeNull()
})

test('ends the code that it has shown, and no newer one', async () => {
  const it = stage(['sent', 'shown', 'over'])
  expect(await settled(all(await open(it), files(101)))).toMatchObject({ error: { trouble: 'signer_lost' } })
  expect(it.ended).toEqual(['code 2'])
})

test('is done with a code only when it has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const it = stage(['over'], [], promise)
  let isDone = false
  const made = all(await open(it)).catch(() => {
    isDone = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect([it.asked.at(-1), isDone]).toEqual(['end', false])
  resolve()
  await made
  expect(isDone).toBe(true)
})

test('throws what the portal refuses', async () => {
  const it = stage(['shown'], [404])
  expect(await settled(all(await open(it)))).toMatchObject({ error: { code: 'not_found' } })
  expect(it.codes).toEqual([])
})

test('signs documents of one session only', () => {
  expect(stage(['shown']).signer.ofSession).toBe(true)
})

test('needs a session, and opens nothing for a user who has given up', async () => {
  const { signer } = stage(['shown'])
  const { signal } = new AbortController()
  await expect(signer.open({ signal })).rejects.toMatchObject({ trouble: 'signer_failed' })
  await expect(signer.open({ session: SESSION, signal: AbortSignal.abort() })).rejects.toThrow()
})
