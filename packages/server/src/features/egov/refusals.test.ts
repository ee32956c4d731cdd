import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PhoneDocument, signByPhone } from '../../testing/egov-mobile/player.ts'
import { type EgovStage, egovStage } from '../../testing/egov-mobile/stage.ts'
import { acts, company, start, submit } from '../../testing/signing-stage.ts'

let at: EgovStage
beforeAll(async () => {
  at = await egovStage()
})
afterAll(() => at.close())

describe('a telephone is refused', () => {
  it('with a key of another company: nothing is signed, and the page learns why', async () => {
    const { ids, session, text } = await at.shown()
    const other = at.stage.ca.issue({ bin: '101240999011' })
    const { answer } = await signByPhone(at.phone(other), text)
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'other_bin', documents: [{ id: ids[0], code: 'other_bin' }] },
    })
    expect(await at.statuses(ids)).toEqual([1])
    const { signatures } = await at.state(session)
    expect(await submit(at.stage, at.tenant.user, session, signatures)).toMatchObject([{ code: 'other_bin' }])
  })

  it('with documents swapped: their signatures are of other bytes', async () => {
    const { ids, text } = await at.shown(2)
    const phone = at.phone(at.tenant.head, { language: 'kk' })
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
    expect(await at.statuses(ids)).toEqual([1, 1])
  })

  it('for one of several documents: the others are signed', async () => {
    const { ids, text } = await at.shown(3)
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    await at.stage.test.db
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
    expect(await at.statuses(ids)).toEqual([2, 5, 2])
  })

  it('for a document that the code does not offer', async () => {
    const { ids, text } = await at.shown()
    const [other = 0] = await acts(at.stage, at.tenant)
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const strange = { ...sent, documentsToSign: sent.documentsToSign.map((one) => ({ ...one, id: other })) }
    expect(await phone.send(invitation, strange)).toMatchObject({
      status: 403,
      body: { code: 'not_in_session' },
    })
    expect(await at.statuses([...ids, other])).toEqual([1, 1])
    // The code has not been used by that.
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
  })

  it('when it sends other signatures a second time', async () => {
    const { text } = await at.shown()
    const phone = at.phone()
    const { invitation, signed: sent } = await signByPhone(phone, text)
    const file = { mime: '@file/pdf', data: 'TUlJ' }
    const changed = { ...sent, documentsToSign: [{ ...sent.documentsToSign[0], document: { file } }] }
    expect(await phone.send(invitation, changed)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    expect(await phone.read(text)).toMatchObject({ status: 410 })
    expect(await phone.fetch(invitation)).toMatchObject({ status: 410 })
  })

  it.each<[string, (one: PhoneDocument) => object, string]>([
    [
      'broken base64',
      (one) => ({ ...one, document: { file: { mime: '@file/pdf', data: '%%%' } } }),
      'broken_base64',
    ],
    ['an id that was not offered', (one) => ({ ...one, id: 4_000_000 }), 'not_in_session'],
  ])('for %s beside a signature, and the same again when it repeats that', async (_what, change, code) => {
    const { ids, text } = await at.shown(2)
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const [a, b] = sent.documentsToSign
    const partly = { ...sent, documentsToSign: [a, b && change(b)] }
    const first = await phone.send(invitation, partly)
    expect(first).toMatchObject({ status: 403, body: { code, documents: [{ code }] } })
    const { request_id: _first, ...told } = first.body
    for (const later of [0, 11 * 60_000]) {
      at.stage.test.clock.advance(later)
      const again = await phone.send(invitation, partly)
      const { request_id: _again, ...toldAgain } = again.body
      expect([again.status, toldAgain]).toEqual([403, told])
    }
    expect(await at.statuses(ids)).toEqual([2, 1])
    // Neither another signature nor what is none reopens the code.
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    const nothing = { ...sent, documentsToSign: [b && change(b)] }
    expect(await phone.send(invitation, nothing)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  })

  it('for what is no signature once the session has ended', async () => {
    const { text } = await at.shown()
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    at.stage.test.clock.advance(11 * 60_000)
    const broken = { documentsToSign: [{ id: 4_000_000, document: { file: { data: '%%%' } } }] }
    expect(await phone.send(invitation, broken)).toMatchObject({
      status: 410,
      body: { code: 'signing_over' },
    })
  })

  it('when another telephone has read the code later', async () => {
    const { ids, text } = await at.shown()
    const first = at.phone()
    const { body: old } = await first.read(text)
    const { body: invitation } = await at.phone().read(text)
    expect(await first.fetch(old)).toMatchObject({ status: 410, body: { code: 'link_over' } })
    expect(await first.send(old, {})).toMatchObject({ status: 410 })
    expect(await first.fetch(invitation)).toMatchObject({ status: 200 })
    expect(await at.statuses(ids)).toEqual([1])
  })

  it('when the page has ended the code or shown another one', async () => {
    const { ids, session, text, code } = await at.shown()
    const phone = at.phone(at.tenant.head, { language: 'kk' })
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    const second = (await at.show(session, ids)).json().data
    expect(await phone.read(text)).toMatchObject({
      status: 410,
      body: { code: 'link_over', message: 'Бұл код енді жарамсыз. Порталдан жаңасын ашыңыз.' },
    })
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 410 })
    const end = async (code_id: string) =>
      (
        await at.stage.test.send({
          ...{ path: `/api/egovMobile/end/${session.session_id}`, token: at.tenant.user.token },
          json: { code_id },
        })
      ).json()
    // The end of an earlier code may come late, and nothing else is one.
    for (const other of [code.code_id, 'x', '']) expect(await end(other)).toEqual({ data: true })
    expect(await phone.read(second.text)).toMatchObject({ status: 200 })
    expect(await end(second.code_id)).toEqual({ data: true })
    expect(await phone.read(second.text)).toMatchObject({ status: 410 })
    expect(await at.statuses(ids)).toEqual([1])
  })

  it('when the session has ended', async () => {
    const { ids, session, text } = await at.shown()
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    at.stage.test.clock.advance(11 * 60_000)
    for (const answer of [
      await phone.read(text),
      await phone.fetch(invitation),
      await phone.send(invitation, sent),
    ]) {
      expect(answer).toMatchObject({ status: 410, body: { code: 'signing_over' } })
    }
    expect(await at.state(session)).toMatchObject({ state: 'over', signatures: [] })
    expect((await at.show(session, ids)).json().code).toBe('signing_over')
    expect(await at.statuses(ids)).toEqual([1])
  })

  it('when the user has signed out, is blocked or no longer has the company', async () => {
    const leaver = await company(at.stage)
    const opened = async () => {
      const ids = await acts(at.stage, leaver)
      const session = await start(at.stage, leaver.user, ids)
      const { text } = (await at.show(session, ids, leaver.user.token)).json().data
      const phone = at.phone(leaver.head)
      const { body: invitation } = await phone.read(text)
      return { phone, invitation, sent: phone.sign((await phone.fetch(invitation)).body) }
    }
    const { phone, invitation, sent } = await opened()
    const users = at.stage.test.db.updateTable('users').where('id', '=', leaver.user.id)
    await users.set({ blocked_at: at.stage.test.clock.now() }).execute()
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await users.set({ blocked_at: null }).execute()
    const tenants = at.stage.test.db.updateTable('companies').where('id', '=', leaver.user.company_id ?? 0)
    await tenants.set({ bin: '101240999011' }).execute()
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    await tenants.set({ bin: leaver.bin }).execute()
    await at.stage.test.send({ path: '/api/session/signOut', token: leaver.user.token })
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 410, body: { code: 'link_over' } })
  })
})
