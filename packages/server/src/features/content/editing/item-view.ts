import type { components } from '@sauda/sdk'
import type { Db } from '../../../platform/database/transaction.ts'
import type { ContentSet } from '../content-columns.ts'
import type { ItemRow } from '../item-queries.ts'
import { imageOf } from '../project.ts'
import { readReferences } from '../references.ts'
import { begun, planned, type Showing, shown } from '../schedule.ts'
import { missingFields, untranslatedFields } from './check-fields.ts'

type Schemas = components['schemas']

/** Returns entries of a set as their editor sees them. */
export async function viewItems(
  db: Db,
  set: ContentSet,
  rows: readonly ItemRow[],
  now: Date,
): Promise<Schemas['ContentItem'][]> {
  const references = await readReferences(
    db,
    set,
    rows.map(({ fields }) => fields),
  )
  return rows.map((row) => {
    const { fields } = row
    return {
      id: row.id,
      set,
      position: row.position,
      version: row.version,
      fields,
      image: imageOf(fields.image, references),
      state: stateOf(row, now),
      live: showing(begun(row, now)),
      planned: showing(planned(row, now)),
      missing: missingFields(set, fields),
      untranslated: untranslatedFields(set, fields),
      changed_at: row.written_at.toISOString(),
      changed_by: row.author,
    }
  })
}

/** What visitors see of an entry. */
export function stateOf(row: ItemRow, now: Date): Schemas['ContentState'] {
  const visible = shown(row, now)
  if (visible) return visible.version === row.version ? 'published' : 'changed'
  if (planned(row, now)) return 'planned'
  return begun(row, now) ? 'over' : 'draft'
}

function showing(from: Showing | null): Schemas['ContentShowing'] | null {
  return (
    from && { version: from.version, from: from.from.toISOString(), till: from.till?.toISOString() ?? null }
  )
}
