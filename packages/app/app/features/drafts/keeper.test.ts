import 'fake-indexeddb/auto'
import { clear } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readKept } from './browser.ts'
import { createKeeper } from './keeper.ts'
import { keptRecord } from './record.ts'

const SLOT = { of: 'complaint', id: 9, userId: 5 }
const NAME = 'complaint:5:9'

/** How many milliseconds a wait may take before its test fails; it usually ends at once. */
const SOON = { timeout: 20_000 }

const open: (() => void)[] = []

/** A tab with a form of one field. */
function openForm(slot = SLOT) {
  const form = { text: '', isMine: true, shown: [] as unknown[] }
  const keeper = createKeeper<{ text: string }>(keptRecord(slot), {
    gather: () => (form.text === '' ? undefined : { text: form.text }),
    onKept: (kept, isFirst) => form.shown.push([kept && 'text' in kept ? kept.text : null, isFirst]),
    onMine: (isMine) => {
      form.isMine = isMine
    },
  })
  keeper.begin()
  open.push(keeper.stop)
  const type = (text: string) => {
    form.text = text
    keeper.touch()
  }
  return { form, type, ...keeper }
}

const kept = async () => (await readKept<{ text: string }>(NAME))?.text

const page = new EventTarget()

beforeEach(async () => {
  await clear()
  vi.stubGlobal('location', { pathname: '/' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(async () => {
  for (const stop of open.splice(0)) stop()
  vi.unstubAllGlobals()
})

/** A browser without locks, where only what is written tells of another tab. */
const withoutLocks = () => vi.stubGlobal('navigator', {})

describe('a form', () => {
  it('keeps what is typed after a pause, and shows it the next time', async () => {
    const first = openForm()
    first.type('Фара')
    await vi.waitFor(async () => expect(await kept()).toBe('Фара'), SOON)
    first.stop()
    const next = openForm()
    await vi.waitFor(() => expect(next.form.shown[0]).toEqual(['Фара', true]), SOON)
  })

  it('keeps what was typed last when it is closed, and when the page is left', async () => {
    const form = openForm()
    form.type('Фара')
    form.stop()
    await vi.waitFor(async () => expect(await kept()).toBe('Фара'), SOON)
    const next = openForm()
    next.type('Капот')
    page.dispatchEvent(new Event('pagehide'))
    await vi.waitFor(async () => expect(await kept()).toBe('Капот'), SOON)
  })

  it('that is written before what is kept was read shows it all the same, and then keeps what is written', async () => {
    const first = openForm()
    first.type('Фара')
    await vi.waitFor(async () => expect(await kept()).toBe('Фара'), SOON)
    first.stop()
    const early = openForm()
    early.form.text = 'Капот'
    await early.write({ text: 'Капот' })
    expect(early.form.shown).toEqual([['Фара', true]])
    expect(early.form.isMine).toBe(true)
    expect(await kept()).toBe('Капот')
  })

  it('that was only looked at keeps nothing', async () => {
    const form = openForm()
    page.dispatchEvent(new Event('pagehide'))
    form.stop()
    await form.flush()
    expect(await kept()).toBeUndefined()
  })

  it('that was sent is forgotten, whatever was typed just before', async () => {
    const form = openForm()
    form.type('Фара')
    await form.flush()
    form.type('Фара левая')
    await form.forget()
    form.stop()
    await form.flush()
    expect(await kept()).toBeUndefined()
  })

  it('that was emptied is forgotten', async () => {
    const form = openForm()
    form.type('Фара')
    await form.flush()
    form.type('')
    await form.flush()
    expect(await kept()).toBeUndefined()
  })

  it('shows nothing once it is closed', async () => {
    const form = openForm()
    form.stop()
    await form.flush()
    expect(form.form.shown).toEqual([])
  })
})

describe.each([
  ['with locks', () => undefined],
  ['without locks', withoutLocks],
])('two tabs with the same form, in a browser %s', (_which, prepare) => {
  beforeEach(() => prepare())

  it('never replace a newer text: the second takes it over, and then the first cannot write', async () => {
    const first = openForm()
    await vi.waitFor(() => expect(first.form.shown).toHaveLength(1), SOON)
    const second = openForm()
    await vi.waitFor(() => expect(second.form.shown).toHaveLength(1), SOON)
    first.type('Фара')
    await first.flush()
    second.type('Капот')
    await second.flush()
    await vi.waitFor(() => expect(second.form.isMine).toBe(false), SOON)
    expect(await kept()).toBe('Фара')
    second.take()
    await vi.waitFor(() => expect(second.form.shown.at(-1)).toEqual(['Фара', false]), SOON)
    expect(second.form.isMine).toBe(true)
    second.type('Фара левая')
    await second.flush()
    first.type('Бампер')
    await first.flush()
    await vi.waitFor(() => expect(first.form.isMine).toBe(false), SOON)
    expect(await kept()).toBe('Фара левая')
  })

  it('do not wait for each other if they are of two people', async () => {
    const [mine, theirs] = [openForm(), openForm({ ...SLOT, userId: 6 })]
    mine.type('Фара')
    theirs.type('Капот')
    await Promise.all([mine.flush(), theirs.flush()])
    expect([mine.form.isMine, theirs.form.isMine]).toEqual([true, true])
    expect(await kept()).toBe('Фара')
  })
})

it('the second tab says so at once where there are locks, and gets what was typed last', async () => {
  const first = openForm()
  await vi.waitFor(() => expect(first.form.shown).toHaveLength(1), SOON)
  const second = openForm()
  await vi.waitFor(() => expect(second.form.isMine).toBe(false), SOON)
  first.type('Фара')
  second.take()
  await vi.waitFor(() => expect(second.form.shown.at(-1)).toEqual(['Фара', false]), SOON)
  expect([first.form.isMine, second.form.isMine]).toEqual([false, true])
})
