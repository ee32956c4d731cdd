import type { components } from '@sauda/sdk'
import type { Actor } from '../../../contract/call.ts'
import type { FieldErrors } from '../../../contract/failure.ts'
import type { Trx } from '../../../platform/database/transaction.ts'
import { RefusalError } from '../../../refusal.ts'
import { dayIn } from '../../documents/almaty.ts'
import type { Schedule } from '../content-columns.ts'
import { type ItemRow, writeSchedule } from '../item-queries.ts'
import { begun, type Showing } from '../schedule.ts'
import { isSingle, missingFields } from './check-fields.ts'
import { isDay } from './checked.ts'
import { changing, type EditorDeps } from './editing.ts'
import { dropPlannedEditions, noteEdition } from './version-queries.ts'

type Schemas = components['schemas']
type Publication = Schemas['ContentPublication']

/**
 * Shows the newest version, now or between two times; until a later beginning the version that is shown stays.
 * @throws RefusalError `forbidden`, `not_found`, `version_conflict`, `invalid`
 */
export async function publishItem(
  deps: EditorDeps,
  actor: Actor,
  id: number,
  publication: Publication,
): Promise<Schemas['ContentSaved']> {
  return changing(deps, actor, { id, version: publication.version }, async (trx, row, now) => {
    const showing = readSchedule(row, publication, now)
    await dropPlannedEditions(trx, id, now)
    await writeSchedule(trx, id, scheduled(row, showing, now))
    if (isSingle(row.kind)) await note(trx, row, { publication, from: showing.from })
    const { version, from, till } = showing
    return { action: 'publish', details: { version, from, till } }
  })
}

/** Hides an entry and cancels what was planned. @throws RefusalError `forbidden`, `not_found`, `version_conflict` */
export async function withdrawItem(
  deps: EditorDeps,
  actor: Actor,
  id: number,
  { version }: Schemas['ContentSeen'],
): Promise<Schemas['ContentSaved']> {
  return changing(deps, actor, { id, version }, async (trx, _row, now) => {
    await dropPlannedEditions(trx, id, now)
    await writeSchedule(trx, id, { ...pair('live', null), ...pair('next', null) })
    return { action: 'withdraw' }
  })
}

/** @throws RefusalError `invalid` */
function readSchedule(row: ItemRow, publication: Publication, now: Date): Showing {
  const { version, from, till, ...note } = publication
  const errors: FieldErrors = {}
  for (const [field, codes] of Object.entries(missingFields(row.kind, row.fields)))
    errors[`fields.${field}`] = codes
  const start = from ? new Date(from) : now
  const end = till ? new Date(till) : null
  if (start < now) errors.from = ['in_the_past']
  if (end && end <= start) errors.till = ['ends_before_start']
  else if (end && end <= now) errors.till = ['in_the_past']
  if (isSingle(row.kind)) {
    if (end) errors.till = ['unexpected']
    if (note.effective_on && !isDay(note.effective_on)) errors.effective_on = ['wrong_format']
  } else {
    for (const [field, value] of Object.entries(note)) if (value) errors[field] = ['unexpected']
  }
  if (Object.keys(errors).length > 0) throw new RefusalError('invalid', { errors })
  return { version, from: start, till: end }
}

/** What is shown stays until a later beginning; what has begun takes the place of what was shown before. */
function scheduled(row: Schedule, showing: Showing, now: Date): Schedule {
  const isNow = showing.from <= now
  return { ...pair('live', isNow ? showing : begun(row, now)), ...pair('next', isNow ? null : showing) }
}

type Half<Which extends 'live' | 'next'> = Pick<
  Schedule,
  `${Which}_version` | `${Which}_from` | `${Which}_till`
>

function pair<Which extends 'live' | 'next'>(which: Which, showing: Showing | null): Half<Which> {
  return {
    [`${which}_version`]: showing?.version ?? null,
    [`${which}_from`]: showing?.from ?? null,
    [`${which}_till`]: showing?.till ?? null,
  } as Half<Which>
}

function note(
  trx: Trx,
  { id, number }: ItemRow,
  told: { publication: Publication; from: Date },
): Promise<void> {
  const { from } = told
  const { effective_on, change_note, change_note_kk } = told.publication
  return noteEdition(trx, id, number, {
    from,
    effective_on: effective_on ?? dayIn(from),
    change_note: change_note?.trim() || null,
    change_note_kk: change_note_kk?.trim() || null,
  })
}
