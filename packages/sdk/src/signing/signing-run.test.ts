import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPortal } from './test-portal.ts'
import { all, failuresOf, IDS, page, stepsOf } from './test-run.ts'
import { testSigner } from './test-signer.ts'

// Time does not pass by itself: neither sessions nor pauses end unless a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

describe('signing', () => {
  test('signs each document once, sends a few at a time, and forgets what the server has', async () => {
    const ids = [1, 2, 3, 4, 5, 6, 7]
    const portal = await testPortal(ids)
    const { run, kept } = page(portal)
    await run.start()
    expect([run.batch().phase, stepsOf(run)]).toEqual(['finished', all('done', ids)])
    expect(portal.signed()).toEqual(ids)
    expect(Math.max(...portal.of('create').map((call) => call.ids.length))).toBeLessThanOrEqual(5)
    expect(await kept.load()).toBeNull()
  })

  test('a document that is gone is skipped with its reason, and the others are signed', async () => {
    const portal = await testPortal([1, 3])
    const { run } = page(portal, { ids: IDS })
    await run.start()
    expect(failuresOf(run)).toEqual([null, 'document_deleted', null])
    expect([run.batch().phase, portal.signed()]).toEqual(['finished', [1, 3]])
  })

  test.each<[string, { status?: number; allowed_actions?: string[] } | null, string]>([
    ['is gone', null, 'document_deleted'],
    ['is annulled', { status: 5, allowed_actions: ['download'] }, 'document_annulled'],
    ['is rejected', { status: 3, allowed_actions: ['download'] }, 'document_rejected'],
    ['waits for the tenant', { status: 1, allowed_actions: ['download', 'annul'] }, 'not_signed_yet'],
    ['is countersigned', { status: 4, allowed_actions: ['download'] }, 'already_signed'],
    [
      'has a signature that is being checked',
      { status: 2, allowed_actions: ['countersign'] },
      'being_checked',
    ],
  ])('says why nothing can be signed: a document %s', async (_what, document, code) => {
    const portal = await testPortal([])
    if (document) portal.documents.set(1, { bytes: 'x', status: 2, allowed_actions: [], ...document })
    portal.instead = ({ call }) =>
      call === 'start' && document ? { status: 409, code: 'action_not_allowed' } : undefined
    const { run } = page(portal, { ids: [1] })
    await run.start()
    expect([run.batch().phase, failuresOf(run)]).toEqual(['finished', [code]])
  })

  test('asks for the reasons of a thousand documents a few at a time', async () => {
    const ids = Array.from({ length: 1000 }, (_, at) => at + 1)
    const portal = await testPortal(ids)
    for (const document of portal.documents.values())
      Object.assign(document, { status: 5, allowed_actions: [] })
    const { run } = page(portal)
    await run.start()
    expect(new Set(failuresOf(run))).toEqual(new Set(['document_annulled']))
    expect(portal.of('document')).toHaveLength(1000)
  })

  test('opens several sessions for many documents: an address has its limits', async () => {
    const ids = Array.from({ length: 1200 }, (_, at) => at + 1)
    const portal = await testPortal(ids)
    const { run, people, changes } = page(portal)
    await run.start()
    expect(portal.of('start').map((call) => call.ids.length)).toEqual([500, 500, 200])
    expect(portal.signed()).toHaveLength(1200)
    // The work grows with the documents, not with their square: each is read, made and sent once.
    expect([portal.of('file').length, people.asked.length]).toEqual([1200, 6])
    expect(portal.of('create').length).toBeLessThan(300)
    expect(changes()).toBeLessThan(4 * 1200)
  })

  test('a signer of sessions gets documents of one session at a time, and is opened anew for the next', async () => {
    const ids = Array.from({ length: 502 }, (_, at) => at + 1)
    const portal = await testPortal(ids)
    Object.assign(portal.documents.get(7) ?? {}, { status: 5, allowed_actions: [] })
    const people = testSigner({ ofSession: true })
    const { run } = page(portal, { signer: people.signer })
    people.people.before = (id) => {
      const opened = people.people.sessions.at(-1) ?? ''
      if (!portal.sessions.get(opened)?.has(id)) throw new Error('a document of another session')
    }
    await run.start()
    expect([run.batch().phase, run.batch().trouble]).toEqual(['finished', null])
    expect(portal.signed()).toHaveLength(501)
    expect(failuresOf(run).filter((failure) => failure !== null)).toEqual(['document_annulled'])
    expect(people.people.sessions).toEqual([...portal.sessions.keys()])
    expect(people.asked.map((round) => round.length)).toEqual([200, 200, 99, 2])
    expect(people.people.connected).toBe(0)
  })

  test('a signer of sessions is opened in a new one where a session has ended meanwhile', async () => {
    const portal = await testPortal(IDS)
    const people = testSigner({ ofSession: true, several: false })
    const { run } = page(portal, { signer: people.signer })
    let opened: string | undefined
    portal.instead = ({ call, session }) => {
      if (call !== 'create') return undefined
      opened ??= session
      return session === opened ? { status: 410, code: 'signing_over' } : undefined
    }
    people.people.before = (id) => {
      const session = people.people.sessions.at(-1) ?? ''
      if (!portal.sessions.get(session)?.has(id)) throw new Error('a document of another session')
    }
    await run.start()
    expect([run.batch().phase, portal.signed()]).toEqual(['finished', IDS])
  })

  test('a key of somebody else stops it before anything is kept or sent', async () => {
    const portal = await testPortal(IDS)
    const { run, people, kept } = page(portal, { party: '940140000385' })
    const bin = [...'BIN101240999011'].map((sign) => sign.charCodeAt(0))
    people.people.make = () => btoa(String.fromCharCode(6, 3, 0x55, 4, 0x0b, 0x0c, bin.length, ...bin))
    await run.start()
    expect([run.batch().phase, run.batch().trouble]).toEqual(['blocked', 'other_key'])
    expect([stepsOf(run), run.holder()?.bin]).toEqual([all('ready'), '101240999011'])
    expect([portal.of('create'), (await kept.load())?.signatures]).toEqual([[], []])
  })

  test('a program that turns out to take one document at a time gets them one by one', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal)
    people.people.refusesSeveral = true
    await run.start()
    expect([people.asked, portal.signed()]).toEqual([[[1, 2, 3], [1], [2], [3]], IDS])
    expect(people.people.sessions).toEqual([[...portal.sessions.keys()][0]])
  })

  test('a program that leaves documents out is asked again, but not for ever', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal)
    people.people.leavesOut = [2]
    await run.start()
    expect([run.batch().trouble, stepsOf(run)]).toEqual(['signer_failed', ['done', 'ready', 'done']])
    expect(people.asked).toEqual([[1, 2, 3], [2]])
  })

  test('bytes that are not what the session told are not signed', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call, ids: [id] }) => {
      const document = portal.documents.get(2)
      if (call === 'file' && id === 2 && document) document.bytes = 'another act'
      return undefined
    }
    const { run } = page(portal)
    await run.start()
    expect(failuresOf(run)).toEqual([null, 'bytes_differ', null])
  })
})

describe('what does not work', () => {
  test('nothing can be kept: signing goes on in memory, and says so', async () => {
    const fails = async () => {
      throw new ReferenceError('indexedDB is not defined')
    }
    const kept = { load: fails, begin: fails, keep: fails, settle: fails, end: fails, claim: fails }
    const portal = await testPortal(IDS)
    const { run } = page(portal, { kept })
    expect(run.isKept()).toBe(true)
    await run.start()
    expect([run.batch().phase, portal.signed(), run.isKept()]).toEqual(['finished', IDS, false])
  })

  test('a run that is blocked while it only sends is finished after all', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call }) => (call === 'create' ? { status: 403, code: 'forbidden' } : undefined)
    const { run, kept } = page(portal)
    await run.start()
    expect([run.batch().phase, run.batch().trouble, stepsOf(run)]).toEqual([
      'blocked',
      'forbidden',
      all('kept'),
    ])
    portal.instead = () => undefined
    await run.proceed()
    expect([run.batch().phase, run.batch().trouble, await kept.load()]).toEqual(['finished', null, null])
  })

  test('the network is away: it waits longer each time, and sends at once when asked to', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call }) => (call === 'create' ? 'cut' : undefined)
    const waited: number[] = []
    const { run, until } = page(portal, {
      wait: (ms, signal) =>
        new Promise((resolve) => {
          waited.push(ms)
          if (waited.length < 3) resolve()
          else signal.addEventListener('abort', () => resolve())
        }),
    })
    const signing = run.start()
    await until(() => waited.length === 3 && run.batch().phase === 'offline')
    expect([stepsOf(run), run.retryAt()]).toEqual([all('kept'), expect.any(Number)])
    portal.instead = () => undefined
    run.sendNow()
    await signing
    expect([waited, run.retryAt(), portal.signed()]).toEqual([[2000, 4000, 8000], null, IDS])
  })

  test.each(['start', 'file'] as const)('the network is away for a while during %s', async (what) => {
    const portal = await testPortal(IDS)
    let cuts = 2
    portal.instead = ({ call }) => (call === what && cuts-- > 0 ? 'cut' : undefined)
    const { run } = page(portal)
    await run.start()
    expect(portal.signed()).toEqual(IDS)
  })

  test('the portal has not drawn a document yet: it says so, waits as long as it was told, and asks again', async () => {
    const portal = await testPortal(IDS)
    let early = 2
    portal.instead = ({ call }) =>
      call === 'start' && early-- > 0 ? { status: 503, code: 'being_drawn', retry_after: 6 } : undefined
    const waited: unknown[] = []
    const { run } = page(portal, {
      wait: async (ms) => {
        waited.push([ms, run.batch().phase, run.batch().trouble])
      },
    })
    await run.start()
    const wait = [6000, 'preparing', 'being_drawn']
    expect([waited, run.batch().trouble, portal.signed()]).toEqual([[wait, wait], null, IDS])
  })

  test.each([
    [
      'a document is not drawn for five minutes',
      { status: 503, code: 'being_drawn', retry_after: 6 },
      300_000,
    ],
    ['a document cannot be drawn', { status: 500, code: 'internal' }, 6000],
  ])('%s: the user is told, and may try again', async (_, failure, patience) => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call }) => (call === 'start' ? failure : undefined)
    let waited = 0
    const wait = async (ms: number) => {
      waited += ms
      if (waited > 2 * patience) portal.instead = () => undefined
    }
    const { run } = page(portal, { wait })
    await run.start()
    expect([waited, run.batch().phase, run.batch().trouble]).toEqual([patience, 'blocked', failure.code])
    portal.instead = () => undefined
    await run.proceed()
    expect(portal.signed()).toEqual(IDS)
  })

  test('the signer fails: what it has made is sent, and the rest waits', async () => {
    const portal = await testPortal(IDS)
    const { run, people } = page(portal)
    people.people.before = (id) => {
      if (id === 2) throw new Error('the token was pulled out')
    }
    await run.start()
    expect([run.batch().trouble, stepsOf(run)]).toEqual(['signer_failed', ['done', 'ready', 'ready']])
    people.people.before = () => undefined
    await run.proceed()
    expect([run.batch().phase, portal.signed()]).toEqual(['finished', IDS])
  })

  test('the portal refuses to begin: the user goes on from there', async () => {
    const portal = await testPortal(IDS)
    portal.instead = ({ call }) => (call === 'start' ? { status: 403, code: 'forbidden' } : undefined)
    const { run } = page(portal)
    await run.start()
    expect([run.batch().phase, run.batch().trouble]).toEqual(['blocked', 'forbidden'])
    portal.instead = () => undefined
    await run.proceed()
    expect(portal.signed()).toEqual(IDS)
  })
})
