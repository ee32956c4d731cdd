import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKept } from './browser.ts'
import { meetVisitor } from './guest.ts'
import { keptRecord, nameOf } from './record.ts'

const complaint = { of: 'complaint', id: 9 }
const fara = { texts: { text: 'Фара' } }
const kapot = { texts: { text: 'Капот' } }
const bamper = { texts: { text: 'Бампер' } }

/** A tab is known by what it stores. */
function openTab(path = '/ads/9/complain') {
  const kept = new Map<string, string>()
  vi.stubGlobal('location', { pathname: path })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
}

const textsFor = async (userId: number, company?: number) =>
  (await keptRecord({ ...complaint, userId, company }).read()) ?? null

beforeEach(async () => {
  await clear()
  openTab()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('drafts of ads keep the names that they have always had', () => {
  expect(nameOf({ of: 'ad-draft', userId: 5 })).toBe('ad-draft:5')
  expect(nameOf({ of: 'ad-draft', id: 7, userId: 5 })).toBe('ad-draft:5:7')
})

describe('a text', () => {
  it('is read by the next page of its author', async () => {
    await keptRecord({ ...complaint, userId: 5 }).write(fara)
    expect(await textsFor(5)).toMatchObject(fara)
  })

  it('is not given to another person, company or form, nor to a guest', async () => {
    await keptRecord({ ...complaint, userId: 5, company: 7 }).write(fara)
    expect([await textsFor(5), await textsFor(5, 8), await textsFor(7), await textsFor(0)]).toEqual([
      null,
      null,
      null,
      null,
    ])
    expect(await keptRecord({ of: 'complaint', id: 8, userId: 5, company: 7 }).read()).toBeUndefined()
    expect(await textsFor(5, 7)).toMatchObject(fara)
  })

  it('is not replaced by a tab that has read an older one, nor removed', async () => {
    const [first, second] = [1, 2].map(() => keptRecord({ ...complaint, userId: 5 }))
    await Promise.all([first?.read(), second?.read()])
    expect(await second?.write(kapot)).toBeUndefined()
    expect(await first?.write(fara)).toBe('newer')
    expect(await first?.write(undefined)).toBe('newer')
    expect(await textsFor(5)).toMatchObject(kapot)
    await first?.read()
    expect(await first?.write(bamper)).toBeUndefined()
    expect(await second?.write(kapot)).toBe('newer')
    expect(await textsFor(5)).toMatchObject(bamper)
  })

  it('is written when the page is left, without a look at what is there', async () => {
    const record = keptRecord({ ...complaint, userId: 5 })
    await keptRecord({ ...complaint, userId: 5 }).write(fara)
    expect(await record.write(kapot, true)).toBeUndefined()
    expect(await textsFor(5)).toMatchObject(kapot)
  })
})

describe("a guest's text", () => {
  it('goes to whoever signs in from it, and is their own from then on', async () => {
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    const name = nameOf({ ...complaint, userId: 0 }) ?? ''
    expect(await textsFor(5)).toMatchObject(fara)
    expect(await readKept(name)).toBeUndefined()
    openTab()
    expect(await textsFor(5)).toMatchObject(fara)
  })

  it('is not given to another guest or person, in another tab', async () => {
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    openTab()
    expect([await textsFor(0), await textsFor(5)]).toEqual([null, null])
  })

  it('is not given to a person who comes later in the same tab', async () => {
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    await keptRecord({ of: 'something-else', userId: 5 }).read()
    expect(await textsFor(6)).toBeNull()
    expect(await textsFor(0)).toBeNull()
  })

  it('is not given to a person who signs in from another page', async () => {
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    vi.stubGlobal('location', { pathname: '/profile' })
    meetVisitor(0)
    vi.stubGlobal('location', { pathname: '/ads/9/complain' })
    expect(await textsFor(5)).toBeNull()
  })

  it('does not replace a newer one of the person, who has it in another tab', async () => {
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await keptRecord({ ...complaint, userId: 5 }).write(kapot)
    expect(await textsFor(5)).toMatchObject(kapot)
  })

  it('replaces an older one of the person', async () => {
    await keptRecord({ ...complaint, userId: 5 }).write(kapot)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await keptRecord({ ...complaint, userId: 0 }).write(fara)
    expect(await textsFor(5)).toMatchObject(fara)
  })

  it('is not kept where guests cannot be told apart', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const record = keptRecord({ ...complaint, userId: 0 })
    expect([await record.write(fara), await record.read()]).toEqual([undefined, undefined])
  })
})

describe('a storage that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    vi.resetModules()
  })

  /** Returns a function that tells whether the promise has resolved. */
  function watch(promise: Promise<unknown>): () => boolean {
    let isDone = false
    void promise.then(() => {
      isDone = true
    })
    return () => isDone
  }

  const fresh = async () => (await import('./record.ts')).keptRecord({ ...complaint, userId: 5 })

  it.each([
    ['a write', fara],
    ['a removal', undefined],
  ])('is waited for 500 ms by %s', async (_what, value) => {
    const isDone = watch((await fresh()).write(value))
    await vi.advanceTimersByTimeAsync(499)
    expect(isDone()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone()).toBe(true)
  })

  it('is waited for no longer by whoever comes after the write has begun', async () => {
    const record = await fresh()
    void record.write(fara)
    await vi.advanceTimersByTimeAsync(400)
    const isDone = watch(record.settled())
    await vi.advanceTimersByTimeAsync(99)
    expect(isDone()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone()).toBe(true)
  })

  it('is not waited for if nothing was written', async () => {
    const isDone = watch((await fresh()).settled())
    await vi.advanceTimersByTimeAsync(0)
    expect(isDone()).toBe(true)
  })
})
