import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PortalServer } from '../../create-server.ts'
import { anotherServer } from '../../testing/another-server.ts'
import { type Person, person } from '../../testing/people.ts'
import {
  acts,
  CENTRE_BIN,
  type Company,
  company,
  iinOf,
  read,
  type Session,
  type SigningStage,
  send,
  signAll,
  signed,
  signingStage,
  start,
} from '../../testing/signing-stage.ts'

let stage: SigningStage
let other: PortalServer
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
  other = await anotherServer(stage.test, { signing: stage.signing })
  tenant = await company(stage)
})
afterAll(async () => {
  await other.close()
  await stage.close()
})

type Signatures = { id: number; cms: string }[]
type Outcome = { id: number; outcome: string; code: string | null }

/** Sends signatures to both processes at once. */
async function sendToBoth(user: Person, [one, two]: readonly [Session, Session], signatures: Signatures) {
  const json = ({ session_id, nonce }: Session) => ({ session_id, nonce, signatures })
  const [first, second] = await Promise.all([
    send(stage, user, one, signatures),
    other.fastify.inject({
      method: 'POST',
      url: '/api/completionSignature/multipleCreate',
      headers: { 'x-portal-client': 'test', authorization: `Bearer ${user.token}` },
      payload: json(two),
    }),
  ])
  return [first, second].map((answer): Outcome[] => answer.json().data.results)
}

const countOf = (ids: readonly number[], side: 'tenant' | 'centre') =>
  stage.test.db
    .selectFrom('document_signatures')
    .select(['document_id', (count) => count.fn.countAll<number>().as('n')])
    .where('document_id', 'in', [...ids])
    .where('side', '=', side)
    .groupBy('document_id')
    .execute()

describe('two processes', () => {
  it('sign each document once when one batch is sent to both', async () => {
    const ids = await acts(stage, tenant, 30)
    const session = await start(stage, tenant.user, ids)
    const signatures = await signed(stage, tenant.user, session, tenant.head)
    const results = await sendToBoth(tenant.user, [session, session], signatures)
    for (const result of results)
      expect(new Set(result.map(({ outcome }) => outcome))).toEqual(new Set(['accepted']))
    expect((await countOf(ids, 'tenant')).map(({ n }) => Number(n))).toEqual(ids.map(() => 1))
    const log = await stage.test.db
      .selectFrom('audit')
      .select('subject_id')
      .where('action', '=', 'signed')
      .execute()
    expect(log.filter(({ subject_id }) => ids.includes(Number(subject_id)))).toHaveLength(ids.length)
  })

  it('sign each document once when two sessions are used', async () => {
    const ids = await acts(stage, tenant, 30)
    await signAll(stage, tenant.user, ids, tenant.head)
    const manager = await person(stage.test, 3)
    const centre = stage.ca.issue({ bin: CENTRE_BIN, iin: iinOf(950) })
    const sessions = [await start(stage, manager, ids), await start(stage, manager, ids)] as const
    const signatures = await signed(stage, manager, sessions[0], centre)
    const [one = [], two = []] = await sendToBoth(manager, sessions, signatures)
    for (const [at, id] of ids.entries()) {
      const both = [one[at], two[at]].map((result) => result?.code ?? result?.outcome)
      expect(both.toSorted(), `document ${id}`).toEqual(['accepted', 'already_signed'])
    }
    expect((await countOf(ids, 'centre')).map(({ n }) => Number(n))).toEqual(ids.map(() => 1))
  })
})

/** Ways to send a signature that was not made for this document in this session. */
const CHANGES = ['nonce', 'session', 'user', 'document', 'bytes', 'key', 'kind'] as const

it('a signature signs only the document, the bytes, the session and the user that it was made for', async () => {
  const stranger = await company(stage)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...CHANGES)), fc.string(), async (changes, noise) => {
      const changed = new Set<string>(changes)
      const [id = 0, another = 0] = await acts(stage, tenant, 2)
      const session = await start(stage, tenant.user, [id])
      const foreign = await start(stage, tenant.user, [another])
      const key = changed.has('key') ? stranger.head : tenant.head
      const [right] = await signed(stage, tenant.user, session, key)
      const [swapped] = await signed(stage, tenant.user, foreign, key)
      const answer = await send(
        stage,
        changed.has('user') ? stranger.user : tenant.user,
        {
          session_id: changed.has('session') ? foreign.session_id : session.session_id,
          nonce: changed.has('nonce') ? noise : session.nonce,
        },
        [
          {
            id: changed.has('document') ? another : id,
            cms: (changed.has('bytes') ? swapped?.cms : right?.cms) ?? '',
          },
        ],
        changed.has('kind') ? 'application' : 'completion',
      )
      const accepted = answer.statusCode === 200 && answer.json().data.results[0].outcome === 'accepted'
      expect(accepted).toBe(changed.size === 0)
      expect((await read(stage, tenant.user, id)).status).toBe(changed.size === 0 ? 2 : 1)
      expect((await read(stage, tenant.user, another)).status).toBe(1)
    }),
    { numRuns: 40, examples: [[[], '']] },
  )
})

it('sessions over the same versions have the same bytes, whoever opens them and however often', async () => {
  const ids = await acts(stage, tenant, 4)
  const hashes = async () => (await start(stage, tenant.user, ids)).documents.map(({ sha256 }) => sha256)
  const first = await hashes()
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(ids, { minLength: 1 }), async (chosen) => {
      const { documents } = await start(stage, tenant.user, chosen)
      expect(documents.map(({ id }) => id)).toEqual(chosen)
      for (const { id, sha256 } of documents) expect(sha256).toBe(first[ids.indexOf(id)])
    }),
    { numRuns: 20 },
  )
})
