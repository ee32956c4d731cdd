import { afterAll, beforeAll, expect, it } from 'vitest'
import { base, batchOf } from '../../testing/documents.ts'
import { person } from '../../testing/people.ts'
import {
  acts,
  CENTRE_BIN,
  company,
  read,
  type SigningStage,
  send,
  signAll,
  signed,
  signingStage,
  start,
  submit,
} from '../../testing/signing-stage.ts'

let stage: SigningStage
beforeAll(async () => {
  stage = await signingStage()
})
afterAll(() => stage.close())

it('a tenant signs, the centre countersigns, and everybody concerned learns of it', async () => {
  const { test, ca } = stage
  const tenant = await company(stage)
  const manager = await person(test, 3)
  const baseId = await base(test)
  const ids = await acts(stage, tenant, 2, { baseId })
  const session = await start(stage, tenant.user, ids)
  expect(session).toMatchObject({ side: 'tenant', skipped: [], documents: [{ id: ids[0] }, { id: ids[1] }] })
  const results = await submit(
    stage,
    tenant.user,
    session,
    await signed(stage, tenant.user, session, tenant.head),
  )
  expect(results).toEqual(
    ids.map((id) => ({ id, outcome: 'accepted', code: null, status: 2, allowed_actions: ['download'] })),
  )

  const centre = ca.issue({ bin: CENTRE_BIN, iin: '790315300451', organisation: 'ТОО «Sauda Центр»' })
  const countersigned = await signAll(stage, manager, ids, centre)
  expect(countersigned.map(({ outcome, status }) => [outcome, status])).toEqual([
    ['accepted', 4],
    ['accepted', 4],
  ])

  const document = await read(stage, tenant.user, ids[0] ?? 0)
  expect(document.status).toBe(4)
  expect(document.signatures).toMatchObject([
    {
      side: 'tenant',
      version: 1,
      position: 'head',
      bin: tenant.bin,
      verdict: 'valid',
      fault: null,
      algorithm: 'rsa',
    },
    { side: 'centre', bin: CENTRE_BIN, organisation: 'ТОО «Sauda Центр»', iin: '7903••••••51', user: null },
  ])
  expect((await read(stage, manager, ids[0] ?? 0)).signatures.map(({ user }) => user)).not.toContain(null)

  const history = await test.send({
    method: 'GET',
    path: `/api/completion/history/${ids[0]}`,
    token: manager.token,
  })
  expect(
    history
      .json()
      .data.items.map(({ action, status }: { action: string; status: number }) => [action, status]),
  ).toEqual([
    ['countersigned', 4],
    ['signed', 2],
    ['received', 1],
  ])
  const changes = await test.db
    .selectFrom('document_changes')
    .select(['action', 'signature_id'])
    .orderBy('id')
    .execute()
  expect(changes.map(({ action }) => action)).toEqual(['signed', 'signed', 'countersigned', 'countersigned'])
  expect(changes.map(({ signature_id }) => signature_id)).not.toContain(null)

  const told = await test.db
    .selectFrom('notifications')
    .select(['user_id', 'type', 'body'])
    .orderBy('id')
    .execute()
  expect(told.map(({ user_id, type }) => [user_id, type])).toEqual([
    [manager.id, 2],
    [tenant.user.id, 2],
  ])
  expect(told[0]?.body).toMatchObject({ completion_id: { count: 2 } })
})

it('a whole batch is signed at once, without documents that cannot be signed now', async () => {
  const { test } = stage
  const tenant = await company(stage)
  const ids = await acts(stage, tenant, 3, { period: '2026-03' })
  await test.db
    .updateTable('documents')
    .set({ status: 5 })
    .where('id', '=', ids[1] ?? 0)
    .execute()
  const rid = await batchOf(test, ids[0] ?? 0)
  const path = `/api/completionSignature/multipleStart/${rid}/${tenant.user.id}`
  const session = (await test.send({ method: 'GET', path, token: tenant.user.token })).json().data
  expect(session.documents.map(({ id }: { id: number }) => id)).toEqual([ids[0], ids[2]])
  expect(session.skipped).toEqual([])
  const chosen = await start(stage, tenant.user, ids)
  expect(chosen.skipped).toEqual([{ id: ids[1], code: 'document_annulled' }])
})

it('a chosen document that was deleted, is foreign or never was is skipped, and the others are signed', async () => {
  const { test } = stage
  const [tenant, stranger] = [await company(stage), await company(stage)]
  const [first = 0, deleted = 0, last = 0] = await acts(stage, tenant, 3)
  const [foreign = 0] = await acts(stage, stranger)
  const never = 987_654_321
  await test.db.updateTable('documents').set({ deleted_at: new Date() }).where('id', '=', deleted).execute()
  const session = await start(stage, tenant.user, [never, first, foreign, deleted, last])
  expect(session.documents.map(({ id }) => id)).toEqual([first, last])
  expect(session.skipped).toEqual([never, foreign, deleted].map((id) => ({ id, code: 'document_deleted' })))
  const signatures = await signed(stage, tenant.user, session, tenant.head)
  expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([
    { outcome: 'accepted' },
    { outcome: 'accepted' },
  ])
  for (const id of [never, foreign, deleted]) {
    const path = `/api/completionSignature/multipleStart/0/${tenant.user.id}?ids=${id}`
    const answer = await test.send({ method: 'GET', path, token: tenant.user.token })
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
  }
})

it('a new session over the same version has the same bytes, so a signature that was kept is still accepted', async () => {
  const tenant = await company(stage)
  const ids = await acts(stage, tenant)
  const first = await start(stage, tenant.user, ids)
  const kept = await signed(stage, tenant.user, first, tenant.head)
  stage.test.clock.advance(11 * 60_000)
  expect((await send(stage, tenant.user, first, kept)).json().code).toBe('signing_over')
  const second = await start(stage, tenant.user, ids)
  expect(second.documents.map(({ sha256 }) => sha256)).toEqual(first.documents.map(({ sha256 }) => sha256))
  expect(await submit(stage, tenant.user, second, kept)).toMatchObject([{ outcome: 'accepted', status: 2 }])
})
