import type { EndReason, TenancyEnding } from '../generated/schemas.ts'
import { type FieldErrors, type Language, typed, type Words } from '../language/index.ts'

/** Why tenancies end, in the order in which it is offered. */
const REASONS = {
  lease_over: { ru: 'Срок договора закончился', kk: 'Шарттың мерзімі бітті' },
  moved_out: { ru: 'Арендатор съезжает по своей воле', kk: 'Жалға алушы өз еркімен көшеді' },
  debt: { ru: 'Долг по аренде', kk: 'Жалдау ақысы бойынша қарыз' },
  violation: { ru: 'Нарушение правил центра', kk: 'Орталықтың ережелерін бұзу' },
  transferred: { ru: 'Бизнес перешёл к другой компании', kk: 'Бизнес басқа компанияға өтті' },
  other: { ru: 'Другое', kk: 'Басқа' },
} as const satisfies Record<EndReason, Words>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words

/** All reasons, in the order in which they are offered. */
export const END_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly EndReason[]

/** Maximum length of a note about the end of a tenancy. */
export const MAX_END_NOTE = 1000

/** The label of a reason; an unknown reason gets a neutral one. */
export function endReasonLabel(reason: string, language: Language): string {
  return (isReason(reason) ? REASONS[reason] : UNKNOWN)[language]
}

function isReason(reason: string): reason is EndReason {
  return Object.hasOwn(REASONS, reason)
}

/** The end of a tenancy as an administrator types it. */
export interface EndValues {
  /** One of `END_REASONS`. */
  readonly reason?: unknown
  /** What the owners and administrators read beside the reason; required with the reason `other`. */
  readonly note?: unknown
}

/** A valid end of a tenancy, or what is wrong with it. */
export type EndCheck = ValidEnd | InvalidEnd

/** The end is valid. */
export interface ValidEnd {
  /** For the body of the call. */
  ending: Required<TenancyEnding>
  /** Only if something is wrong. */
  errors?: never
}

/** The end is missing something. */
export interface InvalidEnd {
  /** Only if nothing is wrong. */
  ending?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** Checks the end of a tenancy: a known reason, and a note if the reason is `other`. */
export function checkEnd(values: EndValues): EndCheck {
  const given = typed(values.reason)
  const note = typed(values.note)
  const reason = END_REASONS.find((one) => one === given)
  const errors: FieldErrors = {}
  if (!reason) errors.reason = [given ? 'unknown' : 'required']
  if (note.length > MAX_END_NOTE) errors.note = ['too_long']
  else if (reason === 'other' && !note) errors.note = ['required']
  if (!reason || errors.note) return { errors }
  return { ending: { reason, note: note || null } }
}

/** What changes when a company gets another set of rooms. */
export interface RoomsChange {
  /** Rooms that it gets. */
  given: number[]
  /** Rooms that it loses. */
  taken: number[]
}

/** Returns what is different between the rooms of a company and those it should have. */
export function roomsChange(now: readonly number[], wanted: readonly number[]): RoomsChange {
  return {
    given: [...new Set(wanted)].filter((id) => !now.includes(id)),
    taken: now.filter((id) => !wanted.includes(id)),
  }
}

/** What a company has after a change of its rooms. */
export interface MovedInto {
  /** All its rooms. */
  readonly now: readonly number[]
  /** Those of them that it has just got. */
  readonly given: readonly number[]
}

/**
 * Returns the rooms that an ad names after its company got other ones: it loses those that were taken; an ad without a room
 * then names those that were given, or else all that the company has.
 */
export function roomsOfAd(named: readonly number[], { now, given }: MovedInto): number[] {
  const left = named.filter((id) => now.includes(id))
  if (left.length > 0 || named.length === 0) return left
  return [...(given.length > 0 ? given : now)]
}
