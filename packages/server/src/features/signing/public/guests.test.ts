import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf } from '../../../testing/documents.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { startCrl } from '../../../testing/pki/crl.ts'
import { acts, signAll, signed, start, submit } from '../../../testing/signing-stage.ts'
import { signingTests } from '../../../testing/signing-tests.ts'

const on = signingTests()
let crl: Awaited<ReturnType<typeof startCrl>>
beforeAll(async () => {
  crl = await startCrl(on.stage.ca, {}, { now: () => on.stage.test.clock.now() })
})
beforeEach(() => {
  on.stage.ocsp.behaviour.outage = 'down'
  on.stage.test.server.deps.signing.revocation = {
    ocspUrl: on.stage.ocsp.url,
    crlUrls: [crl.url],
    tspUrl: null,
  }
})
afterAll(() => crl.close())

type Files = Record<string, Uint8Array>

let guests = 0

async function upload(files: Files) {
  guests += 1
  const address = `192.0.2.${guests}`
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) {
    form.append('files', new File([Buffer.from(bytes)], name))
  }
  const { statusCode, headers, ...answer } = await on.stage.test.send({
    ...{ path: '/api/documentCheck/upload', form, address },
  })
  return { status: statusCode, retryAfter: headers['retry-after'], ...answer.json() }
}

const FILE = Buffer.from('Договор займа')

it('the list of a signature is read from the database once, however often guests check it', async () => {
  const [id = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [id], on.tenant.head)).toMatchObject([
    { outcome: 'accepted' },
  ])
  const json = await addressOf(on.stage.test, id)
  const check = async () =>
    (await on.stage.test.send({ path: '/api/documentCheck/address', json })).json().data.signers
  const first = await check()
  expect(first).toMatchObject([{ state: 'valid', revocation: { source: 'crl' } }])
  const { crl: hash } = await on.stage.test.db
    .selectFrom('signature_evidence')
    .select('crl')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await on.stage.test.db
    .updateTable('signature_proofs')
    .set({ bytes: Buffer.from('not read again') })
    .where('hash', '=', hash ?? '')
    .execute()
  expect(await check()).toEqual(first)
})

it('many who need a list at once download it once, guests and those who sign alike', async () => {
  const asked = crl.asked()
  const session = await start(on.stage, on.tenant.user, await acts(on.stage, on.tenant))
  const signatures = await signed(on.stage, on.tenant.user, session, on.tenant.head)
  const cms = signCms(on.tenant.head, FILE)
  const [mine, ...theirs] = await Promise.all([
    submit(on.stage, on.tenant.user, session, signatures),
    ...[1, 2, 3, 4].map(() => upload({ 'a.txt': FILE, 'a.cms': cms })),
  ])
  expect(mine).toMatchObject([{ outcome: 'accepted' }])
  expect(theirs.map(({ data }) => data.signers[0].state)).toEqual(['valid', 'valid', 'valid', 'valid'])
  expect(crl.asked()).toBe(asked + 1)
})

it('guests cannot make the portal download a useless list again and again', async () => {
  crl.behaviour.nextUpdate = new Date('2020-01-01')
  const cms = signCms(on.tenant.head, FILE)
  const asked = crl.asked()
  for (let n = 0; n < 3; n++) {
    expect((await upload({ 'a.txt': FILE, 'a.cms': cms })).data.verdict).toBe('pending')
  }
  expect(crl.asked()).toBe(asked + 1)
  on.stage.test.clock.advance(120_000)
  crl.behaviour.nextUpdate = undefined
  expect((await upload({ 'a.txt': FILE, 'a.cms': cms })).data.verdict).toBe('signed_elsewhere')
})

it('more guests than the portal has places for are asked to come back, and signing goes on', async () => {
  const { revocation } = on.stage.test.server.deps.signing
  on.stage.test.server.deps.signing.revocation = { ...revocation, crlUrls: [], patience: 600 }
  on.stage.ocsp.behaviour.outage = 'hangs'
  const cms = signCms(on.tenant.head, FILE)
  const answers = await Promise.all(Array.from({ length: 25 }, () => upload({ 'a.txt': FILE, 'a.cms': cms })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '10', retry_after: 10 })
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
})

it('whoever signs does not wait until the files of guests are verified', async () => {
  const { revocation } = on.stage.test.server.deps.signing
  on.stage.test.server.deps.signing.revocation = { ...revocation, ocspUrl: null, crlUrls: [] }
  const session = await start(on.stage, on.tenant.user, await acts(on.stage, on.tenant))
  const signatures = await signed(on.stage, on.tenant.user, session, on.tenant.head)
  const large = Buffer.alloc(4_000_000, 'Договор')
  const gost = on.stage.ca.issue({ bin: on.tenant.bin, algorithm: 'gost' })
  const order: string[] = []
  const guests = [1, 2, 3, 4].map(async (n) => {
    const file = Buffer.concat([large, Buffer.from([n])])
    const answer = await upload({ 'a.txt': file, 'a.cms': signCms(gost, FILE) })
    order.push(answer.data.signers[0].fault)
  })
  const signing = submit(on.stage, on.tenant.user, session, signatures).then(([result]) =>
    order.push(result?.outcome ?? ''),
  )
  await Promise.all([...guests, signing])
  expect(order).toEqual(['pending', ...Array.from({ length: 4 }, () => 'digest_mismatch')])
})
