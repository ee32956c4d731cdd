import type { AdStatus } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** The colour of a status: a tone of the UI kit. */
export type Tone = 'neutral' | 'info' | 'positive' | 'warning'

type StatusRow = {
  readonly owner: Words
  /** Label for managers, if it differs from the owner's. */
  readonly manager?: Words
  readonly tone: Tone
}

const STATUSES = {
  10: {
    owner: { ru: 'На модерации', kk: 'Модерацияда' },
    manager: { ru: 'Новое объявление', kk: 'Жаңа хабарландыру' },
    tone: 'info',
  },
  15: {
    owner: { ru: 'На модерации', kk: 'Модерацияда' },
    manager: { ru: 'Изменено', kk: 'Өзгертілген' },
    tone: 'info',
  },
  20: {
    owner: { ru: 'На доработку', kk: 'Түзетуге қайтарылды' },
    tone: 'warning',
  },
  30: {
    owner: { ru: 'Не опубликовано', kk: 'Жарияланбаған' },
    tone: 'neutral',
  },
  31: {
    owner: { ru: 'Опубликовано', kk: 'Жарияланды' },
    tone: 'positive',
  },
  40: {
    owner: { ru: 'В архиве', kk: 'Мұрағатта' },
    tone: 'neutral',
  },
} as const satisfies Record<AdStatus, StatusRow>

const UNKNOWN: StatusRow = {
  owner: { ru: 'Статус обновляется', kk: 'Мәртебесі жаңаруда' },
  manager: { ru: 'Неизвестный статус', kk: 'Белгісіз мәртебе' },
  tone: 'neutral',
}

/** The lists of the user's own ads, and of all ads for staff. */
export type AdListName = 'active' | 'new' | 'inactive'

const LISTED = { new: [10, 15, 20], inactive: [30, 40] } as const satisfies Partial<
  Record<AdListName, readonly AdStatus[]>
>

/**
 * The status codes by name (spec §4). The tables of this folder keep the bare codes, because bundlers do not inline
 * properties.
 */
export const AD_STATUS = {
  /** Submitted for the first time; waits for a moderator. */
  submitted: 10,
  /** Edited; waits for a moderator again. */
  resubmitted: 15,
  /** Sent back to its owner. */
  needsEdits: 20,
  unpublished: 30,
  published: 31,
  archived: 40,
} as const satisfies Record<string, AdStatus>

/** The statuses in which an ad waits for a moderator. */
export const WAITING_STATUSES = [10, 15] as const satisfies readonly AdStatus[]

/** All statuses in rising order. */
export const AD_STATUSES = [10, 15, 20, 30, 31, 40] as const satisfies readonly AdStatus[]

/** Whether a status is one that this version knows; then a `switch` over it can be complete. */
export function isAdStatus(status: number): status is AdStatus {
  return Object.hasOwn(STATUSES, status)
}

/** The label of a status for an ad's owner or for a manager; an unknown status gets a neutral one. */
export function adStatusLabel(status: number, reader: 'owner' | 'manager', language: Language): string {
  const row = rowOf(status)
  return (row[reader] ?? row.owner)[language]
}

/** The colour of a status; an unknown status is neutral. */
export function adStatusTone(status: number): Tone {
  return rowOf(status).tone
}

/** What decides in which lists an ad is. */
export interface ListedAd {
  /** Status of the newest revision. */
  readonly status: number
  /** Whether the ad is public. */
  readonly live: boolean
}

/**
 * Whether an ad is in a list: `active` has live ads, `new` those with status 10, 15 or 20, `inactive` 30 and 40.
 * A live ad whose edit waits is in two of them.
 */
export function isInAdList(list: AdListName, ad: ListedAd): boolean {
  if (list === 'active') return ad.live
  const statuses: readonly number[] = LISTED[list]
  return statuses.includes(ad.status)
}

/** The statuses of a list, if it is defined by status. */
export function statusesOf(list: Exclude<AdListName, 'active'>): readonly AdStatus[] {
  return LISTED[list]
}

function rowOf(status: number): StatusRow {
  return isAdStatus(status) ? STATUSES[status] : UNKNOWN
}
