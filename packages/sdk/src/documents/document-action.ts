import type { DocumentAction, DocumentKind, DocumentStatus } from '../generated/schemas.ts'

/**
 * Who acts on a document: the tenant whose BIN it has, somebody who was of a company with that BIN until its tenancy ended
 * (`former`), staff by role, the accounting system (`exchange`), or somebody for whom the document does not exist.
 */
export type DocumentActor =
  | 'tenant'
  | 'former'
  | 'administrator'
  | 'manager'
  | 'operator'
  | 'exchange'
  | 'stranger'

/** All that can happen to a document: what `allowed_actions` names, and what the accounting system does. */
export type DocumentStep = DocumentAction | 'renew'

interface Rule {
  readonly who: readonly DocumentActor[]
  readonly from: readonly DocumentStatus[]
  /** Only for these kinds; all kinds by default. */
  readonly kinds?: readonly DocumentKind[]
  readonly to: DocumentStatus | 'same' | 'deleted'
}

const SIGNED = ['completion', 'application'] as const satisfies readonly DocumentKind[]
const INVOICE = ['invoice'] as const satisfies readonly DocumentKind[]
const ANY = [1, 2, 3, 4, 5] as const satisfies readonly DocumentStatus[]
const READERS = [
  'tenant',
  'former',
  'administrator',
  'manager',
  'operator',
] as const satisfies readonly DocumentActor[]
const MANAGERS = ['administrator', 'manager'] as const satisfies readonly DocumentActor[]

/**
 * 1 new, 2 signed by the tenant (an invoice: downloaded), 3 rejected, 4 countersigned, 5 annulled: see DOCUMENT_STATUS.
 *
 * The actions on a document, in the order in which they are offered. The first matching rule applies.
 */
const ACTIONS = {
  download: [
    { who: ['tenant'], from: [1], kinds: INVOICE, to: 2 },
    { who: READERS, from: ANY, to: 'same' },
  ],
  sign: [{ who: ['tenant'], from: [1], kinds: SIGNED, to: 2 }],
  countersign: [{ who: MANAGERS, from: [2], kinds: SIGNED, to: 4 }],
  reject: [{ who: ['tenant'], from: [1], to: 3 }],
  annul: [
    { who: MANAGERS, from: [1, 2, 3], to: 5 },
    { who: ['administrator'], from: [4], to: 5 },
  ],
  delete: [{ who: MANAGERS, from: [1], to: 'deleted' }],
  renew: [
    { who: ['exchange'], from: [1, 3], to: 1 },
    { who: ['exchange'], from: [2], kinds: INVOICE, to: 1 },
  ],
} as const satisfies Record<DocumentStep, readonly Rule[]>

/** The actions that users take, in the order in which to offer them. */
export const DOCUMENT_ACTIONS = [
  'download',
  'sign',
  'countersign',
  'reject',
  'annul',
  'delete',
] as const satisfies readonly DocumentAction[]

/** All facts that decide which actions are possible. */
export interface DocumentFacts {
  /** Who wants to act. */
  readonly actor: DocumentActor
  /** The kind of the document. */
  readonly kind: DocumentKind
  /** Its status. */
  readonly status: number
}

/** The action is possible. */
export interface DocumentAllowed {
  /** The action is possible. */
  ok: true
  /** The status after it. */
  status: number
  /** Whether the document is deleted by it. */
  deleted: boolean
}

/** The action is not possible. */
export interface DocumentDenied {
  /** The action is not possible. */
  ok: false
  /** What is possible instead, in the order in which to offer it. */
  allowed_actions: DocumentAction[]
}

/** Returns the actions that the actor may take now, in the order of the table: `allowed_actions` in the contract. */
export function allowedDocumentActions(facts: DocumentFacts): DocumentAction[] {
  return DOCUMENT_ACTIONS.filter((action) => ruleFor(action, facts))
}

/** Returns the result of an action on a document, or a refusal with the possible actions (a 409 in the contract). */
export function nextDocumentState(
  step: DocumentStep,
  facts: DocumentFacts,
): DocumentAllowed | DocumentDenied {
  const rule = ruleFor(step, facts)
  if (!rule) return { ok: false, allowed_actions: allowedDocumentActions(facts) }
  const status = typeof rule.to === 'number' ? rule.to : facts.status
  return { ok: true, status, deleted: rule.to === 'deleted' }
}

/**
 * Returns as whom a user acts on a document; `owns` is whether it has the user's BIN, or of a limited user that of a company of
 * before.
 */
export function documentActor(role_id: number, owns: boolean): DocumentActor {
  switch (role_id) {
    case 1:
      return owns ? 'tenant' : 'stranger'
    case 2:
      return 'administrator'
    case 3:
      return 'manager'
    case 4:
      return 'operator'
    case 5:
      return owns ? 'former' : 'stranger'
    default:
      return 'stranger'
  }
}

function ruleFor(step: DocumentStep, { actor, kind, status }: DocumentFacts): Rule | undefined {
  const rules: readonly Rule[] = ACTIONS[step]
  return rules.find(
    ({ who, from, kinds }) =>
      who.includes(actor) && from.some((one) => one === status) && (kinds?.includes(kind) ?? true),
  )
}
