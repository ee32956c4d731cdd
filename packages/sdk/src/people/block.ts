import type { BlockReason, UserBlock } from '../generated/schemas.ts'
import { type FieldErrors, type Language, typed, type Words } from '../language/index.ts'

/** Why people are blocked, in the order in which it is offered. */
const REASONS = {
  spam: { ru: 'Спам или навязчивая реклама', kk: 'Спам немесе мазасыз жарнама' },
  fraud: { ru: 'Обман покупателей', kk: 'Сатып алушыларды алдау' },
  personal_data: { ru: 'Раскрывает чужие личные данные', kk: 'Бөтен адамның жеке деректерін жария етеді' },
  left_company: { ru: 'Больше не работает в компании', kk: 'Компанияда енді жұмыс істемейді' },
  security: { ru: 'Паролем мог завладеть другой', kk: 'Құпиясөз бөгденің қолына түскен болуы мүмкін' },
  other: { ru: 'Другое', kk: 'Басқа' },
} as const satisfies Record<BlockReason, Words>

const UNKNOWN = { ru: 'Другая причина', kk: 'Басқа себеп' } as const satisfies Words

/** All reasons, in the order in which they are offered. */
export const BLOCK_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly BlockReason[]

/** Maximum length of a note about a block. */
export const MAX_BLOCK_NOTE = 1000

/** The label of a reason; an unknown reason gets a neutral one. */
export function blockReasonLabel(reason: string, language: Language): string {
  return (isReason(reason) ? REASONS[reason] : UNKNOWN)[language]
}

function isReason(reason: string): reason is BlockReason {
  return Object.hasOwn(REASONS, reason)
}

/** A block as an administrator types it. */
export interface BlockValues {
  /** One of `BLOCK_REASONS`. */
  readonly reason?: unknown
  /** What the person and administrators read beside the reason; required with the reason `other`. */
  readonly note?: unknown
}

/** A valid block, or what is wrong with it. */
export type BlockCheck = ValidBlock | InvalidBlock

/** The block is valid. */
export interface ValidBlock {
  /** For the body of the call. */
  block: Required<UserBlock>
  /** Only if something is wrong. */
  errors?: never
}

/** The block is missing something. */
export interface InvalidBlock {
  /** Only if nothing is wrong. */
  block?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** Checks a block: a known reason, and a note if the reason is `other`. */
export function checkBlock(values: BlockValues): BlockCheck {
  const given = typed(values.reason)
  const note = typed(values.note)
  const reason = BLOCK_REASONS.find((one) => one === given)
  const errors: FieldErrors = {}
  if (!reason) errors.reason = [given ? 'unknown' : 'required']
  if (note.length > MAX_BLOCK_NOTE) errors.note = ['too_long']
  else if (reason === 'other' && !note) errors.note = ['required']
  if (!reason || errors.note) return { errors }
  return { block: { reason, note: note || null } }
}
