import { randomUUID } from 'node:crypto'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { sql } from 'kysely'
import { drawnPaper } from '../features/documents/paper/paper.ts'
import { insertSignatures, type SigningSide } from '../features/documents/signatures.ts'
import { storeEvidence } from '../features/signing/evidence.ts'
import { bytesOf } from '../features/signing/judge-submitted.ts'
import type { SigningSettings } from '../features/signing/settings.ts'
import { enterByCertificate } from '../features/signing/signatory-queries.ts'
import { verifySignature } from '../features/signing/verify/verify.ts'
import type { Clock } from '../platform/clock.ts'
import { type Db, withTransaction } from '../platform/database/transaction.ts'
import type { Storage } from '../platform/storage.ts'
import type { DemoAuthority } from './demo-authority.ts'
import { signIns } from './people.ts'
import type { KeyHolder } from './pki/key.ts'
import { signMessage } from './pki/message.ts'

export interface SigningDemoDeps {
  db: Db
  storage: Storage
  clock: Clock
  publicUrl: string
  signing: SigningSettings
}

/** The newest documents of the tenant of the sign-ins that get real signatures; each is drawn, which takes a moment. */
const MOST = 12

interface DemoAct {
  id: number
  version: number
  side: SigningSide
  at: Date
  user_id: number
  bin: string
}

/** The fifth digit of a BIN is 4 to 6; a sole trader has an IIN. */
const isCompany = (bin: string): boolean => /^\d{4}[456]/.test(bin)

/**
 * Makes the keys of the demo's tenant and of the centre, and signs some of their documents with them: those that the
 * demo's log says are signed. Does nothing where it was done before.
 */
export async function signDemoDocuments(deps: SigningDemoDeps, authority: DemoAuthority): Promise<void> {
  const parties = await findDemoParties(deps.db)
  if (!parties) return
  const { tenant, centre } = parties
  const iin = isCompany(tenant.bin) ? '790612345614' : tenant.bin
  const keys: Record<SigningSide, KeyHolder> = {
    tenant: await authority.keyOf('tenant', {
      ...{ name: 'ОМАРОВ ТЕМІРЛАН', patronymic: 'СЕРІКҰЛЫ', iin },
      ...(isCompany(tenant.bin)
        ? { bin: tenant.bin, organisation: tenant.name }
        : { bin: null, organisation: null }),
    }),
    centre: await authority.keyOf('centre', {
      ...{ name: 'КИМ АЛЕКСЕЙ', patronymic: 'ВЛАДИМИРОВИЧ', iin: '850115300120' },
      ...{ bin: centre.bin, organisation: centre.name },
    }),
  }
  for (const act of await findSignedActs(deps.db, tenant.bin)) await signAct(deps, act, keys[act.side])
}

async function signAct(deps: SigningDemoDeps, act: DemoAct, key: KeyHolder): Promise<void> {
  const { id, version, at, side, user_id, bin } = act
  const { file } = await drawnPaper(deps, id, version)
  const content = await bytesOf(deps, file)
  if (!content) return
  const cms = Buffer.from(signMessage(key, content, { signedAt: at }))
  const clock = { now: () => at }
  const report = await verifySignature({ ...deps.signing, clock }, { cms, content, party: { bin }, at })
  const { signer } = report
  if (report.verdict !== 'valid' || !signer) {
    throw new Error(`The demo's signature of document ${id} is not valid: ${report.fault ?? report.verdict}`)
  }
  await withTransaction(deps.db, async (trx) => {
    const [signatureId = 0] = await insertSignatures(trx, [
      {
        ...{ document_id: id, version, side, state: 'valid' as const, file, cms, user_id },
        session_id: randomUUID(),
        ...{ iin: signer.iin, bin: signer.bin, name: signer.name, position: signer.kind },
        ...{ organisation: signer.organisation, serial: signer.serial, algorithm: report.algorithm ?? 'rsa' },
        ...{ signed_at: at, received_at: at, told: true },
      },
    ])
    await storeEvidence({ ...deps, clock }, trx, [{ signatureId, report }])
    if (signer.iin) await enterByCertificate(trx, [{ bin, iin: signer.iin, name: signer.name }], at)
  })
}

async function findDemoParties(db: Db) {
  const found = await sql<{ tenant: Party; centre: Party }>`
    select jsonb_build_object('bin', c.bin, 'name', c.company) as tenant,
      jsonb_build_object('bin', v.content -> 'supplier' ->> 'bin', 'name', v.content -> 'supplier' ->> 'name') as centre
    from users u join memberships m on m.user_id = u.id join companies c on c.id = m.company_id join documents d on d.bin = c.bin
    join document_versions v on v.document_id = d.id and v.version = d.version
    where u.email = ${signIns[1]} order by d.dated_on desc limit 1`.execute(db)
  return found.rows[0]
}

interface Party {
  bin: string
  name: string
}

/** Returns what the log says was signed, oldest first: the tenant's signature before the centre's. */
async function findSignedActs(db: Db, bin: string): Promise<DemoAct[]> {
  const { signed, countersigned } = DOCUMENT_STATUS
  const found = await sql<DemoAct>`
    with newest as (
      select d.id, d.version, d.kind from documents d
      where d.bin = ${bin} and d.kind in ('completion', 'application') and d.status in (${signed}, ${countersigned}) and d.deleted_at is null
      order by d.dated_on desc, d.id desc limit ${MOST})
    select d.id, d.version, case log.action when 'signed' then 'tenant' else 'centre' end as side, log.at,
      log.actor_id as user_id,
      case log.action when 'signed' then v.content -> 'buyer' ->> 'bin' else v.content -> 'supplier' ->> 'bin' end as bin
    from newest d join audit log on log.subject = 'document' and log.subject_id = d.id
      and log.action in ('signed', 'countersigned') and (log.reason ->> 'version')::int = d.version
    join document_versions v on v.document_id = d.id and v.version = d.version
    where log.actor_id is not null and not exists (select from document_signatures s where s.document_id = d.id
      and s.side = case log.action when 'signed' then 'tenant' else 'centre' end)
    order by log.at, log.id`.execute(db)
  return found.rows
}
