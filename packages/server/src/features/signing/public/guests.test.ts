import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addressOf } from '../../../testing/documents.ts'
import { signCms } from '../../../testing/pki/cms.ts'
import { startCrl } from '../../../testing/pki/crl.ts'
import {
  acts,
  type Company,
  company,
  type SigningStage,
  signAll,
  signed,
  signingStage,
  start,
  submit,
} from '../../../testing/signing-stage.ts'

let stage: SigningStage
let crl: Awaited<ReturnType<typeof startCrl>>
let tenant: Company
beforeAll(async () => {
  stage = await signingStage()
  crl = await startCrl(stage.ca, {}, { now: () => stage.test.clock.now() })
})
beforeEach(async () => {
  stage.ocsp.behaviour.outage = 'down'
  stage.test.server.deps.signing.revocation = { ocspUrl: stage.ocsp.url, crlUrls: [crl.url], tspUrl: null }
  tenant = await company(stage)
})
afterAll(async () => {
  await stage.close()
  await crl.close()
})

type Files = Record<string, Uint8Array>

let guests = 0

async function upload(files: Files) {
  guests += 1
  const address = `192.0.2.${guests}`
  const form = new FormData()
  for (const [name, bytes] of Object.entries(files)) {
    form.append('files', new File([Buffer.from(bytes)], name))
  }
  const { statusCode, headers, ...answer } = await stage.test.send({
    ...{ path: '/api/documentCheck/upload', form, address },
  })
  return { status: statusCode, retryAfter: headers['retry-after'], ...answer.json() }
}

const FILE = Buffer.from('Договор займа')

it('the list of a signature is read from the database once, however often guests check it', async () => {
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], tenant.head)).toMatchObject([{ outcome: 'accepted' }])
  const json = await addressOf(stage.test, id)
  const check = async () =>
    (await stage.test.send({ path: '/api/documentCheck/address', json })).json().data.signers
  const first = await check()
  expect(first).toMatchObject([{ state: 'valid', revocation: { source: 'crl' } }])
  const { crl: hash } = await stage.test.db
    .selectFrom('signature_evidence')
    .select('crl')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await stage.test.db
    .updateTable('signature_proofs')
    .set({ bytes: Buffer.from('not read again') })
    .where('hash', '=', hash ?? '')
    .execute()
  expect(await check()).toEqual(first)
})

it('many who need a list at once download it once, guests and those who sign alike', async () => {
  const asked = crl.asked()
  const session = await start(stage, tenant.user, await acts(stage, tenant))
  const signatures = await signed(stage, tenant.user, session, tenant.head)
  const cms = signCms(tenant.head, FILE)
  const [mine, ...theirs] = await Promise.all([
    submit(stage, tenant.user, session, signatures),
    ...[1, 2, 3, 4].map(() => upload({ 'a.txt': FILE, 'a.cms': cms })),
  ])
  expect(mine).toMatchObject([{ outcome: 'accepted' }])
  expect(theirs.map(({ data }) => data.signers[0].state)).toEqual(['valid', 'valid', 'valid', 'valid'])
  expect(crl.asked()).toBe(asked + 1)
})

it('guests cannot make the portal download a useless list again and again', async () => {
  crl.behaviour.nextUpdate = new Date('2020-01-01')
  const cms = signCms(tenant.head, FILE)
  const asked = crl.asked()
  for (let n = 0; n < 3; n++) {
    expect((await upload({ 'a.txt': FILE, 'a.cms': cms })).data.verdict).toBe('pending')
  }
  expect(crl.asked()).toBe(asked + 1)
  stage.test.clock.advance(120_000)
  crl.behaviour.nextUpdate = undefined
  expect((await upload({ 'a.txt': FILE, 'a.cms': cms })).data.verdict).toBe('signed_elsewhere')
})

it('more guests than the portal has places for are asked to come back, and signing goes on', async () => {
  const { revocation } = stage.test.server.deps.signing
  stage.test.server.deps.signing.revocation = { ...revocation, crlUrls: [], patience: 600 }
  stage.ocsp.behaviour.outage = 'hangs'
  const cms = signCms(tenant.head, FILE)
  const answers = await Promise.all(Array.from({ length: 25 }, () => upload({ 'a.txt': FILE, 'a.cms': cms })))
  const refused = answers.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  for (const answer of refused) {
    expect(answer).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '10', retry_after: 10 })
  }
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(10)
})

it('whoever signs does not wait until the files of guests are verified', async () => {
  const { revocation } = stage.test.server.deps.signing
  stage.test.server.deps.signing.revocation = { ...revocation, ocspUrl: null, crlUrls: [] }
  const session = await start(stage, tenant.user, await acts(stage, tenant))
  const signatures = await signed(stage, tenant.user, session, tenant.head)
  const large = Buffer.alloc(4_000_000, 'Договор')
  const gost = stage.ca.issue({ bin: tenant.bin, algorithm: 'gost' })
  const order: string[] = []
  const guests = [1, 2, 3, 4].map(async (n) => {
    const file = Buffer.concat([large, Buffer.from([n])])
    const answer = await upload({ 'a.txt': file, 'a.cms': signCms(gost, FILE) })
    order.push(answer.data.signers[0].fault)
  })
  const signing = submit(stage, tenant.user, session, signatures).then(([result]) =>
    order.push(result?.outcome ?? ''),
  )
  await Promise.all([...guests, signing])
  expect(order).toEqual(['pending', ...Array.from({ length: 4 }, () => 'digest_mismatch')])
})
