import { attempt, type Portal } from '@sauda/sdk'
import {
  annulDocument,
  checkDocumentRefusal,
  type DocumentKind,
  deleteDocument,
  getDocument,
  rejectDocument,
} from '@sauda/sdk/documents'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

/** The actions that ask first, each at an address of its own: `/completion/7/reject`. */
const DOCUMENT_ACTS = ['reject', 'annul', 'delete'] as const

export type DocumentAct = (typeof DOCUMENT_ACTS)[number]

export function isDocumentAct(word: unknown): word is DocumentAct {
  return DOCUMENT_ACTS.some((act) => act === word)
}

/** What was chosen and typed in the form of an action. */
export type ActValues = { reason: string; text: string }

/** A failed action with what was typed; `values` are missing if the request did not reach the server. */
export type ActFailure = ActionFailure & { values?: ActValues }

/** Whether the document has got a newer version since the user saw it. */
export function isOvertaken(failure: ActionFailure | undefined): boolean {
  return failure?.code === 'changed_meanwhile'
}

/** Performs the action of a form on a document; returns the failure with what was typed, or null. */
export async function carryOut(
  portal: Portal,
  { kind, id, act, form }: { kind: DocumentKind; id: number; act: DocumentAct; form: FormData },
): Promise<{ failure: ActFailure; status: number } | null> {
  const values = { reason: textOf(form, 'reason'), text: textOf(form, 'text') }
  const version = Number(textOf(form, 'version')) || undefined
  const failed = ({ failure, status }: ReturnType<typeof failureFrom>) => ({
    failure: { ...failure, values },
    status,
  })
  if (act === 'delete') {
    const found = await attempt(getDocument(portal, kind, id))
    if (!found.ok) return failed(failureFrom(found.error))
    const deleted = await attempt(deleteDocument(portal, kind, found.value.rid, id))
    return deleted.ok ? null : failed(failureFrom(deleted.error))
  }
  const { refusal, errors } = checkDocumentRefusal(act, values)
  if (!refusal) return failed({ failure: { code: 'invalid', errors }, status: 422 })
  const call = act === 'reject' ? rejectDocument : annulDocument
  const done = await attempt(call(portal, kind, id, { ...refusal, ...(version && { version }) }))
  return done.ok ? null : failed(failureFrom(done.error))
}
