import 'fake-indexeddb/auto'
import { clear, set } from 'idb-keyval'
import { beforeEach, expect, it } from 'vitest'
import { keptPicture } from './kept-picture.ts'

const slide = new File(['x'], 'slide.png')

beforeEach(() => clear())

it('the picture of an entry is found by its name, until it is forgotten', async () => {
  await keptPicture(2).keep('slider 5 2', slide)
  expect(await (await keptPicture(2).find('slider 5 2', 'slide.png'))?.text()).toBe('x')
  await keptPicture(2).forget('slider 5 2')
  expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeUndefined()
})

it('is not found for another person, entry or name, and is not forgotten with another entry', async () => {
  await keptPicture(2).keep('slider 5 2', slide)
  expect(await keptPicture(12).find('slider 5 2', 'slide.png')).toBeUndefined()
  expect(await keptPicture(2).find('slider 6 2', 'slide.png')).toBeUndefined()
  expect(await keptPicture(2).find('slider 5 2', 'other.png')).toBeUndefined()
  await keptPicture(2).forget('slider 6 2')
  expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeDefined()
})

it('of an earlier release is found and forgotten', async () => {
  await set('content-picture', { of: 'slider 5 2', file: slide })
  expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeDefined()
  await keptPicture(2).forget('slider 5 2')
  expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeUndefined()
})

it.each([3, 'x', {}, { of: 'slider 5 2' }, { of: 'slider 5 2', file: 'slide.png' }])(
  'is nothing if %j is kept',
  async (record) => {
    await set('content-picture:2', record)
    expect(await keptPicture(2).find('slider 5 2', 'slide.png')).toBeUndefined()
  },
)
