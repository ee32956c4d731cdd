import type { Language } from '@sauda/sdk/language'
import { type Actor, FileAnswer } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import { recordReading } from '../../access/record-reading.ts'
import type { Deps } from '../../deps.ts'
import { archiveName, attachment, documentName, safeName, uniqueNames } from '../../documents/file-names.ts'
import { hasStanding } from '../public/stored-queries.ts'
import type { SignedKind } from '../types.ts'
import { archiveFiles } from './archive-files.ts'
import { zipOfFolders } from './archive-zip.ts'
import { copyOf, remainsOf, signedPaper, theRemains, visibleDocuments } from './remains.ts'
import { SHEET_WORDS } from './words.ts'

/** Whose download it is, of what. */
interface Asked {
  actor: Actor
  kind: SignedKind
  language: Language
}

/** Returns a copy of a signed document with stamps and the signature sheet. */
export async function downloadCopy(
  deps: Deps,
  { actor, kind, language }: Asked,
  id: number,
): Promise<FileAnswer> {
  const remains = await theRemains(deps, actor, kind, id)
  const name = documentName(remains.document, language)
  const copy = await copyOf(deps, remains, {
    paper: await signedPaper(deps, remains),
    ...{ kind, name, language },
  })
  await note(deps, { actor, kind }, { id, format: 'copy' })
  const title = `${name}, ${SHEET_WORDS[language].title.toLowerCase()}`
  return new FileAnswer(Buffer.from(copy), 'application/pdf', {
    'content-disposition': attachment(`${title}.pdf`, `${kind}-${id}-signed.pdf`),
  })
}

/** Returns the signature of one side as it was sent. */
export async function downloadCms(
  deps: Deps,
  { actor, kind, language }: Asked,
  { id, side }: { id: number; side: string },
): Promise<FileAnswer> {
  const { document, signatures } = await theRemains(deps, actor, kind, id)
  const signature = signatures.find(({ proved }) => proved.signature.side === side)?.proved.signature
  if (!signature) throw new RefusalError('not_found')
  await note(deps, { actor, kind }, { id, format: 'cms', side: signature.side })
  const name = `${documentName(document, language)}, ${SHEET_WORDS[language].sides[kind][signature.side].toLowerCase()}`
  return new FileAnswer(signature.cms, 'application/pkcs7-signature', {
    'content-disposition': attachment(`${name}.cms`, `${kind}-${id}-${side}.cms`),
  })
}

/** Returns a signed document with its signatures and what proves them. */
export async function downloadArchive(
  deps: Deps,
  { actor, kind, language }: Asked,
  id: number,
): Promise<FileAnswer> {
  const remains = await theRemains(deps, actor, kind, id)
  const name = documentName(remains.document, language)
  await note(deps, { actor, kind }, { id, format: 'archive' })
  const folder = { name: '', files: () => archiveFiles(deps, remains, { kind, language }) }
  return zipAnswer(deps, [folder], { name, ascii: `${kind}-${id}.zip` })
}

/** Returns signed documents, each in a folder of its own. */
export async function downloadArchives(
  deps: Deps,
  { actor, kind, language }: Asked,
  ids: readonly number[],
): Promise<FileAnswer> {
  const documents = await visibleDocuments(deps, actor, kind, ids)
  const signed = await hasStanding(
    deps.db,
    documents.map(({ id }) => id),
  )
  const wanted = documents.filter(({ id }) => signed.has(id))
  if (wanted.length === 0) throw new RefusalError('not_found')
  await note(deps, { actor, kind }, { format: 'archive', documents: wanted.length })
  const nameOf = uniqueNames()
  const folders = wanted.map((document) => ({
    name: nameOf(safeName(`${documentName(document, language)}, ${document.company}`), ''),
    files: async () => {
      const remains = await remainsOf(deps, document)
      return remains && archiveFiles(deps, remains, { kind, language })
    },
  }))
  return zipAnswer(deps, folders, { name: archiveName(kind, wanted, language), ascii: `${kind}.zip` })
}

/** Writes down that staff download what proves a signature, which names people. */
function note(
  { db, clock }: Deps,
  { actor, kind }: Pick<Asked, 'actor' | 'kind'>,
  what: { id?: number; format: string; side?: string; documents?: number },
): Promise<void> {
  return recordReading(db, actor, { action: 'download', of: kind, ...what, now: clock.now() })
}

function zipAnswer(
  deps: Deps,
  folders: Parameters<typeof zipOfFolders>[0],
  { name, ascii }: { name: string; ascii: string },
): FileAnswer {
  return new FileAnswer(async () => zipOfFolders(folders, deps.clock.now()), 'application/zip', {
    'content-disposition': attachment(`${name}.zip`, ascii),
    'x-total-files': String(folders.length),
  })
}
