import 'fake-indexeddb/auto'
import { clear, set } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { isDraft, ownDrafts, replaceDraft, slotOf } from './draft-store.ts'

const fara = { values: { title: 'Фара' }, photos: [] }
const kapot = { values: { title: 'Капот' }, photos: [] }

const titles = async (userId: number) =>
  (await ownDrafts(userId)).map(({ adId, draft }) => [adId ?? 'new', draft.values.title])

beforeEach(() => clear())

it('drafts are listed for their author, the new ad first, also those of an earlier release', async () => {
  await replaceDraft(slotOf(5, 9), kapot)
  await set('ad-draft:5', fara)
  expect(await titles(5)).toEqual([
    ['new', 'Фара'],
    [9, 'Капот'],
  ])
})

it.each([
  'ad-draft:15',
  'ad-draft:6:5',
  'ad-draft:5@7',
  'ad-draft:5:9:1',
  `ad-draft:${crypto.randomUUID()}`,
  'complaint:5',
])('%s is no draft of the person 5', async (name) => {
  await set(name, fara)
  expect(await titles(5)).toEqual([])
})

it.each([
  undefined,
  null,
  'text',
  {},
  { values: null, photos: [] },
  { values: {}, photos: null },
  { values: {} },
])('%j is no draft', async (record) => {
  expect(isDraft(record as object)).toBe(false)
  await set('ad-draft:5', record)
  expect(await titles(5)).toEqual([])
})

it('a draft that was removed is gone, and can be put back', async () => {
  await replaceDraft(slotOf(5, undefined), fara)
  await replaceDraft(slotOf(5, undefined), undefined)
  expect(await titles(5)).toEqual([])
  await replaceDraft(slotOf(5, undefined), fara)
  expect(await titles(5)).toEqual([['new', 'Фара']])
})
