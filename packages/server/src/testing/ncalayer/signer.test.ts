import { type NcaLayerOptions, ncaLayerSigner } from '@sauda/sdk/ncalayer'
import {
  isKeyOf,
  keyHolder,
  type MadeSignature,
  type OpenedSigner,
  type OpenOptions,
  type SignerWait,
} from '@sauda/sdk/signing'
import client from 'ncalayer-js-client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestCa } from '../pki/ca.ts'
import { type NcaLayerPlay, type NcaLayerPlayer, startNcaLayer } from './player.ts'

const ca = createTestCa({ algorithm: 'ecdsa' })
const key = ca.issue({ bin: '201240999007', kind: 'head', organisation: 'ТОО «АвтоДиск Алматы»' })
const person = ca.issue({ iin: '850412300123' })
const documents = [1, 2, 3].map((id) => ({ id, bytes: new TextEncoder().encode(`акт ${id}`) }))
const { signal } = new AbortController()

let player: NcaLayerPlayer | undefined
afterEach(async () => {
  await player?.close()
  player = undefined
})

async function open(play: Partial<NcaLayerPlay> = {}, options: Partial<NcaLayerOptions> = {}) {
  player = await startNcaLayer(key, play)
  return ncaLayerSigner({ client, url: player.url, language: 'kk', ...options }).open({ signal })
}

async function all(signer: OpenedSigner, files = documents): Promise<MadeSignature[]> {
  const made: MadeSignature[] = []
  for await (const one of signer.sign(files, signal)) made.push(one)
  return made
}

test('one password signs several files, and the signatures come without their frames', async () => {
  const signer = await open()
  expect(signer.several).toBe(true)
  const made = await all(signer)
  expect(made.map(({ id }) => id)).toEqual([1, 2, 3])
  for (const { cms } of made) expect(cms).toMatch(/^MI[A-Za-z0-9+/]+=*$/)
  expect(player?.asked).toEqual([{ method: 'sign', files: 3, locale: 'kk' }])
  signer.close()
})

test('says whose key it was', async () => {
  const [made] = await all(await open())
  const holder = keyHolder(made?.cms ?? '')
  expect(holder).toMatchObject({ bin: '201240999007', organisation: 'ТОО «АвтоДиск Алматы»' })
  expect([isKeyOf(holder, '201240999007'), isKeyOf(holder, '850412300123')]).toEqual([true, false])
})

test('the key of a person fits a sole trader', async () => {
  const [made] = await all(await open({ key: person }))
  const holder = keyHolder(made?.cms ?? '')
  expect(holder).toMatchObject({ bin: null, iin: '850412300123' })
  expect([isKeyOf(holder, '850412300123'), isKeyOf(holder, '201240999007')]).toEqual([true, false])
})

test.each(['', 'not base64', 'AAAA'])('nothing is said of a signature that cannot be read: %j', (cms) => {
  expect(keyHolder(cms)).toEqual({ bin: null, iin: null, organisation: null, name: null })
})

test('a program that takes one file at a time is told from one that fails', async () => {
  const signer = await open({ several: false })
  await expect(all(signer)).rejects.toMatchObject({ trouble: 'one_at_a_time' })
  expect(signer.several).toBe(false)
  expect(await all(signer, documents.slice(0, 1))).toHaveLength(1)
})

test('KAZTOKEN signs in the same way', async () => {
  expect(await all(await open({ kaztoken: true }))).toHaveLength(3)
})

test.each<[string, Partial<NcaLayerPlay>, string]>([
  ['the user closes the window', { cancelAt: [1] }, 'signer_cancelled'],
  ['the connection breaks off', { dropAt: [2] }, 'signer_lost'],
  ['the module that signs is missing', { basics: false }, 'signer_old'],
])('%s', async (_name, play, trouble) => {
  await expect(all(await open(play))).rejects.toMatchObject({ trouble })
})

test('an old version is not asked to sign', async () => {
  await expect(open({ version: '1.1' })).rejects.toMatchObject({ trouble: 'signer_old' })
})

test('nobody answers', async () => {
  const signer = await open()
  signer.close()
  const url = player?.url
  await player?.close()
  player = undefined
  const absent = ncaLayerSigner({ client, url, language: 'ru' })
  await expect(absent.open({ signal })).rejects.toMatchObject({ trouble: 'signer_absent' })
})

test('a page that gives up does not wait for a slow program', async () => {
  const stop = new AbortController()
  player = await startNcaLayer(key, { greet: () => new Promise(() => stop.abort()) })
  const opening = ncaLayerSigner({ client, url: player.url, language: 'ru' }).open({ signal: stop.signal })
  await expect(opening).rejects.toMatchObject({ trouble: 'signer_absent' })
})

/** `navigator.permissions` of a browser that knows the permission, with what the user has said. */
const browser = (...states: string[]) => ({
  query: async ({ name }: { name: string }) => {
    if (name !== 'loopback-network') throw new TypeError(name)
    return { state: states.length > 1 ? (states.shift() ?? '') : (states[0] ?? '') }
  },
})

test('the browser refuses: NCALayer is not even asked', async () => {
  await expect(open({}, { permissions: browser('denied') })).rejects.toMatchObject({
    trouble: 'signer_refused',
  })
})

test('the browser asks, and the user refuses', async () => {
  const permissions = browser('prompt', 'denied')
  const refused = ncaLayerSigner({ client, url: 'ws://127.0.0.1:1', language: 'ru', permissions })
  await expect(refused.open({ signal })).rejects.toMatchObject({ trouble: 'signer_refused' })
})

describe('a browser that has the permission still to be asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const opening = async (how: Partial<OpenOptions>, play: Partial<NcaLayerPlay> = {}) => {
    player = await startNcaLayer(key, play)
    const permissions = browser('prompt')
    return ncaLayerSigner({ client, url: player.url, language: 'ru', permissions }).open({ signal, ...how })
  }

  test('is not said to ask if NCALayer answers at once', async () => {
    const waits: SignerWait[] = []
    await opening({ onWait: (wait) => waits.push(wait) })
    vi.advanceTimersByTime(60_000)
    expect(waits).toEqual([])
  })

  test('is said to ask if NCALayer does not answer', async () => {
    const waits: SignerWait[] = []
    const stop = new AbortController()
    const greet = async () => {
      vi.advanceTimersByTime(60_000)
      stop.abort()
      await new Promise(() => undefined)
    }
    const opened = opening({ signal: stop.signal, onWait: (wait) => waits.push(wait) }, { greet })
    await expect(opened).rejects.toMatchObject({ trouble: 'signer_absent' })
    expect(waits).toEqual(['permission'])
  })
})

test('a browser that does not know the permission does not ask', async () => {
  const permissions = { query: () => Promise.reject(new TypeError()) }
  const signer = await open({}, { permissions })
  expect(await all(signer)).toHaveLength(3)
})
