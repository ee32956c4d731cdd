import 'fake-indexeddb/auto'
import type { User } from '@sauda/sdk/access'
import { set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { readDraft, writeDraft } from '../ad-editor/draft-store.ts'
import { keepDraft, keptDraft } from '../content-desk/draft.ts'
import { keptPicture } from '../content-desk/kept-picture.ts'
import { keepTyped, setAside, typedFor } from '../moderation/typed-decisions.ts'
import { recentSearches, rememberSearch } from '../search/recent-searches.ts'
import { forgetOwn } from './forget-own.ts'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = 20_000

/** A storage whose records are its own properties, as in a browser. */
const storage = () =>
  Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  })

const user = (id: number, role_id: number) => ({ id, role_id }) as User
const ADMIN = user(2, 2)
const remark = { reason: 'price', comment: 'За пару?' }
const draft = { base: 3, values: { title: 'Акция' } }
const file = new File(['x'], 'slide.png')

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  await set('content-picture', undefined)
})

it('removes remarks, texts, the picture and searches of the user, and no draft of an ad', async () => {
  keepTyped(2, 7, 'needEdits', remark)
  keepTyped(2, 8, 'needEdits', remark)
  setAside(2, 8, 'then')
  keepDraft('slider 5 2', draft)
  keepDraft('slider new 2', draft)
  rememberSearch({ text: 'насос', to: '/ads?q=насос' })
  await keptPicture.keep('slider 5 2', file)
  await writeDraft({ userId: 2, adId: undefined }, { values: { title: 'Фара' }, photos: [] })

  forgetOwn(ADMIN)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(recentSearches()).toEqual([])
  await vi.waitFor(
    async () => expect(await keptPicture.find('slider 5 2', 'slide.png')).toBeUndefined(),
    SOON,
  )
  expect(await readDraft({ userId: 2, adId: undefined })).toEqual({ values: { title: 'Фара' }, photos: [] })
})

it('leaves what the tab keeps for others, and what is not theirs', async () => {
  keepDraft('slider 5 12', draft)
  keepDraft('slider 2 1', draft)
  sessionStorage.setItem('typed', '[]')
  await keptPicture.keep('slider 2 12', file)
  forgetOwn(ADMIN)
  await keptPicture.forgetOf(2)
  expect(keptDraft('slider 5 12')).toEqual(draft)
  expect(keptDraft('slider 2 1')).toEqual(draft)
  expect(sessionStorage.getItem('typed')).toBe('[]')
  expect(await keptPicture.find('slider 2 12', 'slide.png')).toBeDefined()
})

it('does nothing without storage', () => {
  keepTyped(2, 7, 'needEdits', remark)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(() => forgetOwn(user(5, 5))).not.toThrow()
  expect(typedFor(2, 7)).toEqual({})
})
