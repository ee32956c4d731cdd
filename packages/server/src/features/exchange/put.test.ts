import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OneC, oneC } from '../../player/client.ts'
import { CENTRE, documentOf, lineOf, newGuid, newOneC, TENANT } from '../../testing/one-c.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let test: TestServer
let c: OneC & { baseId: number; login: string; secret: string }
beforeAll(async () => {
  test = await testServer()
  c = await newOneC(test.server)
})
afterAll(() => test.close())

const codesOf = ({ problems }: { problems: { field: string; code: string }[] }) =>
  problems.map(({ field, code }) => `${field}: ${code}`)

const stored = (guid: string) =>
  test.db.selectFrom('documents').selectAll().where('guid', '=', guid).execute()

describe('a document', () => {
  it('is created, and unchanged when it is sent again', async () => {
    const guid = newGuid()
    const first = await c.put('invoices', guid, documentOf())
    expect(first).toMatchObject({ status: 201, data: { outcome: 'created', warnings: [] } })
    const again = await c.put('invoices', guid, documentOf())
    expect(again).toMatchObject({ status: 200, data: { outcome: 'unchanged', id: first.data.id } })
    expect(await stored(guid)).toMatchObject([
      { total: 15_824_000, bin: TENANT.bin, base_id: c.baseId, version: 1 },
    ])
  })

  it('is accepted with the date, the comma, the byte order mark and the guid as 1C writes them', async () => {
    const guid = newGuid()
    const text = JSON.stringify(
      documentOf({ date: '20.11.2026 0:00:00', total: '158 240,00', lines: [lineOf({ vat_rate: '16%' })] }),
    )
    expect(await c.put('completions', guid.toUpperCase(), `\ufeff${text}`)).toMatchObject({ status: 201 })
    expect(await stored(guid)).toMatchObject([{ dated_on: '2026-11-20', kind: 'completion' }])
  })

  it('is accepted with the currency and the rate in words, and without the empty date of 1C', async () => {
    const guid = newGuid()
    const contract = { number: '12', date: '0001-01-01T00:00:00' }
    const lines = [lineOf({ name: 'Аренда\r\nпомещения 214', vat_rate: 'НДС 16%' })]
    const document = documentOf({ currency: 'тенге', contract, lines, date: '2026-11-19T19:00:00.000Z' })
    expect(await c.put('invoices', guid, document)).toMatchObject({ status: 201 })
    expect(await stored(guid)).toMatchObject([{ dated_on: '2026-11-20', currency: 'KZT' }])
    const refused = documentOf({ currency: 'тенге', total: '1' })
    await c.put('invoices', newGuid(), refused)
    const row = await test.db
      .selectFrom('exchange_rows')
      .select('currency')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(row).toEqual({ currency: 'KZT' })
  })

  it('keeps the zeros in front of a BIN', async () => {
    const guid = newGuid()
    const buyer = { ...TENANT, bin: '000140000012' }
    expect(await c.put('invoices', guid, documentOf({ buyer }))).toMatchObject({ status: 201 })
    expect(await stored(guid)).toMatchObject([{ bin: '000140000012' }])
  })

  it('gets a new version from a newer DataVersion, in base64 too', async () => {
    const guid = newGuid()
    await c.put('invoices', guid, documentOf({ data_version: 'AAAAAAABk3Q=' }))
    const newer = documentOf({ data_version: 'AAAAAAABk3U=', title: 'Аренда за ноябрь' })
    expect(await c.put('invoices', guid, newer)).toMatchObject({ status: 200, data: { outcome: 'renewed' } })
    expect(await stored(guid)).toMatchObject([{ version: 2, title: 'Аренда за ноябрь' }])
  })

  it('is refused if it is older than the newest version', async () => {
    const guid = newGuid()
    await c.put('invoices', guid, documentOf({ data_version: '7' }))
    const older = await c.put('invoices', guid, documentOf({ data_version: '6' }))
    expect(older).toMatchObject({ status: 409, code: 'older_version' })
  })

  it('is refused if the same version comes with another content', async () => {
    const guid = newGuid()
    await c.put('invoices', guid, documentOf())
    const changed = await c.put('invoices', guid, documentOf({ title: 'Другое' }))
    expect(changed).toMatchObject({ status: 422, code: 'changed_content' })
    expect(await stored(guid)).toMatchObject([{ version: 1, title: 'Аренда за ноябрь 2026' }])
  })

  it.each([
    [2, 'is_signed'],
    [4, 'is_signed'],
    [5, 'is_annulled'],
  ])('with the status %i is not overwritten: %s', async (status, code) => {
    const guid = newGuid()
    await c.put('completions', guid, documentOf())
    await test.db.updateTable('documents').set({ status }).where('guid', '=', guid).execute()
    const newer = await c.put('completions', guid, documentOf({ data_version: '2' }))
    expect(newer).toMatchObject({ status: 409, code })
    expect(await stored(guid)).toMatchObject([{ version: 1, status }])
  })

  it('of two bases with one guid are two documents', async () => {
    const other = await newOneC(test.server)
    const guid = newGuid()
    const first = await c.put('invoices', guid, documentOf())
    const second = await other.put('invoices', guid, documentOf({ title: 'Другая база' }))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await stored(guid)).toHaveLength(2)
  })

  it('with a VAT rate that is unusual for its date is received with a warning', async () => {
    const lines = [lineOf({ vat_rate: 12, vat: '16954.29' })]
    const answer = await c.put('invoices', newGuid(), documentOf({ lines }))
    expect(answer).toMatchObject({
      status: 201,
      data: { warnings: [{ field: 'lines.0.vat_rate', code: 'vat_rate_unusual', needed: '16' }] },
    })
  })

  it('is accepted with a warning of each thing that its printed form lacks, in the language of the request', async () => {
    const bare = {
      supplier: { name: 'ТОО «Центр»', bin: CENTRE.bin },
      buyer: { name: 'ТОО «北京 Авто»', bin: TENANT.bin },
    }
    const lines = [lineOf({ unit: '' })]
    const answer = await c.put('completions', newGuid(), documentOf({ ...bare, lines, contract: null }))
    const ofParties = ['supplier', 'buyer'].flatMap((side) => [
      `${side}.address`,
      `${side}.phone`,
      `${side}.signer`,
    ])
    const fields = [...ofParties, 'contract', 'lines.0.unit']
    const signs = {
      field: 'buyer.name',
      code: 'not_in_font',
      got: '北 京',
      message: expect.stringContaining('北 京'),
    }
    expect(answer).toMatchObject({
      status: 201,
      data: { warnings: [...fields.map((field) => ({ field, code: 'empty_on_paper' })), signs] },
    })
  })

  it('of an unknown tenant is kept and says so in the journal', async () => {
    const guid = newGuid()
    expect(await c.put('invoices', guid, documentOf())).toMatchObject({ status: 201 })
    const rows = await test.db.selectFrom('exchange_rows').selectAll().where('guid', '=', guid).execute()
    expect(rows).toMatchObject([{ outcome: 'created', batch_id: null, bin: TENANT.bin, total: 15_824_000 }])
  })
})

describe('a document is refused', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ['without a number', { number: '' }, ['number: required']],
    ['with a wrong total', { total: '158420.00' }, ['total: total_mismatch']],
    ['with a negative sum', { lines: [lineOf({ sum: -1 })] }, ['lines.0.sum: negative']],
    ['with a zero sum', { lines: [lineOf({ sum: 0 })] }, ['lines.0.sum: zero']],
    ['with a wrong VAT', { lines: [lineOf({ vat: '25318.40' })] }, ['lines.0.vat: vat_mismatch']],
    ['from the year 1', { date: '0001-01-01T00:00:00' }, ['date: date_too_early']],
    ['from 2062', { date: '2062-11-20' }, ['date: date_too_late']],
    ['with a BIN as a number', { buyer: { ...TENANT, bin: 140000385 } }, ['buyer.bin: bin_not_text']],
    [
      'with a BIN that lost its zero',
      { buyer: { ...TENANT, bin: '40140000385' } },
      ['buyer.bin: bin_too_short'],
    ],
    [
      'with a wrong check digit',
      { supplier: { ...CENTRE, bin: '310140000135' } },
      ['supplier.bin: bin_check_digit'],
    ],
    ['without lines', { lines: [], total: '1' }, ['lines: too_few']],
    ['without a version', { data_version: undefined }, ['data_version: data_version_invalid']],
    [
      'with a version that is no exact number',
      { data_version: 2 ** 53 },
      ['data_version: data_version_invalid'],
    ],
    ['with direction marks', { title: 'Аренда \u202e2026' }, ['title: direction_marks']],
  ])('%s', async (_, fields, expected) => {
    const guid = newGuid()
    const answer = await c.put('invoices', guid, documentOf(fields))
    expect(answer.status).toBe(422)
    expect(codesOf(answer)).toEqual(expected)
    expect(await stored(guid)).toEqual([])
    const rows = await test.db.selectFrom('exchange_rows').selectAll().where('guid', '=', guid).execute()
    expect(rows).toMatchObject([{ outcome: 'refused', document_id: null }])
  })

  it('with what is wrong and what to do in 1C, in the language of the request', async () => {
    const path = `/invoices/${newGuid()}`
    const body = JSON.stringify(documentOf({ total: '158420.00' }))
    const answer = await c.call('PUT', path, {
      type: 'application/json',
      body,
      headers: { 'accept-language': 'kk' },
    })
    expect(answer.problems).toMatchObject([
      {
        needed: '158240.00',
        got: '158420.00',
        message: 'Жолдардың қосындысы 158\u00a0240,00\u00a0₸, ал қорытынды 158\u00a0420,00\u00a0₸.',
      },
    ])
  })

  it.each([
    ['that is no JSON', '{"number": ', 400, 'not_json'],
    ['that is a list', '[]', 422, 'wrong_type'],
    [
      'of more than a megabyte',
      JSON.stringify({ number: 'x'.repeat(1024 * 1024) }),
      413,
      'document_too_large',
    ],
  ])('%s', async (_, text, status, code) => {
    expect(await c.put('invoices', newGuid(), text)).toMatchObject({ status, code })
  })

  it.each([
    ['of an unknown kind', '/contracts/6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10', 404, 'kind_unknown'],
    [
      'of a kind that every object inherits',
      '/constructors/6f1f7a52-7d6b-11f0-9a51-3f3f1d2c7b10',
      404,
      'kind_unknown',
    ],
    ['without a guid', '/invoices/412', 422, 'guid_invalid'],
  ])('%s', async (_, path, status, code) => {
    const body = JSON.stringify(documentOf())
    expect(await c.call('PUT', path, { type: 'application/json', body })).toMatchObject({ status, code })
  })

  it('if the guid of the path is not that of the document', async () => {
    const answer = await c.put('invoices', newGuid(), documentOf({ guid: newGuid() }))
    expect(codesOf(answer)).toEqual(['guid: guid_invalid'])
  })

  it('as XML', async () => {
    const answer = await c.call('PUT', `/invoices/${newGuid()}`, { type: 'application/xml', body: '<a/>' })
    expect(answer).toMatchObject({ status: 415, code: 'unsupported_media_type' })
  })
})

describe('the sign-in of a base', () => {
  const at = (address: string, base: { login: string; secret: string }) =>
    oneC((request) => test.server.handle(request, { address }), base)

  it('is required', async () => {
    const response = await test.server.handle(new Request('http://portal/exchange/v1/changes'))
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toContain('Basic')
    expect(await response.json()).toMatchObject({ code: 'sign_in_required' })
  })

  it('rejects a wrong secret and an unknown login alike, and slows down guessing from one network', async () => {
    const guesser = at('198.51.100.9', { login: c.login, secret: 'wrong' })
    expect(await guesser.changes()).toMatchObject({ status: 401, code: 'wrong_credentials' })
    const unknown = at('198.51.100.9', { login: 'nobody', secret: 'wrong' })
    for (let tries = 1; tries < 20; tries++) expect((await unknown.changes()).status).toBe(401)
    expect(await unknown.changes()).toMatchObject({ status: 429 })
    // The right secret still works from there.
    expect(await at('198.51.100.9', c).changes()).toMatchObject({ status: 200 })
  })

  it('works only from the listed networks', async () => {
    const base = await newOneC(test.server, { networks: ['192.0.2.0/24', '2001:db8::/32'] })
    expect(await at('192.0.2.200', base).changes()).toMatchObject({ status: 200 })
    expect(await at('2001:db8::5', base).changes()).toMatchObject({ status: 200 })
    expect(await at('192.0.3.1', base).changes()).toMatchObject({ status: 403, code: 'network_not_allowed' })
  })

  it('ends when the base is revoked', async () => {
    const base = await newOneC(test.server)
    await test.db
      .updateTable('exchange_bases')
      .set({ revoked_at: test.clock.now() })
      .where('id', '=', base.baseId)
      .execute()
    expect(await base.changes()).toMatchObject({ status: 403, code: 'base_revoked' })
  })

  it('stores the hash of the secret and when the base was seen', async () => {
    const row = await test.db
      .selectFrom('exchange_bases')
      .selectAll()
      .where('id', '=', c.baseId)
      .executeTakeFirstOrThrow()
    expect(row.seen_at).toEqual(test.clock.now())
    expect(JSON.stringify(row)).not.toContain(c.secret)
  })
})
