import { describe, expect, it } from 'vitest'
import { batchOf, document } from '../../testing/documents.ts'
import { documentsStage, FORBIDDEN, NOT_FOUND } from '../../testing/documents-stage.ts'
import type { Person } from '../../testing/people.ts'

const on = documentsStage()
const { data, refused } = on

const lines = async (who: Person, id: number, kind = 'invoice') =>
  (await data(who, `${kind}/history/${id}`)).items

it('an invoice has the payment purpose code that was sent', async () => {
  const id = await document(on.test, { of: on.tenant, says: { knp: '010' } })
  expect((await data(on.tenant, `invoice/getById/${id}`)).knp).toBe('010')
  const without = await document(on.test, { of: on.tenant })
  expect((await data(on.tenant, `invoice/getById/${without}`)).knp).toBeNull()
})

describe('a batch', () => {
  it('gets another due date', async () => {
    const rid = await batchOf(on.test, await document(on.test, { of: on.tenant, kind: 'completion' }))
    const path = `completionDate/update/${rid}`
    const batch = await data(on.manager, path, { data: { due_on: '2026-11-20' } })
    expect(batch).toMatchObject({ due_on: '2026-11-20', allowed_actions: ['update', 'remind', 'delete'] })
    expect(await data(on.tenant, 'completion/all', { overdue: true })).toMatchObject({ total: 1 })
    expect(await data(on.manager, path, { data: { due_on: null } })).toMatchObject({ due_on: null })
    expect(await data(on.tenant, 'completion/all', { overdue: true })).toMatchObject({ total: 0 })
    for (const who of [on.operator, on.tenant])
      expect(await refused(who, path, { data: { due_on: null } })).toEqual(FORBIDDEN)
    expect(await refused(on.manager, `invoiceDate/update/${rid}`, { data: { due_on: null } })).toEqual(
      NOT_FOUND,
    )
    expect(await refused(on.manager, path, { data: { due_on: 'soon' } })).toMatchObject({ status: 422 })
    expect(await refused(on.manager, path, { data: {} })).toMatchObject({ status: 422 })
  })

  it('is overdue from the day after, in the time of Almaty', async () => {
    const rid = await batchOf(on.test, await document(on.test, { of: on.tenant }))
    await data(on.manager, `invoiceDate/update/${rid}`, { data: { due_on: '2026-11-21' } })
    on.test.clock.advance(13 * 3_600_000 - 1000)
    expect(await data(on.tenant, 'invoice/all', { overdue: true })).toMatchObject({ total: 0 })
    on.test.clock.advance(1000)
    expect(await data(on.tenant, 'invoice/all', { overdue: true })).toMatchObject({ total: 1 })
    on.test.clock.advance(-13 * 3_600_000)
  })

  it('is deleted with its documents while all of them are new', async () => {
    const first = await document(on.test, { of: on.tenant })
    const second = await document(on.test, { of: on.other, status: 2 })
    const rid = await batchOf(on.test, first)
    expect(await refused(on.manager, `invoiceDate/delete/${rid}`)).toEqual({
      status: 409,
      code: 'action_not_allowed',
      allowed_actions: ['update', 'remind'],
    })
    expect(await data(on.manager, 'invoice/all', {})).toMatchObject({ total: 2 })
    await on.test.db.updateTable('documents').set({ status: 1 }).where('id', '=', second).execute()
    for (const who of [on.operator, on.tenant])
      expect(await refused(who, `invoiceDate/delete/${rid}`)).toEqual(FORBIDDEN)
    expect(await refused(on.manager, `completionDate/delete/${rid}`)).toEqual(NOT_FOUND)
    expect(await data(on.manager, `invoiceDate/delete/${rid}`)).toBe(true)
    expect(await refused(on.manager, `invoiceDate/delete/${rid}`)).toEqual(NOT_FOUND)
    expect(await data(on.manager, 'invoice/all', {})).toMatchObject({ total: 0 })
    // The month may begin again.
    expect(await batchOf(on.test, await document(on.test, { of: on.tenant }))).toBe(rid)
  })
})

describe('the mark of unread documents', () => {
  it('is removed by their tenant, once in the log', async () => {
    const own = await document(on.test, { of: on.tenant })
    const foreign = await document(on.test, { of: on.other })
    for (let n = 0; n < 2; n++)
      expect(await data(on.tenant, 'invoice/setView', { ids: [own, own, foreign, 999] })).toBe(true)
    expect(await data(on.manager, 'invoice/all', { unread: true })).toMatchObject({
      items: [{ id: foreign }],
    })
    expect((await lines(on.tenant, own)).map(({ action }: { action: string }) => action)).toEqual([
      'opened',
      'received',
    ])
    expect(await lines(on.other, foreign)).toHaveLength(1)
  })

  it('is not for staff', async () => {
    const id = await document(on.test, { of: on.tenant })
    expect(await refused(on.operator, 'invoice/setView', { ids: [id] })).toEqual(FORBIDDEN)
    expect(await refused(on.tenant, 'invoice/setView', { ids: [] })).toMatchObject({ status: 422 })
  })
})
