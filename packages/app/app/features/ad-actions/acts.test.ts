import { AD_ACTIONS } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { ACTS, actPath, asksFirst, explainedAct, isAct, photoAsked } from './acts.ts'

it('contains only actions of the table', () => {
  expect(AD_ACTIONS).toEqual(expect.arrayContaining([...ACTS]))
})

it.each(['showPhone', 'update', 'constructor', '', null, 7])('%j is not an action', (word) => {
  expect(isAct(word)).toBe(false)
})

it('asks for confirmation before an ad is removed', () => {
  expect(ACTS.filter(asksFirst)).toEqual(['needEdits', 'unpublish', 'archive', 'delete', 'takeDownImage'])
})

it('requires a reason from staff only', () => {
  expect(ACTS.filter((act) => explainedAct(act, true))).toEqual([
    'needEdits',
    'unpublish',
    'delete',
    'takeDownImage',
  ])
  expect(ACTS.filter((act) => explainedAct(act, false))).toEqual([])
})

it('keeps the return path complete', () => {
  expect(actPath(12, 'delete', '/ads/new?q=a&b')).toBe('/ads/12/act/delete?back=%2Fads%2Fnew%3Fq%3Da%26b')
})

const KEY = '6f1c2b7e9a3d4f508c1e'

it('returns the photo that is to be taken down, and no other value', () => {
  const address = new URL(actPath(12, 'takeDownImage', '/ads/12/view', KEY), 'http://portal')
  expect(photoAsked('takeDownImage', address.searchParams)).toBe(KEY)
  expect(photoAsked('delete', address.searchParams)).toBeNull()
})

it.each(['', 'photo=', 'photo=../x', `photo=${KEY}0`, `photo=${KEY.toUpperCase()}`])(
  'returns no photo for «%s»',
  (search) => {
    expect(photoAsked('takeDownImage', new URLSearchParams(search))).toBeUndefined()
  },
)
