import { buffer } from 'node:stream/consumers'
import type { Language } from '@sauda/sdk/language'
import type { Actor } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import type { Deps } from '../../deps.ts'
import { checkUrlOf, openPaper, paperOf } from '../../documents/paper/paper.ts'
import { type DocumentState, documentsToSign } from '../../documents/signatures.ts'
import { viewerOf } from '../../documents/viewer.ts'
import { fingerprintOf } from '../fingerprint.ts'
import { type Proved, verifyStored } from '../public/again.ts'
import { seen } from '../public/seen.ts'
import { standingSignatures } from '../public/stored-queries.ts'
import type { SignedKind } from '../types.ts'
import type { SignatureReport } from '../verify/report.ts'
import { findSecret, insertCopy } from './sheet-queries.ts'
import { askSheetThread } from './sheet-thread.ts'

/** A document whose signatures stand. */
export interface Remains {
  document: DocumentState
  signatures: { proved: Proved; report: SignatureReport }[]
}

/** Returns the documents with their signatures, verified again; those that nobody has signed are left out. */
export async function remainsOf(deps: Deps, document: DocumentState): Promise<Remains | null> {
  const standing = await standingSignatures(deps.db, document.id, document.version)
  if (standing.length === 0) return null
  return { document, signatures: await verifyStored(deps, standing) }
}

/** @throws RefusalError `not_found` if one of the documents does not exist for the user */
export async function visibleDocuments(
  deps: Deps,
  actor: Actor,
  kind: SignedKind,
  ids: readonly number[],
): Promise<DocumentState[]> {
  const { bin } = await viewerOf(deps.db, actor)
  return documentsToSign(deps.db, { kind, bin }, { rid: null, ids })
}

/** @throws RefusalError `not_found` if the document does not exist for the user or nobody has signed it */
export async function theRemains(deps: Deps, actor: Actor, kind: SignedKind, id: number): Promise<Remains> {
  const [document] = await visibleDocuments(deps, actor, kind, [id])
  const remains = document && (await remainsOf(deps, document))
  if (!remains) throw new RefusalError('not_found')
  return remains
}

/** Reads the PDF that was signed. */
export async function signedPaper(deps: Deps, { signatures }: Remains): Promise<Buffer> {
  const file = signatures[0]?.proved.signature.file ?? ''
  return buffer(await openPaper(deps, file))
}

/** Makes the copy of a signed document with stamps and the signature sheet, and notes its hash for the public check. */
export async function copyOf(
  deps: Deps,
  { document, signatures }: Remains,
  { paper, kind, name, language }: { paper: Uint8Array; kind: SignedKind; name: string; language: Language },
): Promise<Uint8Array> {
  const { id, version } = document
  const { file, pages } = await paperOf(deps, id, version)
  const last = Math.max(...signatures.map(({ proved }) => proved.signature.received_at.getTime()))
  const { bytes } = await askSheetThread({
    paper,
    pages,
    facts: {
      kind,
      name,
      sha256: file,
      checkUrl: checkUrlOf(deps, id, await findSecret(deps.db, id)),
      signatures: signatures.map(({ proved: { signature }, report }) =>
        seen({ side: signature.side, held: true }, report, signature.received_at),
      ),
      language,
      at: new Date(last),
    },
  })
  const copy = { file: await fingerprintOf(bytes), document_id: id, version }
  await insertCopy(deps.db, { ...copy, made_at: deps.clock.now() })
  return bytes
}
