import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PhoneDocuments } from '../../testing/egov-mobile/player.ts'
import { type EgovStage, egovStage } from '../../testing/egov-mobile/stage.ts'

let at: EgovStage
beforeAll(async () => {
  at = await egovStage()
})
afterAll(() => at.close())

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
      () => ({ documentsToSign: Array.from({ length: 101 }, (_, n) => ({ id: n + 1, ...file('TUlJ') })) }),
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
    const { ids, text } = await at.shown()
    const phone = at.phone()
    const { body: invitation } = await phone.read(text)
    const sent = phone.sign((await phone.fetch(invitation)).body)
    expect(await phone.send(invitation, change(sent))).toMatchObject({ status, body: { code } })
    expect(await at.statuses(ids)).toEqual([1])
    expect(await phone.send(invitation, sent)).toMatchObject({ status: 200 })
  })
})

it('a body of 17 MB is not read', async () => {
  const { text } = await at.shown()
  const { body: invitation } = await at.phone().read(text)
  const answer = await at.stage.test.server.fastify.inject({
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
