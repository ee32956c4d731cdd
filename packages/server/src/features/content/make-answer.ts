import { CONTENT_SHAPES } from '@sauda/sdk/content-editor'
import { page } from '../../contract/paging.ts'
import type { Db } from '../../platform/database/transaction.ts'
import { dayIn } from '../documents/almaty.ts'
import type { ContentSet, Fields } from './content-columns.ts'
import { findEdition, findEditions } from './edition-queries.ts'
import { endOfDay } from './end-of-day.ts'
import { findNewest, findScheduled, type ItemRow } from './item-queries.ts'
import { projectFields } from './project.ts'
import { type References, readReferences } from './references.ts'
import { nextChange, shown } from './schedule.ts'

interface Made {
  /** What the call returns; null if there is nothing to return. */
  data: object | null
  /** Until when it holds if nothing is changed; null is for ever. */
  until: Date | null
}

/** Makes what a set shows at a moment, or would show if all of it were published. */
export async function makeAnswer(
  db: Db,
  set: ContentSet,
  now: Date,
  { preview = false, version }: { preview?: boolean | undefined; version?: number | undefined },
): Promise<Made> {
  const rows = preview ? await findNewest(db, set) : await findScheduled(db, set)
  const visible = preview ? rows : rows.filter((row) => row.number === shown(row, now)?.version)
  const references = await readReferences(
    db,
    set,
    visible.map(({ fields }) => fields),
  )
  const until = preview ? null : nextChange(rows, now)
  if (set === 'contact') {
    const contact = { ...projectFields(set, visible[0]?.fields ?? {}, references) }
    return { data: upcoming(contact, now), until: sooner(until, endOfDay(now)) }
  }
  if (!CONTENT_SHAPES[set].isSingle) {
    return { data: page(visible.map((row, at) => listed(row, at + 1, { references, now }))), until }
  }
  const [row] = visible
  if (!row) return { data: null, until }
  return { data: await textAnswer(db, row, { references, now, version }), until }
}

function listed(row: ItemRow, position: number, { references, now }: { references: References; now: Date }) {
  const { id, kind, fields, written_at } = row
  const showing = shown(row, now)
  const level = references.levels.get(fields.level ?? 0)
  return {
    id,
    position,
    ...projectFields(kind, fields, references),
    ...(kind === 'slider' && { from: showing?.from ?? now, till: showing?.till ?? null }),
    ...(kind === 'tier' && { rooms_count: level?.rooms ?? 0, shops_count: level?.shops ?? 0 }),
    updated_at: written_at,
  }
}

/** A single text with its publications, or an earlier one of them; null if there is no such one. */
async function textAnswer(
  db: Db,
  row: ItemRow,
  { references, now, version }: { references: References; now: Date; version: number | undefined },
) {
  const versions = await findEditions(db, row.id, now)
  const said = version === undefined ? row : await findEdition(db, row.id, version, now)
  if (!said) return null
  return {
    id: row.id,
    ...projectFields(row.kind, said.fields, references),
    version: said.edition ?? (versions[0]?.version ?? 0) + 1,
    effective_on: said.effective_on ?? dayIn(now),
    change_note: said.change_note,
    change_note_kk: said.change_note_kk,
    versions,
    updated_at: said.written_at,
  }
}

/** Holidays that are over are nobody's concern. */
function upcoming(contact: Fields, now: Date): Fields {
  const today = dayIn(now)
  return {
    ...contact,
    address_kk: contact.address_kk ?? '',
    exceptions: (contact.exceptions ?? []).filter(({ date }) => date >= today),
  }
}

function sooner(one: Date | null, other: Date): Date {
  return one && one < other ? one : other
}
