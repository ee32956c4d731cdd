import { afterAll, expect, it } from 'vitest'
import { addressOf } from '../../testing/documents.ts'
import { gost2004Key } from '../../testing/pki/keys.ts'
import { startNcaNode } from '../../testing/pki/ncanode.ts'
import { acts, signAll, signingStage } from '../../testing/signing-stage.ts'
import { signingTests } from '../../testing/signing-tests.ts'
import { checkSignatures } from './check-signatures.ts'

let node: Awaited<ReturnType<typeof startNcaNode>>
const on = signingTests({
  open: async () => {
    node = await startNcaNode()
    return signingStage({ ncanodeUrl: node.url })
  },
})
afterAll(() => node.close())

const oldKey = () => on.stage.ca.issue({ bin: on.tenant.bin, key: gost2004Key(), issuerKey: gost2004Key() })

async function check(id: number) {
  const json = await addressOf(on.stage.test, id)
  return (await on.stage.test.send({ path: '/api/documentCheck/address', json })).json().data
}

it('a signature with GOST 2004 stands by the answer that was kept, and everybody is told so', async () => {
  const [id = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [id], oldKey())).toMatchObject([
    { outcome: 'accepted', status: 2 },
  ])
  const asked = node.asked()
  expect(await check(id)).toMatchObject({
    verdict: 'signed_by_one',
    signers: [
      { state: 'valid', algorithm: 'gost2004', vouched_by: 'ncanode', revocation: { source: 'ncanode' } },
    ],
  })
  const { db, storage, clock } = on.stage.test
  expect(await checkSignatures({ db, storage, clock }, () => {})).toEqual({ sound: 1, faults: 0, vouched: 1 })
  expect(node.asked()).toBe(asked)
})

it('the answer is about one file: another in its place is noticed', async () => {
  const [id = 0] = await acts(on.stage, on.tenant)
  await signAll(on.stage, on.tenant.user, [id], oldKey())
  const { file } = await on.stage.test.db
    .selectFrom('document_signatures')
    .select('file')
    .where('document_id', '=', id)
    .executeTakeFirstOrThrow()
  await on.stage.test.storage.put(`documents/${file}.pdf`, Buffer.from('another file'), 'application/pdf')
  expect(await check(id)).toMatchObject({ verdict: 'forged', signers: [{ fault: 'digest_mismatch' }] })
})

it('what is signed while the server is silent waits, and is signed once it answers', async () => {
  node.behaviour.outage = 'down'
  const [id = 0] = await acts(on.stage, on.tenant)
  expect(await signAll(on.stage, on.tenant.user, [id], oldKey())).toMatchObject([{ outcome: 'pending' }])
  expect(await check(id)).toMatchObject({ verdict: 'pending', signers: [{ vouched_by: null }] })
})
