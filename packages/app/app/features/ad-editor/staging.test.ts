import { describe, expect, it, vi } from 'vitest'
import type { ChosenPhoto, DraftPhoto } from './draft-store.ts'
import { createStaging, type UploadState } from './staging.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

type Result = { ok: true; value: { key: string } } | { ok: false; error: object }

/** A draft with photos, and uploads that end when the test says so. */
function draftOf(ids: string, { online = true, missing = false } = {}) {
  let photos: readonly DraftPhoto[] = [...ids].map((id) => ({ id, file: new File(['x'], `${id}.jpg`) }))
  let states: ReadonlyMap<string, UploadState> = new Map()
  let isOnline = online
  const sent: {
    id: string
    signal: AbortSignal
    onProgress: (share: number) => void
    onRead: (file: File) => void
  }[] = []
  const ends = new Map<string, (result: Result) => void>()
  const send = (
    photo: ChosenPhoto,
    options: { signal: AbortSignal; onProgress: (share: number) => void; onRead: (file: File) => void },
  ) => {
    sent.push({ id: photo.id, ...options })
    const { promise, resolve } = Promise.withResolvers<Result>()
    ends.set(photo.id, resolve)
    options.signal.addEventListener('abort', () => resolve({ ok: false, error: { code: 'aborted' } }))
    return promise
  }
  const staging = createStaging({
    load: async () => (missing ? null : (send as never)),
    photosNow: () => photos,
    onPhotos: (changed) => {
      photos = changed
    },
    onStates: (told) => {
      states = told
    },
    isOnline: () => isOnline,
  })
  return {
    staging,
    sent,
    sentIds: () => sent.map(({ id }) => id).join(''),
    photos: () => photos,
    states: () => Object.fromEntries(states),
    set: (changed: readonly DraftPhoto[]) => {
      photos = changed
      staging.look()
    },
    goOnline: () => {
      isOnline = true
      staging.tryAgain()
    },
    end: async (id: string, result: Result = { ok: true, value: { key: `key-${id}` } }) => {
      await vi.waitFor(() => expect(ends.has(id)).toBe(true), SOON)
      ends.get(id)?.(result)
      await vi.waitFor(() => expect(Object.fromEntries(states)[id]).not.toBeTypeOf('number'), SOON)
    },
  }
}
const idsOf = (photos: readonly DraftPhoto[]) => photos.map(({ id }) => id).join('')

describe('photos of a draft', () => {
  it('are uploaded two at a time, once each', async () => {
    const draft = draftOf('abc')
    draft.staging.look()
    draft.staging.look()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('ab'), SOON)
    draft.sent[0]?.onProgress(0.5)
    expect(draft.states()).toEqual({ a: 0.5, b: 0 })
    await draft.end('a')
    await vi.waitFor(() => expect(draft.sentIds()).toBe('abc'), SOON)
    await draft.end('c')
    await draft.end('b')
    expect(draft.photos()).toMatchObject([{ staged: 'key-a' }, { staged: 'key-b' }, { staged: 'key-c' }])
    expect(draft.states()).toEqual({})
  })

  it('are not uploaded if the ad has them, they have a problem, or are uploaded already', async () => {
    const draft = draftOf('')
    const file = new File(['x'], 'x.jpg')
    draft.set([
      { id: 'k', url: '/small.webp' },
      { id: 'p', file, problem: 'photo_type' },
      { id: 's', file, staged: 'key' },
      { id: 'f', file, inForm: true },
      { id: 'n', file },
    ])
    await vi.waitFor(() => expect(draft.sentIds()).toBe('n'), SOON)
  })

  it('keep their order and what was added during an upload', async () => {
    const draft = draftOf('ab')
    draft.staging.look()
    const [a, b] = draft.photos() as [DraftPhoto, DraftPhoto]
    draft.set([b, { id: 'c', file: new File(['x'], 'c.jpg') }, a])
    await draft.end('a')
    expect(idsOf(draft.photos())).toBe('bca')
    expect(draft.photos()[2]).toMatchObject({ staged: 'key-a' })
  })
})

describe('an upload', () => {
  it('is cancelled when its photo is removed, and the next one begins', async () => {
    const draft = draftOf('abc')
    draft.staging.look()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('ab'), SOON)
    draft.set(draft.photos().filter(({ id }) => id !== 'a'))
    expect(draft.sent[0]?.signal.aborted).toBe(true)
    await vi.waitFor(() => expect(draft.sentIds()).toBe('abc'), SOON)
    expect(idsOf(draft.photos())).toBe('bc')
    expect(draft.states()).toEqual({ b: 0, c: 0 })
  })

  it('that is refused leaves the reason at its photo', async () => {
    const draft = draftOf('a')
    draft.staging.look()
    await draft.end('a', { ok: false, error: { code: 'invalid', errors: { photo: ['photo_broken'] } } })
    expect(draft.photos()).toMatchObject([{ problem: 'photo_broken' }])
    draft.staging.tryAgain()
    expect(draft.sentIds()).toBe('a')
  })

  it('that fails is tried again when it is asked for, and not before', async () => {
    const draft = draftOf('ab')
    draft.staging.look()
    for (const id of 'ab') await draft.end(id, { ok: false, error: { code: 'network' } })
    expect(draft.states()).toEqual({ a: 'failed', b: 'failed' })
    draft.staging.look()
    expect(draft.sentIds()).toBe('ab')
    draft.staging.tryAgain('b')
    await vi.waitFor(() => expect(draft.sentIds()).toBe('abb'), SOON)
    expect(draft.states()).toEqual({ a: 'failed', b: 0 })
    await draft.end('b')
    expect(draft.photos()[1]).toMatchObject({ staged: 'key-b' })
  })

  it('says that one has to sign in, and no other begins before that', async () => {
    const draft = draftOf('abc')
    draft.staging.look()
    await draft.end('a', { ok: false, error: { code: 'sign_in_required' } })
    expect(draft.states()).toEqual({ a: 'signed_out', b: 0 })
    await draft.end('b')
    draft.staging.look()
    expect(draft.sentIds()).toBe('ab')
    draft.staging.tryAgain()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('abac'), SOON)
    await draft.end('a')
    await draft.end('c')
    expect(draft.states()).toEqual({})
  })

  it('that was refused without a session goes with the form', async () => {
    const draft = draftOf('abc')
    draft.staging.look()
    for (const id of 'ab') await draft.end(id, { ok: false, error: { code: 'sign_in_required' } })
    expect(await draft.staging.settle(new AbortController().signal)).toMatchObject([
      { inForm: true },
      { inForm: true },
      { inForm: true },
    ])
  })

  it('waits for a connection', async () => {
    const draft = draftOf('a', { online: false })
    draft.staging.look()
    expect(draft.states()).toEqual({})
    draft.goOnline()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('a'), SOON)
  })

  it('is cancelled when the editor is closed, and begins again with it', async () => {
    const draft = draftOf('abc')
    draft.staging.look()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('ab'), SOON)
    const before = draft.photos()
    draft.staging.stop()
    expect(draft.sent.map(({ signal }) => signal.aborted)).toEqual([true, true])
    draft.sent[0]?.onProgress(0.5)
    draft.staging.look()
    draft.staging.tryAgain()
    await Promise.resolve()
    expect(draft.photos()).toBe(before)
    expect(draft.states()).toEqual({ a: 0, b: 0 })
    expect(draft.sentIds()).toBe('ab')
    draft.staging.begin()
    await vi.waitFor(() => expect(draft.sentIds()).toBe('abab'), SOON)
  })

  it('fails if its code cannot be loaded', async () => {
    const draft = draftOf('a', { missing: true })
    draft.staging.look()
    await vi.waitFor(() => expect(draft.states()).toEqual({ a: 'failed' }), SOON)
  })
})

describe('handing in', () => {
  const signal = () => new AbortController().signal

  it('waits for uploads, and sends what failed with the form from then on', async () => {
    const draft = draftOf('ab')
    draft.staging.look()
    await draft.end('a', { ok: false, error: { code: 'network' } })
    const settled = draft.staging.settle(signal())
    await draft.end('b')
    expect(await settled).toMatchObject([{ id: 'a', inForm: true }, { staged: 'key-b' }])
    draft.staging.tryAgain()
    expect(draft.sentIds()).toBe('ab')
    expect(await draft.staging.settle(signal())).toEqual(draft.photos())
  })

  it('stops waiting when it is cancelled, and the uploads go on', async () => {
    const draft = draftOf('a')
    draft.staging.look()
    const controller = new AbortController()
    const settled = draft.staging.settle(controller.signal)
    controller.abort()
    expect(idsOf(await settled)).toBe('a')
    await draft.end('a')
    expect(draft.photos()).toMatchObject([{ staged: 'key-a' }])
  })

  it('sends all files with the form without a connection', async () => {
    const draft = draftOf('ab', { online: false })
    draft.staging.look()
    expect(await draft.staging.settle(signal())).toMatchObject([{ inForm: true }, { inForm: true }])
  })

  it('sends all files with the form from then on, if the server has lost what was uploaded', async () => {
    const draft = draftOf('ab')
    draft.staging.look()
    await draft.end('a')
    await draft.end('b')
    draft.set([{ id: 'k', url: '/small.webp' }, ...draft.photos()])
    const files = draft.staging.asFiles()
    expect(files).toEqual([
      { id: 'k', url: '/small.webp' },
      { id: 'a', file: expect.any(File), inForm: true },
      { id: 'b', file: expect.any(File), inForm: true },
    ])
    draft.staging.tryAgain()
    expect(draft.sentIds()).toBe('ab')
    expect(await draft.staging.settle(signal())).toEqual(files)
  })

  it('keep the JPEG of a HEIC as soon as it is read, so that it is read once', async () => {
    const draft = draftOf('')
    draft.set([{ id: 'a', file: new File(['x'], 'a.heic'), heic: true }])
    await vi.waitFor(() => expect(draft.sentIds()).toBe('a'), SOON)
    const jpeg = new File(['y'], 'a.jpg')
    draft.sent[0]?.onRead(jpeg)
    expect(draft.photos()).toEqual([{ id: 'a', file: jpeg, heic: false }])
    await draft.end('a', { ok: false, error: { code: 'network' } })
    expect(draft.states()).toEqual({ a: 'failed' })
    draft.staging.tryAgain('a')
    await vi.waitFor(() => expect(draft.sentIds()).toBe('aa'), SOON)
  })

  it('leave a HEIC that could not be read out of the form, which no server could read', async () => {
    const draft = draftOf('')
    const heic = { id: 'a', file: new File(['x'], 'a.heic'), heic: true }
    draft.set([heic, { id: 'b', file: new File(['x'], 'b.jpg') }])
    await draft.end('a', { ok: false, error: { code: 'network' } })
    await draft.end('b', { ok: false, error: { code: 'network' } })
    const settled = await draft.staging.settle(new AbortController().signal)
    expect(settled).toEqual([heic, expect.objectContaining({ id: 'b', inForm: true })])
  })

  it('are told apart when a HEIC is damaged', async () => {
    const draft = draftOf('')
    draft.set([{ id: 'a', file: new File(['x'], 'a.heic'), heic: true }])
    await draft.end('a', { ok: false, error: { code: 'network', errors: { photo: ['photo_broken'] } } })
    expect(draft.photos()).toMatchObject([{ problem: 'photo_broken' }])
    expect(draft.states()).toEqual({})
  })
})
