import type { FieldErrors } from '../../../contract/failure.ts'
import type { Trx } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Person } from '../../companies/acts-for.ts'
import type { Deps } from '../../deps.ts'
import { MAKE_AVIF } from './make-avif.ts'
import { photoHolder } from './photo-holder.ts'
import { takeStaged } from './staged-queries.ts'

/**
 * Takes photos that a user has staged for something else than an ad, and returns their ids in the order of the keys.
 * @throws RefusalError `invalid` with `unknown` for the field if one is not there
 */
export async function takeStagedPhotos(
  { jobs }: Pick<Deps, 'jobs'>,
  trx: Trx,
  person: Person,
  { keys, field }: { keys: readonly string[]; field: string },
): Promise<number[]> {
  const taken = await takeStaged(trx, photoHolder(person), keys)
  const ids = keys.flatMap((key) => taken.find((photo) => photo.key === key)?.id ?? [])
  if (ids.length < keys.length) {
    const errors: FieldErrors = { [field]: ['unknown'] }
    throw new RefusalError('invalid', { errors })
  }
  for (const { key } of taken) await jobs.send(trx, MAKE_AVIF, { key })
  return ids
}
