import type { DocumentReason } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

/** An action that needs a reason. */
export type ExplainedAction = 'reject' | 'annul'

type Row = {
  readonly label: Words
  /** For which actions it can be chosen. */
  readonly for: readonly ExplainedAction[]
}

/** Why a document is rejected or annulled, in the order in which to offer it. */
const REASONS = {
  sum: { label: { ru: 'Неверная сумма', kk: 'Сомасы дұрыс емес' }, for: ['reject', 'annul'] },
  room: {
    label: { ru: 'Не тот бутик или период', kk: 'Бутик немесе кезең дұрыс емес' },
    for: ['reject', 'annul'],
  },
  not_provided: {
    label: { ru: 'Услуга не оказана', kk: 'Қызмет көрсетілген жоқ' },
    for: ['reject', 'annul'],
  },
  details: { label: { ru: 'Неверные реквизиты', kk: 'Деректемелері дұрыс емес' }, for: ['reject', 'annul'] },
  duplicate: { label: { ru: 'Документ повторяется', kk: 'Құжат қайталанған' }, for: ['annul'] },
  agreement: { label: { ru: 'По соглашению сторон', kk: 'Тараптардың келісімі бойынша' }, for: ['annul'] },
  other: { label: { ru: 'Другое', kk: 'Басқа себеп' }, for: ['reject', 'annul'] },
} as const satisfies Record<DocumentReason, Row>

/** All reasons. */
export const DOCUMENT_REASONS = /* @__PURE__ */ Object.keys(REASONS) as readonly DocumentReason[]

/** Returns the reasons that can be given for an action, in the order in which to offer them. */
export function documentReasonsFor(action: ExplainedAction): DocumentReason[] {
  return DOCUMENT_REASONS.filter((reason) => rowOf(reason).for.includes(action))
}

/** Returns the label of a reason; unknown ones are shown as something else. */
export function documentReasonLabel(reason: string, language: Language): string {
  return (Object.hasOwn(REASONS, reason) ? rowOf(reason as DocumentReason) : REASONS.other).label[language]
}

function rowOf(reason: DocumentReason): Row {
  return REASONS[reason]
}
