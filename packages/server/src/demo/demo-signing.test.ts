import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkSignatures } from '../features/signing/check-signatures.ts'
import { verifyStored } from '../features/signing/public/again.ts'
import { seen } from '../features/signing/public/seen.ts'
import { standingSignatures } from '../features/signing/public/stored-queries.ts'
import { openSigning } from '../features/signing/settings.ts'
import { NCA_ROOTS, readTrustRoots } from '../features/signing/verify/roots.ts'
import { testClock } from '../platform/clock.ts'
import type { Database } from '../platform/database/open-database.ts'
import { withTransaction } from '../platform/database/transaction.ts'
import { openStorage, type Storage } from '../platform/storage.ts'
import { anotherServer } from '../testing/another-server.ts'
import { base } from '../testing/documents.ts'
import { person } from '../testing/people.ts'
import { testDatabase } from '../testing/test-database.ts'
import { testServer } from '../testing/test-server.ts'
import { openDemoAuthority } from './demo-authority.ts'
import { makeDemoCentre } from './demo-centre.ts'
import { holderOf } from './demo-key.ts'
import { makeDocuments } from './documents.ts'
import { idIn } from './id-in.ts'
import { insertCentre } from './insert-centre.ts'
import { insertDocuments } from './insert-documents.ts'
import { signDemoDocuments } from './sign-demo-documents.ts'

const clock = testClock(new Date('2026-11-22T06:00:00Z'))
let database: Database
let folder: string
let storage: Storage
beforeAll(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'sauda-demo-'))
  storage = openStorage(join(folder, 'files'))
  const now = clock.now()
  const centre = makeDemoCentre(now)
  const baseId = await base({ db: database.db, clock })
  await withTransaction(database.db, async (trx) => {
    const ids = await insertCentre(trx, centre, new Map(), now)
    const managers = [idIn(ids.users, 'manager@sauda.example')]
    await insertDocuments(trx, makeDocuments(centre, now), { ids, managers, baseId, now })
  })
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const sign = async () => {
  const authority = await openDemoAuthority(folder, clock.now())
  const signing = await openSigning(undefined, authority)
  const { db } = database
  await signDemoDocuments({ db, storage, clock, publicUrl: 'https://sauda.example', signing }, authority)
  return signing
}

const standing = async (of: readonly { document_id: number; version: number }[]) => {
  const documents = new Map(of.map(({ document_id, version }) => [document_id, version]))
  return (
    await Promise.all([...documents].map(([id, version]) => standingSignatures(database.db, id, version)))
  ).flat()
}

const sides = () =>
  database.db.selectFrom('document_signatures').select(['side', 'state', 'position']).orderBy('id').execute()

it('the demo tenant and the centre have keys, and real signatures on documents that the log says are signed', async () => {
  await sign()
  const found = await sides()
  expect(new Set(found.map(({ side, state, position }) => `${side} ${state} ${position}`))).toEqual(
    new Set(['tenant valid head', 'centre valid head']),
  )
  const { db } = database
  expect(await checkSignatures({ db, storage, clock }, () => {})).toEqual({ sound: found.length, faults: 0 })
  const files = await readdir(join(folder, 'demo-keys'))
  expect(files.sort()).toEqual(['authority.txt', 'centre.pem', 'tenant.pem'])
  const tenant = holderOf(await readFile(join(folder, 'demo-keys', 'tenant.pem'), 'utf8'))
  expect(tenant.serial).toMatch(/^[0-9a-f]+$/)
})

it('the list of revoked keys is of the day of each signature', async () => {
  await sign()
  const signatures = await database.db.selectFrom('document_signatures').selectAll().execute()
  const proved = await verifyStored({ db: database.db, storage, clock }, await standing(signatures))
  expect(proved.length).toBeGreaterThan(0)
  for (const {
    report,
    proved: { signature },
  } of proved) {
    const { revocation } = seen({ side: signature.side, held: true }, report, signature.received_at)
    const second = new Date(Math.floor(signature.received_at.getTime() / 1000) * 1000).toISOString()
    expect(revocation).toMatchObject({
      source: 'crl',
      at: second,
      asked_at: signature.received_at.toISOString(),
    })
  }
})

it('another start signs nothing more and trusts the same authority', async () => {
  const before = await sides()
  const [one, other] = [await sign(), await sign()]
  expect(await sides()).toEqual(before)
  expect(other.roots.id).toBe(one.roots.id)
})

it('without the demo, its authority is not trusted: only those that come with the portal are', async () => {
  expect((await openSigning()).roots).toEqual(await readTrustRoots(NCA_ROOTS))
})

it('a database that was filled by other means does not trust the demo, whatever the configuration says', async () => {
  const test = await testServer()
  await person(test, 1)
  const other = await anotherServer(test, { demo: { drawings: '' } })
  expect(other.deps.signing.roots).toEqual(await readTrustRoots(NCA_ROOTS))
  expect(other.deps.signing.revocation.crlUrls).toEqual([])
  expect(other.demoSignIns).toEqual([])
  await expect(readdir(join(test.dataFolder, 'demo-keys'))).rejects.toThrow('ENOENT')
  await other.close()
  await test.close()
})
