import type { components } from '@sauda/sdk'
import type { AuditActionOf } from '@sauda/sdk/audit'
import { compareText, inLanguage, type Language } from '@sauda/sdk/language'
import type { Actor } from '../../../contract/call.ts'
import { page } from '../../../contract/paging.ts'
import { recordAct } from '../../../platform/audit-queries.ts'
import { type Transact, type Trx, withTransaction } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { requireCapability } from '../../access/require-capability.ts'
import type { Deps } from '../../deps.ts'
import {
  changeDistrict,
  countPeople,
  findDistrictEntries,
  findDistricts,
  insertDistrict,
  lockDistrict,
  lockDistricts,
  removeDistrict,
} from './district-queries.ts'
import { checkedNames } from './entry-names.ts'

type Schemas = components['schemas']
type EditDeps = Pick<Deps, 'db' | 'clock'>

export const listDistricts = async ({ db }: Pick<Deps, 'db'>, language: Language) =>
  byName(await findDistricts(db), language)

/** Returns the districts with the numbers of their people. @throws RefusalError `forbidden` */
export async function listDistrictEntries({ db }: Pick<Deps, 'db'>, actor: Actor, language: Language) {
  requireCapability(actor, 'content.manage')
  return byName(await findDistrictEntries(db), language)
}

/** People look for a district by its name. Sorted here, because collations differ between databases. */
function byName<Item extends Schemas['DistrictDraft']>(rows: Item[], language: Language) {
  const compare = compareText(language)
  const nameOf = (row: Item) => inLanguage(row, 'name', language)
  return page(rows.toSorted((a, b) => compare(nameOf(a), nameOf(b))))
}

/** @throws RefusalError `forbidden`, `invalid` */
export async function addDistrict(
  { db, clock }: EditDeps,
  actor: Actor,
  draft: Schemas['DistrictDraft'],
  transact: Transact,
): Promise<Schemas['DistrictEntry']> {
  requireCapability(actor, 'content.manage')
  return transact(db, async (trx) => {
    await lockDistricts(trx)
    const names = await checkedDistrict(trx, draft, null)
    const id = await insertDistrict(trx, names)
    await record(trx, actor, id, { action: 'create', details: names, now: clock.now() })
    return { id, ...names, people: 0 }
  })
}

/** Renames a district, also in the ads of its people. @throws RefusalError `forbidden`, `not_found`, `invalid` */
export async function renameDistrict(
  { db, clock }: EditDeps,
  actor: Actor,
  { id, draft }: { id: number; draft: Schemas['DistrictDraft'] },
): Promise<Schemas['DistrictEntry']> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockDistricts(trx)
    const before = await lockDistrict(trx, id)
    if (!before) throw new RefusalError('not_found')
    const after = await checkedDistrict(trx, draft, id)
    await changeDistrict(trx, id, after)
    await record(trx, actor, id, { action: 'rename', details: { before, after }, now: clock.now() })
    return { id, ...after, people: await countPeople(trx, id) }
  })
}

/** Deletes a district; its people have none afterwards. @throws RefusalError `forbidden`, `not_found` */
export async function deleteDistrict({ db, clock }: EditDeps, actor: Actor, id: number): Promise<true> {
  requireCapability(actor, 'content.manage')
  return withTransaction(db, async (trx) => {
    await lockDistricts(trx)
    const district = await lockDistrict(trx, id)
    if (!district) throw new RefusalError('not_found')
    const details = { ...district, people: await countPeople(trx, id) }
    await removeDistrict(trx, id)
    await record(trx, actor, id, { action: 'delete', details, now: clock.now() })
    return true as const
  })
}

/** @throws RefusalError `invalid` */
async function checkedDistrict(
  trx: Trx,
  { name, name_kk }: Schemas['DistrictDraft'],
  except: number | null,
): Promise<Schemas['DistrictDraft']> {
  const others = (await findDistricts(trx)).filter(({ id }) => id !== except)
  const { names, errors } = checkedNames({ name, name_kk }, others)
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return { name_kk, ...names }
}

function record(
  trx: Trx,
  { id: actorId }: Actor,
  subjectId: number,
  { action, details, now }: { action: AuditActionOf<'dictionary'>; details: object; now: Date },
): Promise<void> {
  const logged = { dictionary: 'district', ...details }
  return recordAct(trx, { actorId, subject: 'dictionary', subjectId, action, details: logged, now })
}
