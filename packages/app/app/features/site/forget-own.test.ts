import 'fake-indexeddb/auto'
import { clear, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { keptPicture } from '../content-desk/kept-picture.ts'
import { allKept, writeKept } from '../drafts/browser.ts'
import { keepTyped, setAside, typedFor } from '../moderation/typed-decisions.ts'
import { recentSearches, rememberSearch } from '../search/recent-searches.ts'
import { forgetOwn } from './forget-own.ts'

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

const ADMIN = { id: 2 }
const remark = { reason: 'price', comment: 'За пару?' }
const file = new File(['x'], 'slide.png')
const names = async () => (await allKept()).map(([name]) => name).toSorted()

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  await clear()
})

it('removes remarks, texts, the picture, forms and searches of the user, and no draft of an ad', async () => {
  keepTyped(2, 7, 'needEdits', remark)
  keepTyped(2, 8, 'needEdits', remark)
  setAside(2, 8, 'then')
  sessionStorage.setItem('content-draft slider 5 2', '{}')
  sessionStorage.setItem('content-draft slider new 2', '{}')
  rememberSearch({ text: 'насос', to: '/ads?q=насос' })
  await keptPicture(2).keep('slider 5 2', file)
  for (const name of ['ad-draft:2', 'ad-draft:2:9', 'complaint:2:9', 'complaint:2@7:9', 'complaint:2'])
    await writeKept(name, { texts: {} })

  await forgetOwn(ADMIN)
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(recentSearches()).toEqual([])
  expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeUndefined()
  expect(await names()).toEqual(['ad-draft:2', 'ad-draft:2:9'])
})

it('leaves what the browser keeps for others, and what is not theirs', async () => {
  sessionStorage.setItem('content-draft slider 5 12', '{}')
  sessionStorage.setItem('content-draft slider 2 1', '{}')
  sessionStorage.setItem('typed', '[]')
  await keptPicture(12).keep('slider 2 12', file)
  const others = [
    'complaint:12:9',
    'complaint:21:2',
    'complaint:12@2:9',
    `complaint:${crypto.randomUUID()}:2`,
  ]
  for (const name of others) await writeKept(name, { texts: {} })
  await set('something else', 2)
  await forgetOwn(ADMIN)
  expect(Object.keys(sessionStorage)).toHaveLength(3)
  expect(await names()).toEqual(['content-picture:12', 'something else', ...others].toSorted())
})

it('does nothing without storage', async () => {
  keepTyped(2, 7, 'needEdits', remark)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('indexedDB', undefined)
  await expect(forgetOwn({ id: 5 })).resolves.toBeUndefined()
  expect(typedFor(2, 7)).toEqual({})
  vi.unstubAllGlobals()
})
