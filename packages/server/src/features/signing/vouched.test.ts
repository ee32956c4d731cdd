import { afterAll, beforeAll, expect, it } from 'vitest'
import { addressOf } from '../../testing/documents.ts'
import { gost2004Key } from '../../testing/pki/keys.ts'
import { startNcaNode } from '../../testing/pki/ncanode.ts'
import {
  acts,
  type Company,
  company,
  type SigningStage,
  signAll,
  signingStage,
} from '../../testing/signing-stage.ts'
import { checkSignatures } from './check-signatures.ts'

let node: Awaited<ReturnType<typeof startNcaNode>>
let stage: SigningStage
let tenant: Company
beforeAll(async () => {
  node = await startNcaNode()
  stage = await signingStage({ ncanodeUrl: node.url })
  tenant = await company(stage)
})
afterAll(async () => {
  await stage.close()
  await node.close()
})

const oldKey = () => stage.ca.issue({ bin: tenant.bin, key: gost2004Key(), issuerKey: gost2004Key() })

async function check(id: number) {
  const json = await addressOf(stage.test, id)
  return (await stage.test.send({ path: '/api/documentCheck/address', json })).json().data
}

it('a signature with GOST 2004 stands by the answer that was kept, and everybody is told so', async () => {
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], oldKey())).toMatchObject([
    { outcome: 'accepted', status: 2 },
  ])
  const asked = node.asked()
  expect(await check(id)).toMatchObject({
    verdict: 'signed_by_one',
    signers: [
      { state: 'valid', algorithm: 'gost2004', vouched_by: 'ncanode', revocation: { source: 'ncanode' } },
    ],
  })
  const { db, storage, clock } = stage.test
  expect(await checkSignatures({ db, storage, clock }, () => {})).toEqual({ sound: 1, faults: 0, vouched: 1 })
  expect(node.asked()).toBe(asked)
})

it('the answer is about one file: another in its place is noticed', async () => {
  const [id = 0] = await acts(stage, tenant)
  await signAll(stage, tenant.user, [id], oldKey())
  const { file } = await stage.test.db
    .selectFrom('document_signatures')
    .select('file')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  await stage.test.storage.put(`documents/${file}.pdf`, Buffer.from('another file'), 'application/pdf')
  expect(await check(id)).toMatchObject({ verdict: 'forged', signers: [{ fault: 'digest_mismatch' }] })
})

it('what is signed while the server is silent waits, and is signed once it answers', async () => {
  node.behaviour.outage = 'down'
  const [id = 0] = await acts(stage, tenant)
  expect(await signAll(stage, tenant.user, [id], oldKey())).toMatchObject([{ outcome: 'pending' }])
  expect(await check(id)).toMatchObject({ verdict: 'pending', signers: [{ vouched_by: null }] })
})
