import 'fake-indexeddb/auto'
import { clear, get, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allKept, readKept, tidyUp, writeKept } from './browser.ts'

const DAY = 86_400_000
const GUEST = `complaint:${crypto.randomUUID()}:9`

const names = async () => (await allKept()).map(([name]) => name).toSorted()

beforeEach(() => clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** So many ms from now on. */
const wait = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ms)

describe('a record', () => {
  it('is read as it was written, with its files', async () => {
    await writeKept('ad-draft:5', { photos: [{ file: new File(['abc'], 'a.png') }] })
    const found = await readKept<{ photos: { file: File }[] }>('ad-draft:5')
    expect(await found?.photos?.[0]?.file.text()).toBe('abc')
    await writeKept('ad-draft:5', undefined)
    expect(await readKept('ad-draft:5')).toBeUndefined()
  })

  it('of an earlier release is read, and ages from now on', async () => {
    await set('ad-draft:5', { values: { title: 'Фара' }, photos: [] })
    expect(await readKept('ad-draft:5')).toEqual({ values: { title: 'Фара' }, photos: [] })
    await tidyUp()
    expect(await readKept('ad-draft:5')).toMatchObject({ values: { title: 'Фара' }, at: expect.any(Number) })
    wait(91 * DAY)
    expect(await readKept('ad-draft:5')).toBeUndefined()
  })

  it.each([3, 'text', null, true])('that is %j is none', async (value) => {
    await set('ad-draft:5', value)
    expect(await readKept('ad-draft:5')).toBeUndefined()
  })

  it('is not replaced by a writer that has not read it', async () => {
    const at = await writeKept('complaint:5', { texts: { text: 'Новое' } })
    expect(await writeKept('complaint:5', { texts: { text: 'Старое' } }, () => undefined)).toBe('newer')
    expect(await writeKept('complaint:5', undefined, () => 1)).toBe('newer')
    expect(await readKept('complaint:5')).toEqual({ texts: { text: 'Новое' }, at })
    expect(await writeKept('complaint:5', { texts: {} }, () => Number(at))).toEqual(expect.any(Number))
  })

  it('is written where another tab has removed the one that was read', async () => {
    expect(await writeKept('complaint:5', { texts: {} }, () => 1)).toEqual(expect.any(Number))
  })

  it('that is too long leaves the last one that was not', async () => {
    await writeKept('complaint:5', { texts: { text: 'Коротко' } })
    await writeKept('complaint:5', { texts: { text: 'а'.repeat(500_001) } })
    expect(await readKept('complaint:5')).toMatchObject({ texts: { text: 'Коротко' } })
  })
})

describe('records that are too old', () => {
  it('are not read, and go with the next writing', async () => {
    await writeKept('complaint:5:9', { texts: {} })
    wait(91 * DAY)
    expect(await readKept('complaint:5:9')).toBeUndefined()
    await tidyUp()
    expect(await get('complaint:5:9')).toBeUndefined()
  })

  it('are those of guests after a day, and of people after 90', async () => {
    for (const name of [GUEST, 'complaint:5:9', 'ad-draft:5@7']) await writeKept(name, { texts: {} })
    wait(DAY + 1)
    await tidyUp()
    expect(await names()).toEqual(['ad-draft:5@7', 'complaint:5:9'])
  })

  it('are the oldest ones of more than 40', async () => {
    for (let one = 0; one < 42; one++) {
      wait(one)
      await writeKept(`complaint:5:${one}`, { texts: {} })
    }
    await tidyUp()
    const left = await names()
    expect(left).toHaveLength(40)
    expect(left).not.toContain('complaint:5:0')
    expect(left).toContain('complaint:5:41')
  })
})

describe('a browser without storage', () => {
  it.each([
    ['has no database', undefined],
    [
      'refuses the database',
      {
        open: () => {
          throw new DOMException('private', 'SecurityError')
        },
      },
    ],
  ])('%s, and keeps nothing', async (_how, indexedDB) => {
    vi.stubGlobal('indexedDB', indexedDB)
    vi.resetModules()
    const fresh = await import('./browser.ts')
    expect(await fresh.writeKept('complaint:5', { texts: {} })).toBeUndefined()
    expect(await fresh.readKept('complaint:5')).toBeUndefined()
    expect(await fresh.allKept()).toEqual([])
    await expect(fresh.tidyUp()).resolves.toBeUndefined()
    await expect(fresh.forgetOf(5)).resolves.toBeUndefined()
  })

  it('has no room, and keeps what it had', async () => {
    await writeKept('complaint:5', { texts: { text: 'До' } })
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await writeKept('complaint:5', { texts: { text: 'После' } })).toBeUndefined()
    expect(await readKept('complaint:5')).toMatchObject({ texts: { text: 'До' } })
  })
})
