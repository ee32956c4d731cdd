import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  egovPhone,
  type PhoneDocuments,
  type PhonePlay,
  signByPhone,
} from '../../testing/egov-mobile/player.ts'
import { person } from '../../testing/people.ts'
import type { Holder } from '../../testing/pki/ca.ts'
import {
  acts,
  type Company,
  company,
  read,
  type Session,
  type SigningStage,
  signed,
  signingStage,
  start,
  submit,
} from '../../testing/signing-stage.ts'

const EGOV = { nameRu: 'ТОО «Центр»', nameKz: '«Центр» ЖШС', nameEn: 'Centre LLP', bin: '201240999077' }

let stage: SigningStage
let tenant: Company
let origin: string
beforeAll(async () => {
  stage = await signingStage({}, { egov: EGOV })
  tenant = await company(stage)
  const { fastify } = stage.test.server
  await fastify.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`
})
afterAll(() => stage.close())

const phoneOf = (key: Holder, more: Partial<PhonePlay> = {}) => egovPhone({ key, origin, ...more })

function show(
  session: Pick<Session, 'session_id' | 'nonce'>,
  ids: readonly number[],
  token = tenant.user.token,
) {
  const { session_id, nonce } = session
  return stage.test.send({ path: '/api/egovMobile/show', token, json: { session_id, nonce, ids } })
}

async function state(session: Session, token = tenant.user.token) {
  const path = `/api/egovMobile/state/${session.session_id}`
  return (await stage.test.send({ method: 'GET', path, token })).json().data
}

/** Acts of the tenant, a session for them, and the code that a page shows. */
async function shown(count = 1) {
  const ids = await acts(stage, tenant, count)
  const session = await start(stage, tenant.user, ids)
  const code = (await show(session, ids)).json().data
  return { ids, session, text: String(code.text), code }
}

async function statuses(ids: readonly number[]) {
  return Promise.all(ids.map(async (id) => (await read(stage, tenant.user, id)).status))
}

describe('a telephone signs', () => {
  it('what the page shows, and the page learns of it', async () => {
    const { ids, session, text, code } = await shown(2)
    expect(code.text).toMatch(
      /^mobileSign:https:\/\/sauda\.example\/api\/egovMobile\/phone\/[\w-]{43}\/mgovSign$/,
    )
    expect(code.picture).toMatch(/^<svg /)
    const address = encodeURIComponent(code.text.slice('mobileSign:'.length))
    expect(code.links).toEqual({
      mobile: `https://m.egov.kz/mobileSign/?link=${address}&isi=1476128386&ibi=kz.egov.mobile&apn=kz.mobile.mgov`,
      business: `https://m.egov.kz/businessSign/?link=${address}&isi=1597880144&ibi=kz.mobile.mgov.business&apn=kz.mobile.mgov.business`,
    })
    expect(await state(session)).toMatchObject({ state: 'shown', signatures: [] })

    const phone = phoneOf(tenant.head, { language: 'kk' })
    const { status, body: invitation } = await phone.read(text)
    expect(status).toBe(200)
    expect(invitation).toMatchObject({
      description: 'Қол қойылатын актілер, саны: 2',
      expiry_date: session.expires_at,
      organisation: EGOV,
      document: { uri: 'https://sauda.example/api/egovMobile/phone/documents', auth_type: 'Token' },
    })
    expect(await state(session)).toMatchObject({ state: 'read', signatures: [] })

    const { body: offered } = await phone.fetch(invitation)
    expect(offered).toMatchObject({ signMethod: 'CMS_SIGN_ONLY', version: 1 })
    expect(offered.documentsToSign.map(({ id }) => id)).toEqual(ids)
    expect(offered.documentsToSign[0]).toMatchObject({
      nameRu: 'Акт № А-1',
      nameKz: '№ А-1 акт',
      nameEn: 'Act No. А-1',
      document: { file: { mime: '@file/pdf' } },
    })
    expect(offered.documentsToSign[0]?.meta.map(({ name }) => name)).toEqual([
      'Нөмірі',
      'Күні',
      'Сомасы',
      'Мазмұны',
      'Жеткізуші',
    ])
    const bytes = Buffer.from(offered.documentsToSign[0]?.document.file.data ?? '', 'base64')
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')

    const sent = phone.sign(offered)
    expect(await phone.send(invitation, sent)).toEqual({ status: 200, body: { message: 'success' } })
    expect(await statuses(ids)).toEqual([2, 2])
    const now = await state(session)
    expect(now.state).toBe('sent')
    expect(now.signatures).toEqual(
      sent.documentsToSign.map(({ id, document }) => ({ id, cms: document.file.data })),
    )
    // The page sends what it got, and learns what became of it.
    expect(await submit(stage, tenant.user, session, now.signatures)).toMatchObject([
      { outcome: 'accepted', status: 2 },
      { outcome: 'accepted', status: 2 },
    ])
    const [signature] = await stage.test.db
      .selectFrom('document_signatures')
      .select(['user_id', 'session_id', 'bin'])
      .where('document_id', '=', ids[0] ?? 0)
      .execute()
    expect(signature).toEqual({ user_id: tenant.user.id, session_id: session.session_id, bin: tenant.bin })
  })

  it('a repeat is answered from what is stored, also after the session has ended', async () => {
    const { ids, text } = await shown()
    const phone = phoneOf(tenant.head)
    const { invitation, signed: sent, answer } = await signByPhone(phone, text)
    expect(answer.status).toBe(200)
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
    stage.test.clock.advance(11 * 60_000)
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
    expect(await statuses(ids)).toEqual([2])
    const rows = await stage.test.db
      .selectFrom('document_signatures')
      .select('id')
      .where('document_id', '=', ids[0] ?? 0)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('both at once, and each document is signed once', async () => {
    const { ids, text } = await shown(2)
    const phone = phoneOf(tenant.head)
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const answers = await Promise.all([phone.send(invitation, sent), phone.send(invitation, sent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await statuses(ids)).toEqual([2, 2])
  })

  it('appendices, and only what the session has not signed yet', async () => {
    const ids = await acts(stage, tenant, 2, { kind: 'application' })
    const session = await start(stage, tenant.user, ids, 'application')
    const [first] = await signed(stage, tenant.user, session, tenant.head)
    await submit(stage, tenant.user, session, first ? [first] : [], 'application')
    const { text, documents } = (await show(session, ids)).json().data
    expect(documents).toEqual([ids[1]])
    const { invitation, signed: sent } = await signByPhone(phoneOf(tenant.head), text)
    expect(invitation.description).toBe('Приложения на подпись, количество: 1')
    expect(sent.documentsToSign.map(({ nameEn }) => nameEn)).toEqual(['Appendix No. А-2'])
    expect((await show(session, ids)).json().code).toBe('action_not_allowed')
  })
})

describe('a telephone is refused', () => {
  it('with a key of another company: nothing is signed, and the page learns why', async () => {
    const { ids, session, text } = await shown()
    const other = stage.ca.issue({ bin: '101240999011' })
    const { answer } = await signByPhone(phoneOf(other), text)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'other_bin', documents: [{ id: ids[0], code: 'other_bin' }] },
    })
    expect(await statuses(ids)).toEqual([1])
    const { signatures } = await state(session)
    expect(await submit(stage, tenant.user, session, signatures)).toMatchObject([{ code: 'other_bin' }])
  })

  it('with documents swapped: their signatures are of other bytes', async () => {
    const { ids, text } = await shown(2)
    const phone = phoneOf(tenant.head, { language: 'kk' })
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const [a, b] = sent.documentsToSign
    const swapped = {
      ...sent,
      documentsToSign: [
        { ...a, id: b?.id },
        { ...b, id: a?.id },
      ],
    }
    const answer = await phone.send(invitation, swapped)
    expect(answer).toMatchObject({ status: 403, body: { code: 'digest_mismatch' } })
    expect(await statuses(ids)).toEqual([1, 1])
  })

  it('for one of several documents: the others are signed', async () => {
    const { ids, text } = await shown(3)
    const phone = phoneOf(tenant.head)
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    await stage.test.db
      .updateTable('documents')
      .set({ status: 5 })
      .where('id', '=', ids[1] ?? 0)
      .execute()
    const answer = await phone.send(invitation, sent)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'document_annulled', documents: [{ id: ids[1], code: 'document_annulled' }] },
    })
    expect(answer.body.message).toBe('Подписано 2 из 3. Документ аннулирован. Делать ничего не нужно.')
    expect(await statuses(ids)).toEqual([2, 5, 2])
  })

  it('for a document that the code does not offer', async () => {
    const { ids, text } = await shown()
    const [other = 0] = await acts(stage, tenant)
    const phone = phoneOf(tenant.head)
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const strange = { ...sent, documentsToSign: sent.documentsToSign.map((one) => ({ ...one, id: other })) }
    expect(await phone.send(invitation, strange)).toMatchObject({
      status: 403,
      body: { code: 'not_in_session' },
    })
    expect(await statuses([...ids, other])).toEqual([1, 1])
    // The code has not been used by that.
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
  })

  it('when it sends other signatures a second time', async () => {
    const { text } = await shown()
    const phone = phoneOf(tenant.head)
    const { invitation, signed: sent } = await signByPhone(phone, text)
    const file = { mime: '@file/pdf', data: 'TUlJ' }
    const changed = { ...sent, documentsToSign: [{ ...sent.documentsToSign[0], document: { file } }] }
    expect(await phone.send(invitation, changed)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    expect(await phone.read(text)).toMatchObject({ status: 410 })
    expect(await phone.fetch(invitation)).toMatchObject({ status: 410 })
  })

  it('when another telephone has read the code later', async () => {
    const { ids, text } = await shown()
    const first = phoneOf(tenant.head)
    const { body: old } = await first.read(text)
    const { body: invitation } = await phoneOf(tenant.head).read(text)
    expect(await first.fetch(old)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    expect(await first.send(old, {})).toMatchObject({ status: 410 })
    expect(await first.fetch(invitation)).toMatchObject({ status: 200 })
    expect(await statuses(ids)).toEqual([1])
  })

  it('when the page has ended the code or shown another one', async () => {
    const { ids, session, text } = await shown()
    const phone = phoneOf(tenant.head, { language: 'kk' })
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const second = String((await show(session, ids)).json().data.text)
    expect(await phone.read(text)).toMatchObject({
      status: 410,
      body: { code: 'link_over', message: 'Бұл код енді жарамсыз. Порталдан жаңасын ашыңыз.' },
    })
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 410 })
    const path = `/api/egovMobile/end/${session.session_id}`
    expect((await stage.test.send({ path, token: tenant.user.token })).json()).toEqual({ data: true })
    expect(await phone.read(second)).toMatchObject({ status: 410 })
    expect(await statuses(ids)).toEqual([1])
  })

  it('when the session has ended', async () => {
    const { ids, session, text } = await shown()
    const phone = phoneOf(tenant.head)
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    stage.test.clock.advance(11 * 60_000)
    for (const answer of [
      await phone.read(text),
      await phone.fetch(invitation),
      await phone.send(invitation, sent),
    ]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'signing_over' } })
    }
    expect(await state(session)).toMatchObject({ state: 'over', signatures: [] })
    expect((await show(session, ids)).json().code).toBe('signing_over')
    expect(await statuses(ids)).toEqual([1])
  })

  it('when the user has signed out, is blocked or no longer has the company', async () => {
    const leaver = await company(stage)
    const opened = async () => {
      const ids = await acts(stage, leaver)
      const session = await start(stage, leaver.user, ids)
      const { text } = (await show(session, ids, leaver.user.token)).json().data
      const phone = phoneOf(leaver.head)
      const { body: invitation } = await phone.read(text)
      return { phone, invitation, sent: phone.sign((await phone.fetch(invitation)).body) }
    }
    const { phone, invitation, sent } = await opened()
    const users = stage.test.db.updateTable('users').where('id', '=', leaver.user.id)
    await users.set({ blocked_at: stage.test.clock.now() }).execute()
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await users.set({ blocked_at: null }).execute()
    const tenants = stage.test.db.updateTable('tenants').where('user_id', '=', leaver.user.id)
    await tenants.set({ bin: '101240999011' }).execute()
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await tenants.set({ bin: leaver.bin }).execute()
    await stage.test.send({ path: '/api/session/signOut', token: leaver.user.token })
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  })
})

describe('what a telephone sends is rejected', () => {
  const file = (data: unknown) => ({ document: { file: { mime: '@file/pdf', data } } })
  it.each<[string, (one: PhoneDocuments) => unknown, number, string]>([
    ['broken JSON', () => '{"documentsToSign":', 400, 'bad_request'],
    ['no object', () => 'null', 422, 'invalid'],
    ['no documents', (one) => ({ ...one, documentsToSign: [] }), 422, 'invalid'],
    ['a text for the documents', (one) => ({ ...one, documentsToSign: 'all' }), 422, 'invalid'],
    ['a document without an id', () => ({ documentsToSign: [file('TUlJ')] }), 422, 'invalid'],
    ['an id that is none', () => ({ documentsToSign: [{ id: -1, ...file('TUlJ') }] }), 422, 'invalid'],
    ['a document without a signature', () => ({ documentsToSign: [{ id: 1 }] }), 422, 'invalid'],
    ['a number for a signature', () => ({ documentsToSign: [{ id: 1, ...file(5) }] }), 422, 'invalid'],
    ['a document twice', ({ documentsToSign: [one] }) => ({ documentsToSign: [one, one] }), 422, 'invalid'],
    [
      'more documents than a code offers',
      () => ({ documentsToSign: Array.from({ length: 101 }, (_, at) => ({ id: at + 1, ...file('TUlJ') })) }),
      422,
      'invalid',
    ],
    [
      'broken base64',
      ({ documentsToSign: [one] }) => ({ documentsToSign: [{ ...one, ...file('%%%') }] }),
      403,
      'broken_base64',
    ],
    [
      'a signature of 300 kB',
      ({ documentsToSign: [one] }) => ({ documentsToSign: [{ ...one, ...file('A'.repeat(400_000)) }] }),
      403,
      'too_large',
    ],
  ])('%s, and the code still works', async (_what, change, status, code) => {
    const { ids, text } = await shown()
    const phone = phoneOf(tenant.head)
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    expect(await phone.send(invitation, change(sent))).toMatchObject({ status, body: { code } })
    expect(await statuses(ids)).toEqual([1])
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
  })
})

it('a body of 17 MB is not read', async () => {
  const { text } = await shown()
  const { body: invitation } = await phoneOf(tenant.head).read(text)
  const answer = await stage.test.server.fastify.inject({
    method: 'PUT',
    url: '/api/egovMobile/phone/documents',
    headers: {
      authorization: `Bearer ${invitation.document.auth_token}`,
      'content-type': 'application/json',
    },
    payload: `{"documentsToSign":"${'x'.repeat(17 * 1024 * 1024)}"}`,
  })
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
})

describe('a code', () => {
  it('is shown to nobody else, and not without the secret of the session', async () => {
    const { ids, session } = await shown()
    const stranger = await company(stage)
    const manager = await person(stage.test, 3)
    const asked = [
      await show(session, ids, stranger.user.token),
      await show(session, ids, manager.token),
      await show({ ...session, nonce: 'wrong' }, ids),
      await show({ ...session, session_id: 'x' }, ids),
      await show(session, [...ids, 4_000_000]),
      await show(session, []),
    ]
    expect(asked.map((answer) => answer.json().code)).toEqual([
      'signing_of_another',
      'signing_of_another',
      'invalid',
      'not_found',
      'not_found',
      'invalid',
    ])
    for (const path of [`state/${session.session_id}`, `end/${session.session_id}`]) {
      const method = path.startsWith('state') ? 'GET' : 'POST'
      const answer = await stage.test.send({
        ...{ method, path: `/api/egovMobile/${path}`, token: stranger.user.token },
      })
      expect(answer.json().code).toBe('signing_of_another')
    }
  })

  it('cannot be guessed: wrong ones are counted for each network', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      stage.test.send({ method: 'GET', path: `/api/egovMobile/phone/${path}`, headers, address: '10.9.9.9' })
    expect((await ask('documents')).json().code).toBe('sign_in_required')
    for (let at = 0; at < 60; at++) expect((await ask(`${at}/mgovSign`)).statusCode).toBe(410)
    expect((await ask('wrong/mgovSign')).statusCode).toBe(429)
    expect((await ask('documents', { authorization: 'Bearer wrong' })).json().code).toBe('too_many_requests')
  })

  it('can be read only so often', async () => {
    const { text } = await shown()
    const phone = phoneOf(tenant.head)
    for (let at = 0; at < 60; at++) expect((await phone.read(text)).status).toBe(200)
    expect(await phone.read(text)).toMatchObject({ status: 429 })
  })

  it('answers are kept nowhere, and send no referrer', async () => {
    const { text } = await shown()
    const path = new URL(text.slice('mobileSign:'.length)).pathname
    const { headers } = await stage.test.send({ method: 'GET', path })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['set-cookie']).toBeUndefined()
  })
})
