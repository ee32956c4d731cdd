import { attempt, type Portal } from '@sauda/sdk'
import {
  checkImport,
  type DocumentImportEvent,
  type DocumentImportResult,
  type DocumentKind,
  importDocuments,
} from '@sauda/sdk/documents'
import { data } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'

/** What became of a file. */
export type ImportOutcome =
  | { state: 'checked' | 'done'; result: DocumentImportResult; failure?: never }
  | { state: 'failed'; result?: never; failure: ActionFailure }

/** Enough for 20 MB over a slow line and for an import of a thousand documents, in ms. */
export const PATIENCE = 10 * 60_000

/** Checks or imports the file of a form that was posted before scripts loaded. */
export async function actOnImport(
  portal: Portal,
  kind: DocumentKind,
  { form, signal }: { form: FormData; signal: AbortSignal },
) {
  const sent = form.get('file')
  // Browsers send an empty part for an empty field.
  const file = sent instanceof Blob && sent.size > 0 ? sent : new Blob()
  const options = { signal, timeout: PATIENCE }
  const call =
    form.get('intent') === 'import'
      ? importFile(portal, kind, file, options)
      : checkImport(portal, kind, file, options).then(
          (result): ImportOutcome => ({ state: 'checked', result }),
        )
  const outcome = await attempt(call)
  if (outcome.ok) return outcome.value
  const { failure, status } = failureFrom(outcome.error)
  return data<ImportOutcome>({ state: 'failed', failure }, { status })
}

/** Imports a file and says what became of it; `onEvent` is told how far it is. Throws PortalError. */
export async function importFile(
  portal: Portal,
  kind: DocumentKind,
  file: Blob,
  {
    onEvent,
    ...options
  }: { signal: AbortSignal; timeout: number; onEvent?: (event: DocumentImportEvent) => void },
): Promise<ImportOutcome> {
  for await (const event of await importDocuments(portal, kind, file, options)) {
    onEvent?.(event)
    const { state, result } = event
    if (result) return { state: state === 'done' ? 'done' : 'checked', result }
  }
  return { state: 'failed', failure: { code: 'internal' } }
}
