import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPortal } from './test-portal.ts'
import { all, failuresOf, IDS, left, page, signatureOf, stepsOf } from './test-run.ts'

// Time does not pass by itself: neither sessions nor pauses end unless a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a run that was left', () => {
  test('sends what is made, and signs the rest when asked to', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal, { kept: await left(IDS, [1]) })
    await run.restore()
    expect([run.batch().phase, stepsOf(run), run.batch().restored]).toEqual([
      'idle',
      ['done', 'idle', 'idle'],
      1,
    ])
    expect(people.asked).toEqual([])
    await run.start()
    expect([portal.signed(), people.asked]).toEqual([IDS, [[2, 3]]])
  })

  test('whose documents are all gone is finished', async () => {
    const portal = await testPortal([])
    const kept = await left(IDS, IDS)
    const { run } = page(portal, { ids: IDS, kept })
    await run.restore()
    expect([run.batch().phase, new Set(failuresOf(run))]).toEqual(['finished', new Set(['document_deleted'])])
    expect(await kept.load()).toBeNull()
  })

  test('whose signatures have arrived after all is finished', async () => {
    const portal = await testPortal(IDS)
    for (const document of portal.documents.values()) {
      Object.assign(document, { status: 2, allowed_actions: ['download'] })
    }
    const kept = await left(IDS, IDS)
    const { run } = page(portal, { kept })
    await run.restore()
    expect([run.batch().phase, stepsOf(run), await kept.load()]).toEqual(['finished', all('done'), null])
  })

  test('with nothing made begins at once: there is nothing to show before', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal, { kept: await left(IDS, []) })
    await run.restore()
    expect([run.batch().phase, portal.signed(), people.asked]).toEqual(['finished', IDS, [IDS]])
  })

  test.each([
    ['all', IDS, []],
    ['some', [1, 3], [[2]]],
  ])(
    '%s of which a telephone has signed meanwhile signs the rest, and nothing has failed',
    async (_how, by, asked) => {
      const portal = await testPortal(IDS)
      for (const id of by) {
        Object.assign(portal.documents.get(id) ?? {}, { status: 2, allowed_actions: ['download'] })
      }
      const kept = await left(IDS, [])
      const { run, people } = page(portal, { kept })
      await run.restore()
      expect([run.batch().phase, stepsOf(run), failuresOf(run)]).toEqual([
        'finished',
        all('done'),
        [null, null, null],
      ])
      expect([people.asked, await kept.load()]).toEqual([asked, null])
    },
  )

  test('part of which a telephone has signed after signatures were kept here', async () => {
    const portal = await testPortal(IDS)
    Object.assign(portal.documents.get(3) ?? {}, { status: 2, allowed_actions: ['download'] })
    const { run, people } = page(portal, { kept: await left(IDS, [1]) })
    await run.restore()
    expect([run.batch().phase, stepsOf(run)]).toEqual(['idle', ['done', 'idle', 'idle']])
    await run.start()
    expect([run.batch().phase, stepsOf(run), people.asked]).toEqual(['finished', all('done'), [[2]]])
  })

  test('is not finished by documents that nobody may sign any more', async () => {
    const portal = await testPortal(IDS)
    Object.assign(portal.documents.get(2) ?? {}, { status: 5, allowed_actions: [] })
    const { run } = page(portal, { kept: await left(IDS, []) })
    await run.restore()
    expect(failuresOf(run)).toEqual([null, 'document_annulled', null])
  })

  test('is kept again when failed documents are signed again', async () => {
    const portal = await testPortal(IDS)
    portal.judge = (result) =>
      result.id === 2 ? { ...result, outcome: 'refused', code: 'other_bin' } : result
    const { run, kept, until } = page(portal)
    await run.start()
    expect(await kept.load()).toBeNull()
    portal.judge = (result) => result
    portal.instead = ({ call }) => (call === 'create' ? 'cut' : undefined)
    void run.retry()
    await until(() => run.batch().phase === 'offline' || run.batch().phase === 'sending')
    expect(await kept.load()).toMatchObject({ ids: IDS, signatures: [signatureOf(2)] })
  })

  test('is taken up once, also if the page closes and opens it at once', async () => {
    const portal = await testPortal(IDS)
    const { run, kept } = page(portal, { kept: await left(IDS, IDS) })
    const first = run.restore()
    run.close()
    await Promise.all([first, run.restore()])
    expect([run.batch().phase, portal.signed(), await kept.load()]).toEqual(['finished', IDS, null])
    expect([portal.of('start').length, portal.of('create').length]).toEqual([1, 1])
  })

  test('waits while another page signs, and goes on after it', async () => {
    const portal = await testPortal(IDS)
    let isTaken = true
    const kept = { ...(await left(IDS, [1])), claim: async () => !isTaken }
    const { run } = page(portal, { kept })
    await run.restore()
    expect([run.batch().phase, run.batch().trouble]).toEqual(['blocked', 'signing_elsewhere'])
    expect([portal.calls, stepsOf(run)]).toEqual([[], all('idle')])
    isTaken = false
    await run.proceed()
    expect([run.batch().phase, run.batch().trouble, portal.signed()]).toEqual(['idle', null, [1]])
    await run.start()
    expect(portal.signed()).toEqual(IDS)
  })
})
