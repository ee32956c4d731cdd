import { beforeEach, describe, expect, it } from 'vitest'
import { arrival, base, batchOf, binOf, document } from '../../testing/documents.ts'
import { documentsStage } from '../../testing/documents-stage.ts'
import { type Person, person } from '../../testing/people.ts'
import { tellNews } from './news.ts'
import { remindByClock } from './remind.ts'

const on = documentsStage()
let moved = 0
beforeEach(() => {
  on.test.clock.advance(-moved)
  moved = 0
})

const HOUR = 3_600_000
const DAY = 24 * HOUR

const advance = (milliseconds: number) => {
  moved += milliseconds
  on.test.clock.advance(milliseconds)
}
const ask = (who: Person, path: string, json: object = {}) => on.ask(who, path, json)
const notesOf = async (who: Person) =>
  (
    await on.test.database.query<{ type: number; body: object }>(
      'select type, body from notifications where user_id = $1 order by id',
      [who.id],
    )
  ).rows
const lettersTo = async ({ email }: Person) =>
  (
    await on.test.database.query<{ data: { to: string; subject: string; text: string } }>(
      "select data from pgboss.job where name = 'send-mail' and data ->> 'to' = $1 order by created_on",
      [email],
    )
  ).rows.map(({ data }) => data)
/** Tells all news that wait, as the jobs do a minute later. */
const tell = async () => {
  for (const { batch_id: batchId, bin, renewed } of await on.test.db
    .selectFrom('document_news')
    .selectAll()
    .execute()) {
    await tellNews(on.test.server.deps, { batchId, bin, renewed })
  }
}

describe('what has come', () => {
  it('is told once for all documents of a tenant, a kind and a month', async () => {
    for (let n = 1; n <= 5; n++)
      await document(on.test, { of: on.tenant, says: { number: `№ ${n}`, date: `2026-10-0${n}` } })
    await document(on.test, { of: on.tenant, kind: 'completion' })
    await document(on.test, { of: on.other })
    const jobs = await on.test.database.query("select data from pgboss.job where name = 'tell-of-documents'")
    expect(jobs.rows).toHaveLength(3)
    expect(await notesOf(on.tenant)).toEqual([])
    await tell()
    await tell()
    expect(await notesOf(on.tenant)).toEqual([
      {
        type: 1,
        body: { invoice_id: { id: 5, number: '№ 5', created_at: '2026-10-05T00:00:00.000Z', count: 5 } },
      },
      {
        type: 1,
        body: { completion_id: { id: 6, number: 'АВР-01846', created_at: '2026-10-31T00:00:00.000Z' } },
      },
    ])
    expect(await notesOf(on.other)).toHaveLength(1)
    expect(await notesOf(on.manager)).toEqual([])
    const [letter, ...more] = await lettersTo(on.tenant)
    expect(more).toHaveLength(1)
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe('Новые документы: 5 счетов')
    expect(letter?.text).toContain('https://sauda.example/invoice')
  })

  it('later is told again, of the later documents alone', async () => {
    await document(on.test, { of: on.tenant })
    await tell()
    advance(5 * 60_000)
    const id = await document(on.test, { of: on.tenant })
    await tell()
    expect(await notesOf(on.tenant)).toMatchObject([{ type: 1 }, { type: 1, body: { invoice_id: { id } } }])
    expect(JSON.stringify((await notesOf(on.tenant))[1])).not.toContain('count')
  })

  it('is told as renewed if the tenant had it before', async () => {
    const baseId = await base(on.test)
    const coming = { of: on.tenant, baseId, guid: 'a' }
    await arrival(on.test, { ...coming, dataVersion: '1' })
    await tell()
    advance(DAY)
    await arrival(on.test, { ...coming, dataVersion: '2' })
    await arrival(on.test, { ...coming, dataVersion: '2' })
    await tell()
    expect(await notesOf(on.tenant)).toMatchObject([{ type: 1 }, { type: 6 }])
    expect((await lettersTo(on.tenant))[1]?.subject).toContain('Исправленные документы')
    // For a tenant who gets it by the correction it is new.
    await arrival(on.test, { ...coming, of: on.other, dataVersion: '3' })
    await tell()
    expect(await notesOf(on.other)).toMatchObject([{ type: 1 }])
  })

  it('and was corrected before it was told is new', async () => {
    const coming = { of: on.tenant, baseId: await base(on.test), guid: 'a' }
    await arrival(on.test, { ...coming, dataVersion: '1' })
    await arrival(on.test, { ...coming, dataVersion: '2', says: { number: '№ 2' } })
    await tell()
    expect(await notesOf(on.tenant)).toMatchObject([{ type: 1, body: { invoice_id: { number: '№ 2' } } }])
  })

  it('is told to nobody if the tenant is not registered, is blocked, or has nothing left to do', async () => {
    await document(on.test)
    await document(on.test, { of: on.tenant })
    await on.test.db
      .updateTable('users')
      .set({ blocked_at: on.test.clock.now() })
      .where('id', '=', on.tenant.id)
      .execute()
    const id = await document(on.test, { of: on.other })
    await on.test.db.updateTable('documents').set({ status: 2 }).where('id', '=', id).execute()
    await tell()
    expect((await on.test.database.query('select from notifications')).rowCount).toBe(0)
    expect(await on.test.db.selectFrom('document_news').selectAll().execute()).toEqual([])
  })
})

describe('a reminder', () => {
  it('goes to each tenant who has not acted, once a day', async () => {
    const id = await document(on.test, { of: on.tenant, kind: 'completion' })
    await document(on.test, { of: on.tenant, kind: 'completion' })
    await document(on.test, { of: on.other, kind: 'completion', status: 2 })
    await document(on.test, { kind: 'completion' })
    const path = `completionDate/remind/${await batchOf(on.test, id)}`
    const remind = async (json?: object) => (await ask(on.manager, path, json)).json().data
    expect(await remind()).toEqual({ reminded: 1, already: 0, unregistered: 1 })
    expect(await remind()).toEqual({ reminded: 0, already: 1, unregistered: 1 })
    expect(await notesOf(on.tenant)).toMatchObject([{ type: 7, body: { completion_id: { count: 2 } } }])
    expect(await notesOf(on.other)).toEqual([])
    const [letter] = await lettersTo(on.tenant)
    expect(letter?.subject.replaceAll('\u00a0', ' ')).toBe('Напоминаем о документах: 2 акта')
    expect(letter?.text.replaceAll('\u00a0', ' ')).toContain('до 25 ноября 2026 включительно')
    const history = await on.test.send({
      method: 'GET',
      path: `/api/completion/history/${id}`,
      token: on.tenant.token,
    })
    expect(history.json().data.items[0]).toMatchObject({ action: 'reminded', status: null })
    const batch = (await ask(on.manager, 'completionDate/list')).json().data.items[0]
    expect(batch.reminded_at).toBe('2026-11-21T06:00:00.000Z')
    const tenants = (
      await ask(on.manager, 'completion/tenants', { bin: await binOf(on.test, on.tenant) })
    ).json().data
    expect(tenants.items[0].reminded_at).toBe('2026-11-21T06:00:00.000Z')
    // The day begins at midnight in Almaty.
    advance(12.9 * HOUR)
    expect(await remind()).toMatchObject({ reminded: 0 })
    advance(0.1 * HOUR)
    expect(await remind()).toMatchObject({ reminded: 1 })
  })

  it('goes to chosen tenants', async () => {
    const rid = await batchOf(on.test, await document(on.test, { of: on.tenant }))
    await document(on.test, { of: on.other })
    const bins = [await binOf(on.test, on.other), '123456789012']
    const answer = await ask(on.manager, `invoiceDate/remind/${rid}`, { bins })
    expect(answer.json().data).toEqual({ reminded: 1, already: 0, unregistered: 0 })
    expect(await notesOf(on.tenant)).toEqual([])
    expect(await notesOf(on.other)).toHaveLength(1)
  })

  it('is refused where nothing waits, for other kinds, and for other people', async () => {
    const id = await document(on.test, { of: on.tenant, status: 3 })
    const path = `Date/remind/${await batchOf(on.test, id)}`
    const refused = async (who: Person, kind: string) => {
      const answer = await ask(who, kind + path)
      const { code, allowed_actions } = answer.json()
      return [answer.statusCode, code, allowed_actions]
    }
    expect(await refused(on.manager, 'invoice')).toEqual([409, 'action_not_allowed', ['update']])
    expect(await refused(on.manager, 'completion')).toEqual([404, 'not_found', undefined])
    for (const who of [on.tenant, await person(on.test, 4), await person(on.test, 5)]) {
      expect(await refused(who, 'invoice')).toEqual([403, 'forbidden', undefined])
    }
    expect((await ask(on.manager, `invoice${path}`, { bins: ['1'] })).statusCode).toBe(422)
  })

  it('comes by itself three days before the due date and on it, from nine in the morning', async () => {
    const rid = await batchOf(on.test, await document(on.test, { of: on.tenant }))
    await document(on.test, { of: on.other, status: 2 })
    const due = (day: string) =>
      on.test.db.updateTable('document_batches').set({ due_on: day }).where('id', '=', rid).execute()
    const told = async () => {
      await remindByClock(on.test.server.deps)
      return (await notesOf(on.tenant)).length
    }
    // It is 11:00 on 21 November.
    for (const day of ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-25']) {
      await due(day)
      expect(await told(), day).toBe(0)
    }
    await due('2026-11-24')
    expect([await told(), await told()]).toEqual([1, 1])
    advance(3 * DAY - 2 * HOUR - 1000)
    expect(await told()).toBe(1)
    advance(1000)
    expect([await told(), await told()]).toEqual([2, 2])
    const answer = await ask(on.manager, `invoiceDate/remind/${rid}`)
    expect(answer.json().data).toEqual({ reminded: 0, already: 1, unregistered: 0 })
    expect(await notesOf(on.other)).toEqual([])
  })
})
