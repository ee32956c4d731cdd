import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPortal } from './test-portal.ts'
import { all, failuresOf, IDS, left, page, signatureOf, stepsOf } from './test-run.ts'
import { testSigner } from './test-signer.ts'

// Time does not pass by itself: neither sessions nor pauses end unless a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('a session that ends', () => {
  test.each([
    ['while signatures are sent', { status: 410, code: 'signing_over' }],
    ['and is deleted', { status: 404, code: 'not_found' }],
  ])('%s: a new one covers everything that is unsent', async (_when, gone) => {
    const portal = await testPortal([1, 2, 3, 4, 5])
    let ended: string | undefined
    portal.instead = ({ call, session }) => {
      if (call !== 'create') return undefined
      ended ??= session
      return session === ended ? gone : undefined
    }
    const people = testSigner({ waits: true, several: false })
    const { run, until } = page(portal, { signer: people.signer })
    const signing = run.start()
    for (const id of [1, 2, 3, 4, 5]) {
      await until(() => run.batch().documents[id - 1]?.step === 'signing' && people.asked.length === id)
      people.password()
      await until(() => run.batch().documents[id - 1]?.step === 'done')
    }
    await signing
    expect(portal.signed()).toEqual([1, 2, 3, 4, 5])
    expect(portal.of('start').map((call) => call.ids)).toEqual([
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ])
  })

  test('while files are read is opened anew', async () => {
    const portal = await testPortal(IDS)
    let cut = false
    portal.instead = ({ call, ids: [id] }) => {
      if (call === 'file' && id === 2 && !cut) portal.sessions.clear()
      cut ||= id === 2 && call === 'file'
      return undefined
    }
    const { run } = page(portal)
    await run.start()
    expect(portal.signed()).toEqual(IDS)
  })

  test('each time is not asked for without a pause', async () => {
    const portal = await testPortal([1])
    portal.instead = ({ call }) => (call === 'create' ? { status: 410, code: 'signing_over' } : undefined)
    const waited: number[] = []
    const { run } = page(portal, {
      wait: async (ms) => {
        waited.push(ms)
        if (waited.length === 3) portal.instead = () => undefined
      },
    })
    await run.start()
    expect([waited, portal.signed()]).toEqual([[4000, 8000, 16_000], [1]])
  })

  test('while the key is asked for: the signature that comes later is sent in a new one', async () => {
    const portal = await testPortal(IDS)
    const people = testSigner({ waits: true })
    const { run, until } = page(portal, { signer: people.signer })
    const signing = run.start()
    await until(() => people.asked.length === 1)
    await vi.advanceTimersByTimeAsync(602_000)
    portal.sessions.clear()
    await signing
    expect([run.batch().phase, stepsOf(run)]).toEqual(['over', all('idle')])
    people.password()
    await until(() => run.batch().phase === 'finished')
    expect([portal.signed(), portal.of('start').length]).toEqual([IDS, 2])
    expect(people.people.connected).toBe(0)
  })

  test.each([
    ['ahead', 3_600_000],
    ['behind', -3_600_000],
  ])('is not ended by a clock that is %s', async (_way, behind) => {
    const portal = await testPortal(IDS)
    portal.behind = behind
    const people = testSigner({ waits: true })
    const { run, until } = page(portal, { signer: people.signer })
    const signing = run.start()
    await until(() => people.asked.length === 1)
    const ends = (run.batch().expiresAt ?? 0) - Date.now()
    expect(Math.abs(ends - 600_000)).toBeLessThan(60_000)
    await vi.advanceTimersByTimeAsync(500_000)
    expect(run.batch().phase).toBe('signing')
    people.password()
    await signing
    expect(portal.signed()).toEqual(IDS)
  })
})

describe('a signature that is made', () => {
  test('after signing was stopped is kept and sent', async () => {
    const portal = await testPortal(IDS)
    const people = testSigner({ waits: true, several: false })
    const { run, until } = page(portal, { signer: people.signer })
    const signing = run.start()
    await until(() => people.asked.length === 1)
    run.stop()
    await signing
    expect(stepsOf(run)).toEqual(all('idle'))
    people.password()
    await until(() => stepsOf(run)[0] === 'done')
    expect([run.batch().phase, stepsOf(run)]).toEqual(['stopped', ['done', 'idle', 'idle']])
    expect([portal.signed(), people.asked.length]).toEqual([[1], 1])
  })

  test('while nothing can be sent is kept, and sent once the user goes on', async () => {
    const portal = await testPortal(IDS)
    const people = testSigner({ waits: true, several: false })
    const { run, until, kept } = page(portal, { signer: people.signer })
    portal.instead = ({ call }) => (call === 'create' ? { status: 401, code: 'unauthenticated' } : undefined)
    const signing = run.start()
    await until(() => people.asked.length === 1)
    people.password()
    await until(() => run.batch().phase === 'blocked')
    await signing
    expect(run.batch().trouble).toBe('unauthenticated')
    expect((await kept.load())?.signatures).toEqual([signatureOf(1)])
    portal.instead = () => undefined
    void run.proceed()
    await until(() => stepsOf(run)[0] === 'done')
    expect(portal.signed()).toEqual([1])
  })

  test('stays when a run is closed, and is sent by the next one without the key', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call }) => (call === 'create' ? 'cut' : undefined)
    const { run, kept, until } = page(portal, { wait: () => new Promise(() => undefined) })
    void run.start()
    await until(() => run.batch().phase === 'offline')
    run.close()
    portal.instead = () => undefined
    const next = page(portal, { kept })
    await next.run.restore()
    expect([next.run.batch().phase, portal.signed()]).toEqual(['finished', IDS])
    expect([next.people.asked, await kept.load()]).toEqual([[], null])
  })

  test('of an earlier run is not asked for again', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal, { kept: await left([2], [2]) })
    await run.start()
    expect([people.asked, portal.signed()]).toEqual([[[1, 3]], IDS])
  })

  test('of bytes that were replaced is of no use: nobody signs the new ones unseen', async () => {
    const portal = await testPortal(IDS)
    const kept = await left(IDS, [1, 2])
    const changed = portal.documents.get(2)
    if (changed) changed.bytes = 'a new version'
    const { run, people } = page(portal, { kept })
    await run.restore()
    expect([stepsOf(run), failuresOf(run)[1]]).toEqual([['done', 'failed', 'idle'], 'document_changed'])
    expect([people.asked, (await kept.load())?.signatures]).toEqual([[], []])
  })

  test.each(['document_annulled', 'other_bin', 'expired'] as const)(
    'is forgotten once the server has refused it: %s',
    async (code) => {
      const portal = await testPortal([1])
      portal.judge = (result) => ({ ...result, outcome: 'refused', code })
      const { run, kept } = page(portal)
      await run.start()
      expect([run.batch().phase, failuresOf(run), await kept.load()]).toEqual(['finished', [code], null])
    },
  )

  test('outside of its session is sent in another one', async () => {
    const portal = await testPortal(IDS)
    let taken = false
    portal.instead = ({ call, session }) => {
      if (call === 'create' && !taken) taken = portal.sessions.get(session ?? '')?.delete(2) === true
      return undefined
    }
    const { run } = page(portal)
    await run.start()
    expect([stepsOf(run), portal.signed()]).toEqual([all('done'), IDS])
  })

  test.each([
    ['is not in any session', 'not_in_session', 'not_in_session'],
    ['has no result', null, 'unknown'],
    ['has a file that cannot be read now', 'no_document', 'no_document'],
  ] as const)('stays kept if it %s', async (_what, code, failure) => {
    const portal = await testPortal(IDS)
    portal.judge = (result) =>
      result.id !== 2 ? result : code === null ? null : { ...result, outcome: 'refused', code }
    const { run, kept, people } = page(portal)
    await run.start()
    expect([run.batch().phase, failuresOf(run)]).toEqual(['finished', [null, failure, null]])
    expect(await kept.load()).toEqual({ ids: [2], done: [], signatures: [signatureOf(2)] })
    portal.judge = (result) => result
    await run.retry()
    expect([run.batch().phase, portal.signed(), people.asked.length]).toEqual(['finished', IDS, 1])
    expect(await kept.load()).toBeNull()
  })

  test('that spoils a request does not spoil the others', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call, ids }) =>
      call === 'create' && ids.includes(2) ? { status: 422, code: 'invalid' } : undefined
    const { run } = page(portal)
    await run.start()
    expect([failuresOf(run), portal.signed()]).toEqual([
      [null, 'invalid', null],
      [1, 3],
    ])
  })
})
