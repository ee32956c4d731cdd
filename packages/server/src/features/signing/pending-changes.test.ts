import { expect, it } from 'vitest'
import { addressOf, arrival, base } from '../../testing/documents.ts'
import { createTestCa } from '../../testing/pki/ca.ts'
import { startTsp } from '../../testing/pki/tsp.ts'
import { company, read, signAll } from '../../testing/signing-stage.ts'
import { waitingStage } from '../../testing/waiting-signatures.ts'
import { checkSignatures } from './check-signatures.ts'
import { readCertificate } from './verify/certificate.ts'
import { trustRootsOf } from './verify/roots.ts'

const on = waitingStage()

const signersTold = (id: number) =>
  on.stage.test.db
    .selectFrom('notifications')
    .select(['type', 'user_id'])
    .where('type', '=', 8)
    .where('body', '@>', JSON.stringify({ completion_id: { id } }) as never)
    .execute()

it('a signature that waited keeps the timestamp of the day on which it came', async () => {
  const { revocation } = on.stage.test.server.deps.signing
  const tsp = await startTsp(on.stage.ca, {}, { now: () => on.stage.test.clock.now() })
  revocation.tspUrl = tsp.url
  const came = on.stage.test.clock.now()
  const id = await on.pending()
  revocation.tspUrl = null
  on.stage.test.clock.advance(3_600_000)
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  await tsp.close()
  expect((await read(on.stage, on.tenant.user, id)).signatures).toMatchObject([
    { verdict: 'valid', timestamped: true, signed_at: came.toISOString() },
  ])
  const json = await addressOf(on.stage.test, id)
  const checked = await on.stage.test.send({ path: '/api/documentCheck/address', json })
  expect(checked.json().data.signers).toMatchObject([{ timestamp_at: came.toISOString() }])
})

it('it keeps that timestamp where the authority of timestamps is not pinned any more', async () => {
  const { signing } = on.stage.test.server.deps
  const { roots, revocation } = signing
  const former = createTestCa()
  const tsp = await startTsp(former, {}, { now: () => on.stage.test.clock.now() })
  revocation.tspUrl = tsp.url
  signing.roots = trustRootsOf([...roots.certificates, ...former.roots.certificates])
  const came = on.stage.test.clock.now()
  const id = await on.pending()
  revocation.tspUrl = null
  signing.roots = roots
  on.stage.test.clock.advance(3_600_000)
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  await tsp.close()
  expect((await read(on.stage, on.tenant.user, id)).signatures).toMatchObject([
    { verdict: 'valid', timestamped: true },
  ])
  const json = await addressOf(on.stage.test, id)
  const checked = await on.stage.test.send({ path: '/api/documentCheck/address', json })
  expect(checked.json().data.signers).toMatchObject([{ state: 'valid', timestamp_at: came.toISOString() }])
  // Years later it is proven from what was kept alone.
  const faults: unknown[] = []
  await checkSignatures(on.stage.test.server.deps, (trouble) => faults.push(trouble))
  expect(faults).toEqual([])
})

it('an authority that is not pinned any more does not make its signature valid', async () => {
  const { signing } = on.stage.test.server.deps
  const { roots } = signing
  const id = await on.pending()
  signing.roots = createTestCa().roots
  on.stage.ocsp.behaviour.outage = null
  await on.recheck()
  signing.roots = roots
  expect(await read(on.stage, on.tenant.user, id)).toMatchObject({
    status: 1,
    signatures: [{ verdict: 'invalid' }],
  })
})

it.each([
  ['another company', true],
  ['the same company', false],
])(
  'a key that was revoked is told to its signer unless the document is corrected to another: %s',
  async (_whose, isMoved) => {
    const baseId = await base(on.stage.test)
    const coming = { kind: 'completion', baseId, guid: `corrected ${isMoved}` } as const
    const { id } = await arrival(on.stage.test, { ...coming, of: on.tenant.user })
    await signAll(on.stage, on.tenant.user, [id ?? 0], on.tenant.head)
    const next = isMoved ? await company(on.stage) : on.tenant
    const says = { number: 'ИСПР-1' }
    await arrival(on.stage.test, { ...coming, dataVersion: '2', of: next.user, says })
    const { serial } = readCertificate(on.tenant.head.certificate)
    on.stage.ocsp.behaviour.outage = null
    on.stage.ocsp.behaviour.revoked = new Map([[serial, new Date('2026-11-01')]])
    await on.recheck()
    const told = await signersTold(id ?? 0)
    expect(told).toEqual(isMoved ? [] : [{ type: 8, user_id: on.tenant.user.id }])
  },
)
