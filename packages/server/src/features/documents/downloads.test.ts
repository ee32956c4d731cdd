import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import { base, batchOf, document } from '../../testing/documents.ts'
import { documentsStage } from '../../testing/documents-stage.ts'
import { type Person, person } from '../../testing/people.ts'
import { readZip } from '../../testing/read-zip.ts'

const on = documentsStage()
const { ask } = on

const stateOf = (id: number) =>
  on.test.db
    .selectFrom('documents')
    .select(['status', 'unread'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const logOf = async (id: number) =>
  (
    await on.test.db
      .selectFrom('audit')
      .select(['actor_id', 'action', 'from_status', 'to_status'])
      .where('subject', '=', 'document')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).filter(({ action }) => action !== 'received')
const notesOf = async (who: Person) =>
  (
    await on.test.database.query<{ type: number; body: { invoice_id?: { count?: number } } }>(
      'select type, body from notifications where user_id = $1',
      [who.id],
    )
  ).rows

describe('the PDF of a document', () => {
  it('has a safe name and the bytes that its version names', async () => {
    const id = await document(on.test, { of: on.tenant, says: { number: 'СЧ-00451/2 "а"' } })
    const answer = await ask(on.tenant, 'invoice/download', { id })
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': `attachment; filename="invoice-${id}.pdf"; filename*=UTF-8''${encodeURIComponent('Счёт № СЧ-00451-2 -а- от 2026-10-31.pdf')}`,
      'cache-control': 'no-store',
    })
    const read = (await ask(on.tenant, `invoice/getById/${id}`)).json().data
    expect(read.versions[0]).toMatchObject({
      sha256: createHash('sha256').update(answer.rawPayload).digest('hex'),
      size: answer.rawPayload.length,
    })
    const kk = await ask(on.tenant, 'invoice/download', { id }, { 'accept-language': 'kk' })
    expect(decodeURIComponent(String(kk.headers['content-disposition']))).toContain('2026-10-31 күнгі № ')
  })

  it('makes an invoice 2, once, and tells staff and its base once', async () => {
    const id = await document(on.test, { of: on.tenant, baseId: await base(on.test) })
    const answers = await Promise.all([
      ask(on.tenant, 'invoice/download', { id }),
      ask(on.tenant, 'invoice/downloadByIds', { ids: [id] }),
      ask(on.tenant, `invoice/downloadAll/${await batchOf(on.test, id)}`),
    ])
    await ask(on.tenant, 'invoice/download', { id })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stateOf(id)).toEqual({ status: 2, unread: false })
    expect(await logOf(id)).toEqual([
      { actor_id: on.tenant.id, action: 'downloaded', from_status: 1, to_status: 2 },
    ])
    // Whose invoice it is: staff look after all tenants.
    const named = { invoice_id: { id, company: expect.stringMatching(/^ТОО/) } }
    expect(await notesOf(on.manager)).toMatchObject([{ type: 2, body: named }])
    const changes = await on.test.db.selectFrom('document_changes').select(['action', 'status']).execute()
    expect(changes).toEqual([{ action: 'downloaded', status: 2 }])
  })

  it.each(['completion', 'application'] as const)(
    'is read by its tenant, and stays to be signed: %s',
    async (kind) => {
      const id = await document(on.test, { of: on.tenant, kind })
      for (let n = 0; n < 2; n++)
        expect((await ask(on.tenant, `${kind}/download`, { id })).statusCode).toBe(200)
      expect(await stateOf(id)).toEqual({ status: 1, unread: false })
      expect(await logOf(id)).toEqual([
        { actor_id: on.tenant.id, action: 'downloaded', from_status: 1, to_status: 1 },
      ])
      expect(await notesOf(on.manager)).toEqual([])
    },
  )

  it.each([2, 3, 4])('that staff of role %i download stays as it is', async (role) => {
    const who = await person(on.test, role)
    const id = await document(on.test, { of: on.tenant, baseId: await base(on.test) })
    for (const [path, json] of [
      ['download', { id }],
      ['downloadByIds', { ids: [id] }],
      [`downloadAll/${await batchOf(on.test, id)}`],
      [`preview/${id}/1/1`],
    ] as const) {
      expect((await ask(who, `invoice/${path}`, json)).statusCode).toBe(200)
    }
    expect(await stateOf(id)).toEqual({ status: 1, unread: true })
    expect(await logOf(id)).toEqual([])
    expect(await on.test.db.selectFrom('document_changes').selectAll().execute()).toEqual([])
  })

  it.each([2, 3, 4, 5])('is downloaded in status %i, which stays', async (status) => {
    const id = await document(on.test, { of: on.tenant, status })
    expect((await ask(on.tenant, 'invoice/download', { id })).statusCode).toBe(200)
    expect(await stateOf(id)).toEqual({ status, unread: false })
  })

  it.each([{ id: 1, version: 2 }, { id: 999 }])('does not exist as %j', async (json) => {
    await document(on.test, { of: on.tenant })
    expect((await ask(on.tenant, 'invoice/download', json)).statusCode).toBe(404)
    expect(await stateOf(1)).toEqual({ status: 1, unread: true })
  })

  it('is looked at page by page without any effect', async () => {
    const id = await document(on.test, { of: on.tenant })
    const picture = await ask(on.tenant, `invoice/preview/${id}/1/1`)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
    })
    const again = await ask(on.tenant, `invoice/preview/${id}/1/1`, undefined, {
      'if-none-match': String(picture.headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    for (const path of [`${id}/1/2`, `${id}/2/1`, '999/1/1']) {
      expect((await ask(on.tenant, `invoice/preview/${path}`)).statusCode).toBe(404)
    }
    expect(await stateOf(id)).toEqual({ status: 1, unread: true })
  })
})

describe('a ZIP file', () => {
  it('has every document once under a safe name, and a list of them', async () => {
    const ids = [
      await document(on.test, { of: on.tenant, says: { number: '451/Қ', title: '=HYPERLINK("x")' } }),
      await document(on.test, { of: on.tenant, says: { number: '451-Қ', title: '+7; "да"' } }),
      await document(on.test, { of: on.tenant, says: { number: '../../etc/passwd', title: '@SUM(A1)' } }),
      await document(on.test, { of: on.tenant, says: { number: '451/қ', title: '-1' } }),
    ]
    const answer = await ask(on.tenant, 'invoice/downloadByIds', { ids: [...ids, ...ids] })
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'x-total-files': '4' })
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      "UTF-8''Счета 2026-10.zip",
    )
    const files = await readZip(answer.rawPayload)
    expect([...files.keys()]).toEqual([
      'Опись.csv',
      'Счёт № 451-Қ от 2026-10-31.pdf',
      'Счёт № 451-Қ от 2026-10-31 (2).pdf',
      'Счёт № ..-..-etc-passwd от 2026-10-31.pdf',
      'Счёт № 451-қ от 2026-10-31 (3).pdf',
    ])
    for (const [name, bytes] of files) {
      if (name.endsWith('.pdf')) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const list = files.get('Опись.csv')?.toString() ?? ''
    expect(list.startsWith('\ufeffФайл;Номер;Дата;')).toBe(true)
    expect(list.trimEnd().split('\r\n')).toHaveLength(5)
    for (const cell of [
      `"'=HYPERLINK(""x"")"`,
      `"'+7; ""да"""`,
      ";'@SUM(A1);",
      ";'-1;",
      ';412000,00;KZT;Скачан',
    ]) {
      expect(list).toContain(cell)
    }
    for (const id of ids) expect(await stateOf(id)).toEqual({ status: 2, unread: false })
    expect(await notesOf(on.manager)).toMatchObject([{ type: 2, body: { invoice_id: { count: 4 } } }])
  })

  it('of a batch has what the user may see; for staff with the names of tenants', async () => {
    const id = await document(on.test, { of: on.tenant })
    await document(on.test, { of: on.other })
    const rid = await batchOf(on.test, id)
    const own = await ask(on.tenant, `invoice/downloadAll/${rid}`, undefined, { 'accept-language': 'kk' })
    expect(own.headers['x-total-files']).toBe('1')
    expect([...(await readZip(own.rawPayload)).keys()]).toEqual([
      'Тізімдеме.csv',
      '2026-10-31 күнгі № АВР-01846 шот.pdf',
    ])
    const all = await readZip((await ask(on.manager, `invoice/downloadAll/${rid}`)).rawPayload)
    expect([...all.keys()]).toEqual([
      'Опись.csv',
      'Счёт № АВР-01846 от 2026-10-31, ТОО «АвтоДиск Алматы».pdf',
      'Счёт № АВР-01846 от 2026-10-31, ТОО «АвтоДиск Алматы» (2).pdf',
    ])
  })

  it('is refused whole for a foreign or unknown id, and nothing changes', async () => {
    const own = await document(on.test, { of: on.tenant })
    const foreign = await document(on.test, { of: on.other })
    const act = await document(on.test, { of: on.tenant, kind: 'completion' })
    for (const id of [foreign, act, 999]) {
      const answer = await ask(on.tenant, 'invoice/downloadByIds', { ids: [own, id] })
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found'])
    }
    for (const rid of [await batchOf(on.test, act), 999]) {
      expect((await ask(on.tenant, `invoice/downloadAll/${rid}`)).statusCode).toBe(404)
    }
    const late = await batchOf(
      on.test,
      await document(on.test, { of: on.other, says: { period: '2026-12' } }),
    )
    expect((await ask(on.tenant, `invoice/downloadAll/${late}`)).statusCode).toBe(404)
    expect(await stateOf(own)).toEqual({ status: 1, unread: true })
  })

  it.each([[[]], [Array.from({ length: 1001 }, (_, n) => n + 1)], [[0]], [['1']]])(
    'is refused for wrong ids',
    async (ids) => {
      expect((await ask(on.tenant, 'invoice/downloadByIds', { ids })).statusCode).toBe(422)
    },
  )

  it('is no longer made once the client has gone', async () => {
    const ids: number[] = []
    for (let n = 0; n < 40; n++)
      ids.push(await document(on.test, { of: on.tenant, says: { number: String(n) } }))
    await on.test.server.fastify.listen({ port: 0, host: '127.0.0.1' })
    const { port } = on.test.server.fastify.server.address() as AddressInfo
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/invoice/downloadByIds',
      headers: {
        authorization: `Bearer ${on.tenant.token}`,
        'content-type': 'application/json',
        'x-portal-client': 'test',
      },
    })
    asked.on('error', () => undefined)
    asked.end(JSON.stringify({ ids }))
    const [response] = await once(asked, 'response')
    expect(response.statusCode).toBe(200)
    asked.destroy()
    const drawn = async () =>
      (
        await on.test.db
          .selectFrom('document_versions')
          .select('file')
          .where('file', 'is not', null)
          .execute()
      ).length
    // The server learns of it while it draws; then no more is drawn.
    await vi.waitFor(async () => {
      const before = await drawn()
      await ask(on.manager, `invoice/preview/${ids.at(-1)}/1/1`)
      await ask(on.manager, `invoice/getById/${ids.at(-2)}`)
      const after = await drawn()
      expect(after - before).toBeLessThanOrEqual(2)
    }, 20_000)
    expect(await drawn()).toBeLessThan(40)
    // Its effects had been committed before.
    expect(await stateOf(ids[0] ?? 0)).toEqual({ status: 2, unread: false })
  })
})
