import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftWriter } from './draft-writer.ts'

const draft = { values: { title: 'Фара' }, photos: [] }

/** Returns a function that tells whether the promise has resolved. */
function watch(promise: Promise<void>): () => boolean {
  let isDone = false
  void promise.then(() => {
    isDone = true
  })
  return () => isDone
}

describe('a storage that never answers', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => ({}) })
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([
    ['a write', (writer: ReturnType<typeof draftWriter>) => writer.write(draft)],
    ['a removal', (writer: ReturnType<typeof draftWriter>) => writer.forget()],
  ])('is waited for 500 ms by %s', async (_what, change) => {
    const isDone = watch(change(draftWriter({ userId: 5, adId: undefined })))
    await vi.advanceTimersByTimeAsync(499)
    expect(isDone()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone()).toBe(true)
  })

  it('is waited for no longer by whoever comes after the write has begun', async () => {
    const writer = draftWriter({ userId: 5, adId: 7 })
    void writer.write(draft)
    await vi.advanceTimersByTimeAsync(400)
    const isDone = watch(writer.settled())
    await vi.advanceTimersByTimeAsync(99)
    expect(isDone()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(isDone()).toBe(true)
  })

  it('is not waited for if nothing was written', async () => {
    const isDone = watch(draftWriter({ userId: 5, adId: 7 }).settled())
    await vi.advanceTimersByTimeAsync(0)
    expect(isDone()).toBe(true)
  })
})
