import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { verifySignaturesCommand } from '../../console/verify-signatures-command.ts'
import { anotherServer } from '../../testing/another-server.ts'
import { document } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import {
  acts,
  type Company,
  company,
  type SigningStage,
  send,
  signed,
  signingStage,
  start,
  submit,
} from '../../testing/signing-stage.ts'
import { drawWaiting } from './draw-waiting.ts'
import { recheckJob, recheckSignatures } from './recheck.ts'
import { renewTimestampsJob } from './renew-timestamps.ts'
import { watchAuthoritiesJob } from './settings.ts'
import { tellOfSignatures } from './tell.ts'

let stage: SigningStage
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
  tenant = await company(stage)
})
afterAll(() => stage.close())

async function submitOne(id: number) {
  const session = await start(stage, tenant.user, [id])
  return submit(stage, tenant.user, session, await signed(stage, tenant.user, session, tenant.head))
}

const DAY = 86_400_000
const deps = () => stage.test.server.deps

it('signatures that are sent one by one are told of together, those after it by another notification', async () => {
  const manager = await person(stage.test, 3)
  const told = async () =>
    (
      await stage.test.db
        .selectFrom('notifications')
        .select('body')
        .where('user_id', '=', manager.id)
        .orderBy('id')
        .execute()
    ).map(({ body }) => (body as { completion_id: { count?: number } }).completion_id.count ?? 1)
  const session = await start(stage, tenant.user, await acts(stage, tenant, 4))
  const signatures = await signed(stage, tenant.user, session, tenant.head)
  for (const one of signatures.slice(0, 2)) await submit(stage, tenant.user, session, [one])
  expect(await told()).toEqual([])
  await tellOfSignatures(deps(), session.session_id)
  expect(await told()).toEqual([2])
  await tellOfSignatures(deps(), session.session_id)
  await submit(stage, tenant.user, session, signatures.slice(2, 3))
  expect(await told()).toEqual([2])
  // The last one ends the session: nobody needs to wait.
  await submit(stage, tenant.user, session, signatures)
  expect(await told()).toEqual([2, 2])
})

it('what will be signed is drawn before, but not while the accounting system may send its own PDF', async () => {
  const id = await document(stage.test, { kind: 'application', of: tenant.user })
  const invoice = await document(stage.test, { kind: 'invoice', of: tenant.user })
  const fileOf = async (documentId: number) =>
    (
      await stage.test.db
        .selectFrom('document_versions')
        .select('file')
        .where('document_id', '=', documentId)
        .executeTakeFirstOrThrow()
    ).file
  await drawWaiting(deps())
  expect(await fileOf(id)).toBeNull()
  stage.test.clock.advance(10 * 60_000)
  await drawWaiting(deps())
  expect(await fileOf(id)).toMatch(/^[0-9a-f]{64}$/)
  expect(await fileOf(invoice)).toBeNull()
})

it('sessions that ended long ago are deleted, and their signatures stay', async () => {
  const late = await company(stage)
  const session = await start(stage, late.user, await acts(stage, late))
  const signatures = await signed(stage, late.user, session, late.head)
  await submit(stage, late.user, session, signatures)
  stage.test.clock.advance(29 * DAY)
  await recheckSignatures(deps())
  const count = async () =>
    (
      await stage.test.db
        .selectFrom('signing_sessions')
        .select('id')
        .where('id', '=', session.session_id)
        .execute()
    ).length
  expect(await count()).toBe(1)
  stage.test.clock.advance(2 * DAY)
  await recheckSignatures(deps())
  expect(await count()).toBe(0)
  expect((await send(stage, late.user, session, signatures)).statusCode).toBe(401)
  stage.test.clock.advance(-31 * DAY)
  expect((await send(stage, late.user, session, signatures)).statusCode).toBe(404)
  const kept = await stage.test.db
    .selectFrom('document_signatures')
    .select('id')
    .where('session_id', '=', session.session_id)
    .execute()
  expect(kept).toHaveLength(1)
})

it('pinned authorities that end within 90 days are reported', async () => {
  const said: string[] = []
  const { signing } = deps()
  const watch = (days: number) =>
    watchAuthoritiesJob({
      ...{ signing, clock: { now: () => new Date(Date.parse('2036-11-20') - days * DAY) } },
      onError: (error) => said.push(String(error)),
    }).handle({})
  await watch(200)
  expect(said).toEqual([])
  await watch(60)
  expect(said).toEqual([
    expect.stringMatching(/TRUST_ROOTS: the authority .+ \(SHA-256 [0-9a-f:]+\) ends on 2036-11-\d\d/i),
  ])
})

it('what a nightly or hourly run could not do is logged, and the run ends well: the next one tries again', async () => {
  const { db } = stage.test
  const [id = 0] = await acts(stage, tenant)
  stage.ocsp.behaviour.outage = 'down'
  await submitOne(id)
  stage.ocsp.behaviour.outage = null
  const lost = '0'.repeat(64)
  const set = async (file: string) => {
    const { file: before } = await db
      .selectFrom('document_signatures')
      .select('file')
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
    await db.updateTable('document_signatures').set({ file }).where('document_id', '=', id).execute()
    return before
  }
  const file = await set(lost)
  const said: unknown[] = []
  await recheckJob({ ...deps(), onError: (error) => said.push(error) }).handle({})
  expect(said).toMatchObject([
    {
      message: '1 signatures were not rechecked',
      errors: [{ cause: { message: expect.stringContaining(lost) } }],
    },
  ])
  await set(file)
  await recheckSignatures(deps())
  await db.deleteFrom('signature_evidence').execute()
  await renewTimestampsJob({ ...deps(), onError: (error) => said.push(error) }).handle({})
  expect(said).toHaveLength(1)
})

it('a portal that can ask nobody whether keys are revoked says so while signatures wait', async () => {
  const { revocation, ...signing } = deps().signing
  const alone = { ...revocation, ocspUrl: null, crlUrls: [] }
  const said: string[] = []
  const job = recheckJob({
    ...deps(),
    ...{ signing: { ...signing, revocation: alone }, onError: (error) => said.push(String(error)) },
  })
  await job.handle({})
  expect(said).toEqual([])
  const [id = 0] = await acts(stage, tenant)
  stage.ocsp.behaviour.outage = 'down'
  await submitOne(id)
  stage.ocsp.behaviour.outage = null
  await job.handle({})
  await job.handle({})
  expect(said).toEqual([expect.stringContaining('OCSP_URL: 1 signatures wait')])
  await recheckSignatures(deps())
})

it('a server does not start with authorities that cannot be read', async () => {
  const signing = { ...stage.signing, rootsFolder: join(tmpdir(), 'sauda-no-such-folder') }
  await expect(anotherServer(stage.test, { signing })).rejects.toThrow('TRUST_ROOTS: ENOENT')
})

it('the command finds nothing wrong in a new portal, and takes no arguments', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sauda-verify-'))
  try {
    expect(await verifySignaturesCommand([], { SAUDA_DATA: folder })).toBe(true)
    await expect(verifySignaturesCommand(['all'], { SAUDA_DATA: folder })).rejects.toThrow(
      'takes no arguments',
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
