import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signByPhone } from '../../testing/egov-mobile/player.ts'
import { EGOV, type EgovStage, egovStage } from '../../testing/egov-mobile/stage.ts'
import { person } from '../../testing/people.ts'
import { acts, company, signed, start, submit } from '../../testing/signing-stage.ts'

let at: EgovStage
beforeAll(async () => {
  at = await egovStage()
})
afterAll(() => at.close())

describe('a telephone signs', () => {
  it('what the page shows, and the page learns of it', async () => {
    const { ids, session, text, code } = await at.shown(2)
    expect(code.text).toMatch(
      /^mobileSign:https:\/\/sauda\.example\/api\/egovMobile\/phone\/[\w-]{43}\/mgovSign$/,
    )
    expect(code.picture).toMatch(/^<svg /)
    const address = encodeURIComponent(code.text.slice('mobileSign:'.length))
    expect(code.links).toEqual({
      mobile: `https://m.egov.kz/mobileSign/?link=${address}&isi=1476128386&ibi=kz.egov.mobile&apn=kz.mobile.mgov`,
      business: `https://m.egov.kz/businessSign/?link=${address}&isi=1597880144&ibi=kz.mobile.mgov.business&apn=kz.mobile.mgov.business`,
    })
    expect(await at.state(session)).toMatchObject({ state: 'shown', signatures: [] })

    const phone = at.phone(at.tenant.head, { language: 'kk' })
    const { status, body: invitation } = await phone.read(text)
    expect(status).toBe(200)
    expect(invitation).toMatchObject({
      description: 'Қол қойылатын актілер, саны: 2',
      expiry_date: session.expires_at,
      organisation: EGOV,
      document: { uri: 'https://sauda.example/api/egovMobile/phone/documents', auth_type: 'Token' },
    })
    expect(await at.state(session)).toMatchObject({ state: 'read', signatures: [] })

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
    expect(await at.statuses(ids)).toEqual([2, 2])
    const now = await at.state(session)
    expect(now.state).toBe('sent')
    expect(now.signatures).toEqual(
      sent.documentsToSign.map(({ id, document }) => ({ id, cms: document.file.data })),
    )
    // The page sends what it got, and learns what became of it.
    expect(await submit(at.stage, at.tenant.user, session, now.signatures)).toMatchObject([
      { outcome: 'accepted', status: 2 },
      { outcome: 'accepted', status: 2 },
    ])
    const [signature] = await at.stage.test.db
      .selectFrom('document_signatures')
      .select(['user_id', 'session_id', 'bin'])
      .where('document_id', '=', ids[0] ?? 0)
      .execute()
    expect(signature).toEqual({
      user_id: at.tenant.user.id,
      session_id: session.session_id,
      bin: at.tenant.bin,
    })
  })

  it('a repeat is answered from what is stored, also after the session has ended', async () => {
    const { ids, text } = await at.shown()
    const phone = at.phone()
    const { invitation, signed: sent, answer } = await signByPhone(phone, text)
    expect(answer.status).toBe(200)
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
    at.stage.test.clock.advance(11 * 60_000)
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
    expect(await at.statuses(ids)).toEqual([2])
    const rows = await at.stage.test.db
      .selectFrom('document_signatures')
      .select('id')
      .where('document_id', '=', ids[0] ?? 0)
      .execute()
    expect(rows).toHaveLength(1)
  })

  it('both at once, and each document is signed once', async () => {
    const { ids, text } = await at.shown(2)
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const answers = await Promise.all([phone.send(invitation, sent), phone.send(invitation, sent)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await at.statuses(ids)).toEqual([2, 2])
  })

  it('appendices, and only what the session has not signed yet', async () => {
    const ids = await acts(at.stage, at.tenant, 2, { kind: 'application' })
    const session = await start(at.stage, at.tenant.user, ids, 'application')
    const [first] = await signed(at.stage, at.tenant.user, session, at.tenant.head)
    await submit(at.stage, at.tenant.user, session, first ? [first] : [], 'application')
    const { text, documents } = (await at.show(session, ids)).json().data
    expect(documents).toEqual([ids[1]])
    const { invitation, signed: sent } = await signByPhone(at.phone(), text)
    expect(invitation.description).toBe('Приложения на подпись, количество: 1')
    expect(sent.documentsToSign.map(({ nameEn }) => nameEn)).toEqual(['Appendix No. А-2'])
    expect((await at.show(session, ids)).json().code).toBe('action_not_allowed')
  })
})

describe('a code', () => {
  it('is shown to nobody else, and not without the secret of the session', async () => {
    const { ids, session } = await at.shown()
    const stranger = await company(at.stage)
    const manager = await person(at.stage.test, 3)
    const asked = [
      await at.show(session, ids, stranger.user.token),
      await at.show(session, ids, manager.token),
      await at.show({ ...session, nonce: 'wrong' }, ids),
      await at.show({ ...session, session_id: 'x' }, ids),
      await at.show(session, [...ids, 4_000_000]),
      await at.show(session, []),
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
      const answer = await at.stage.test.send({
        ...{ method, path: `/api/egovMobile/${path}`, token: stranger.user.token },
        ...(method === 'POST' && { json: { code_id: 'x' } }),
      })
      expect(answer.json().code).toBe('signing_of_another')
    }
  })

  it('cannot be guessed: wrong ones are counted for each network', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      at.stage.test.send({
        method: 'GET',
        path: `/api/egovMobile/phone/${path}`,
        headers,
        address: '10.9.9.9',
      })
    expect((await ask('documents')).json().code).toBe('sign_in_required')
    for (let n = 0; n < 60; n++) expect((await ask(`${n}/mgovSign`)).statusCode).toBe(410)
    expect((await ask('wrong/mgovSign')).statusCode).toBe(429)
    expect((await ask('documents', { authorization: 'Bearer wrong' })).json().code).toBe('too_many_requests')
  })

  it('can be read only so often, and the next code of the session as often again', async () => {
    const { ids, session, text } = await at.shown()
    const phone = at.phone()
    for (let n = 0; n < 20; n++) expect((await phone.read(text)).status).toBe(200)
    expect(await phone.read(text)).toMatchObject({ status: 429 })
    const { text: next } = (await at.show(session, ids)).json().data
    expect((await phone.read(next)).status).toBe(200)
  })

  it('is one of the 27 that 500 documents of 1 MB need in one session', async () => {
    at.stage.test.clock.advance(600_000)
    const { ids, session } = await at.shown()
    const phone = at.phone()
    for (let n = 0; n < 27; n++) {
      const { body } = await phone.read((await at.show(session, ids)).json().data.text)
      for (const _ of ['fetched', 'fetched again']) expect((await phone.fetch(body)).status).toBe(200)
    }
  })

  it('is refused after 480 requests with the codes of its session, and those of others are not', async () => {
    at.stage.test.clock.advance(600_000)
    const { ids, session } = await at.shown()
    const phone = at.phone()
    const next = async () => (await at.show(session, ids)).json().data.text
    for (let n = 0; n < 24; n++) {
      const text = await next()
      for (let m = 0; m < 20; m++) expect((await phone.read(text)).status).toBe(200)
    }
    expect(await phone.read(await next())).toMatchObject({ status: 429 })
    expect((await phone.read((await at.shown()).text)).status).toBe(200)
  })

  it('is asked for many times at once, and one of them is left', async () => {
    const { ids, session } = await at.shown()
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.show(session, ids)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200))
    const phone = at.phone()
    const reads = await Promise.all(answers.map((answer) => phone.read(answer.json().data.text)))
    expect(reads.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 410),
    ])
  })

  it('answers are kept nowhere, and send no referrer', async () => {
    const { text } = await at.shown()
    const path = new URL(text.slice('mobileSign:'.length)).pathname
    const { headers } = await at.stage.test.send({ method: 'GET', path })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    expect(headers['set-cookie']).toBeUndefined()
  })
})
