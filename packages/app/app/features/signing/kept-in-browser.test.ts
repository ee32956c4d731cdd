import 'fake-indexeddb/auto'
import type { KeptSignature } from '@sauda/sdk/signing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { forgetLeft, keepInBrowser, leftRows } from './kept-in-browser.ts'
import { hasLeftRun } from './left-run.ts'
import type { SignedRow } from './signing-request.ts'

// IndexedDB is played in memory; locks are those of the platform, and each record here is a tab of its own.

const rowOf = (id: number): SignedRow => ({
  ...{ id, number: `АВР-${id}`, title: 'Аренда', rooms: [] },
  ...{ total: 120_000, currency: 'KZT' },
})
const signatureOf = (id: number): KeptSignature => ({ id, sha256: 'a'.repeat(64), cms: `MII${id}` })

let users = 0
/** A user whose browser is empty. */
function user() {
  users += 1
  const id = users
  const notes = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    setItem: (key: string, value: string) => void notes.set(key, value),
    removeItem: (key: string) => void notes.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    id,
    tab: (ids: readonly number[]) => keepInBrowser(id, 'completion', ids.map(rowOf)),
    rows: async () => (await leftRows(id, 'completion')).rows.map((row) => row.id),
    forget: () => forgetLeft(id, 'completion'),
    isNoted: () => hasLeftRun(id, 'completion'),
  }
}

describe('a run in the browser', () => {
  test('nothing is left before it has begun', async () => {
    const { tab, rows, isNoted } = user()
    expect([await tab([1]).load(), await rows(), isNoted()]).toEqual([null, [], false])
  })

  test('outlives a reload with its documents, what is done and what is made', async () => {
    const { tab, rows, isNoted } = user()
    const kept = tab([1, 2, 3])
    await kept.begin([1, 2, 3])
    await kept.keep(signatureOf(1))
    await kept.keep(signatureOf(2))
    await kept.settle([1], true)
    expect(await tab([]).load()).toEqual({ ids: [1, 2, 3], done: [1], signatures: [signatureOf(2)] })
    expect([await rows(), isNoted()]).toEqual([[1, 2, 3], true])
  })

  test('is forgotten when it ends', async () => {
    const { tab, rows, isNoted } = user()
    const kept = tab([1])
    await kept.begin([1])
    await kept.keep(signatureOf(1))
    await kept.settle([1], true)
    await kept.end()
    expect([await kept.load(), await rows(), isNoted()]).toEqual([null, [], false])
  })

  test('that is repeated after its end can be taken up again after a reload', async () => {
    const { tab, rows, isNoted } = user()
    const kept = tab([1, 2])
    await kept.begin([1, 2])
    await kept.end()
    await kept.begin([1, 2])
    await kept.keep(signatureOf(2))
    expect([await rows(), isNoted()]).toEqual([[1, 2], true])
    expect((await tab([]).load())?.signatures).toEqual([signatureOf(2)])
  })

  test('signatures that wait outlive the end and another run, with their rows', async () => {
    const { tab, rows, isNoted } = user()
    const first = tab([1, 2])
    await first.begin([1, 2])
    await first.keep(signatureOf(2))
    const second = tab([3])
    await second.begin([3])
    expect(await rows()).toEqual([3, 2])
    await second.end()
    expect(await second.load()).toEqual({ ids: [2], done: [], signatures: [signatureOf(2)] })
    expect([await rows(), isNoted()]).toEqual([[2], true])
  })

  test('a signature that the server will never take is forgotten, and is not done', async () => {
    const { tab } = user()
    const kept = tab([1])
    await kept.begin([1])
    await kept.keep(signatureOf(1))
    await kept.settle([1], false)
    expect(await kept.load()).toEqual({ ids: [1], done: [], signatures: [] })
  })

  test('of another user or kind is not seen', async () => {
    const { tab, id } = user()
    await tab([1]).begin([1])
    expect(await leftRows(id + 1000, 'completion')).toEqual({ rows: [], unsigned: 0 })
    expect(await leftRows(id, 'application')).toEqual({ rows: [], unsigned: 0 })
  })

  test('many changes at once are all kept', async () => {
    const { tab } = user()
    const kept = tab([])
    const ids = Array.from({ length: 200 }, (_, at) => at + 1)
    await kept.begin(ids)
    await Promise.all(ids.map((id) => kept.keep(signatureOf(id))))
    await Promise.all(ids.filter((id) => id % 2 === 0).map((id) => kept.settle([id], true)))
    const found = await kept.load()
    expect([found?.done.length, found?.signatures.length]).toEqual([100, 100])
  })
})

describe('«not now»', () => {
  test('forgets a run without signatures', async () => {
    const { tab, rows, forget, isNoted } = user()
    await tab([1]).begin([1])
    await forget()
    expect([await rows(), isNoted()]).toEqual([[], false])
  })

  test('does not forget signatures', async () => {
    const { tab, rows, forget, isNoted } = user()
    const kept = tab([1, 2])
    await kept.begin([1, 2])
    await kept.keep(signatureOf(1))
    await forget()
    expect([await rows(), isNoted()]).toEqual([[1, 2], true])
  })

  test('does not forget a run that another tab is signing', async () => {
    const { tab, rows, forget, isNoted } = user()
    const kept = tab([1])
    await kept.claim?.()
    await kept.begin([1])
    await forget()
    expect([await rows(), isNoted()]).toEqual([[1], true])
    kept.release?.()
    await forget()
    expect([await rows(), isNoted()]).toEqual([[], false])
  })

  test('a signature that is made after a run was forgotten can be taken up', async () => {
    const { tab, rows, forget, isNoted } = user()
    const kept = tab([1, 2])
    await kept.begin([1, 2])
    await forget()
    await kept.keep(signatureOf(2))
    expect([await rows(), isNoted()]).toEqual([[1, 2], true])
    expect(await tab([]).load()).toEqual({ ids: [1, 2], done: [], signatures: [signatureOf(2)] })
  })
})

describe('two tabs', () => {
  test('one signs, the other waits until it is closed', async () => {
    const { tab } = user()
    const [one, other] = [tab([1]), tab([1])]
    expect([await one.claim?.(), await one.claim?.(), await other.claim?.()]).toEqual([true, true, false])
    one.release?.()
    expect([await other.claim?.(), await one.claim?.()]).toEqual([true, false])
    other.release?.()
  })

  test('a dialog that is opened again at once does not wait for itself', async () => {
    const { tab } = user()
    const kept = tab([1])
    // React mounts everything twice while a program is developed.
    const first = kept.claim?.()
    kept.release?.()
    const second = kept.claim?.()
    expect([await first, await second]).toEqual([true, true])
    kept.release?.()
    const next = tab([1])
    expect(await next.claim?.()).toBe(true)
    next.release?.()
  })

  test.each([
    ['there are no locks', {}],
    ['locks cannot be used', { locks: { request: async () => Promise.reject(new Error('insecure')) } }],
  ])('%s: signing goes on', async (_what, navigator) => {
    const { tab } = user()
    vi.stubGlobal('navigator', navigator)
    const kept = tab([1])
    expect(await kept.claim?.()).toBe(true)
    kept.release?.()
    expect(await kept.claim?.()).toBe(true)
  })
})

describe('a browser that keeps nothing', () => {
  test.each([
    ['has no database', undefined],
    [
      'forbids it',
      {
        open() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      },
    ],
  ])('%s: every change fails, and nothing is left', async (_what, indexedDB) => {
    const { tab, rows, forget, isNoted } = user()
    vi.stubGlobal('indexedDB', indexedDB)
    const kept = tab([1])
    for (const change of [
      kept.load,
      () => kept.begin([1]),
      () => kept.keep(signatureOf(1)),
      () => kept.settle([1], true),
      kept.end,
    ]) {
      await expect(change()).rejects.toThrow()
    }
    await forget()
    expect([await rows(), isNoted()]).toEqual([[], false])
  })
})
