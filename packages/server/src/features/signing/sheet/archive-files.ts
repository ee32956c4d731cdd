import type { Language } from '@sauda/sdk/language'
import type { Deps } from '../../deps.ts'
import { documentName } from '../../documents/file-names.ts'
import type { Proved } from '../public/again.ts'
import type { SignedKind } from '../types.ts'
import { timeOfSigning } from '../verify/judge.ts'
import type { SignatureReport } from '../verify/report.ts'
import { PLACES } from './places.ts'
import { readmeOf } from './readme.ts'
import { copyOf, type Remains, signedPaper } from './remains.ts'
import { SHEET_WORDS } from './words.ts'

/** A file of an archive. */
export interface ArchiveFile {
  name: string
  bytes: Uint8Array
}

/** Returns what remains of a signed document: the PDF, its copy, the signatures and what proves them. */
export async function archiveFiles(
  deps: Deps,
  remains: Remains,
  { kind, language }: { kind: SignedKind; language: Language },
): Promise<ArchiveFile[]> {
  const name = documentName(remains.document, language)
  const paper = await signedPaper(deps, remains)
  const copy = await copyOf(deps, remains, { paper, kind, name, language })
  const { signatures } = remains
  const readme = readmeOf({
    paper: `${name}.pdf`,
    sha256: signatures[0]?.proved.signature.file ?? '',
    signatures: signatures.map(({ proved: { signature }, report }) => ({
      side: signature.side,
      at: timeOfSigning(report, signature.received_at),
      isGost: report.algorithm?.startsWith('gost') ?? false,
      isVouched: report.vouched_by !== null,
    })),
  })
  const roots = signatures.flatMap(({ proved }) => proved.roots.certificates)
  return [
    { name: `${name}.pdf`, bytes: paper },
    { name: `copy/${name}, ${SHEET_WORDS[language].title.toLowerCase()}.pdf`, bytes: copy },
    // Windows shows a text as UTF-8 if it begins with this mark.
    { name: 'README.txt', bytes: Buffer.from(`\ufeff${readme}`) },
    { name: 'evidence/roots.pem', bytes: Buffer.from([...new Set(roots.map(pem))].join('')) },
    ...(await Promise.all(signatures.map(({ proved, report }) => filesOf(proved, report)))).flat(),
  ]
}

async function filesOf(
  { signature, evidence, list }: Proved,
  report: SignatureReport,
): Promise<ArchiveFile[]> {
  const { cms, evidence: folder } = PLACES[signature.side]
  const { chain, ocsp, opinion, timestamp, renewals, root_set, asked_at } = evidence
  const { evidence: _bytes, ...said } = report
  const [certificate, issuer] = chain
  const written = {
    accepted: { ...signature.report, at: signature.received_at, software: signature.software },
    verified_again: said,
    root_set,
    asked_at,
    file: signature.file,
  }
  const some = (name: string, bytes: Uint8Array | null | undefined): ArchiveFile[] =>
    bytes ? [{ name: `${folder}/${name}`, bytes }] : []
  return [
    { name: cms, bytes: signature.cms },
    ...some('certificate.pem', certificate && Buffer.from(pem(certificate))),
    ...some('issuer.pem', issuer && Buffer.from(pem(issuer))),
    ...chain.flatMap((bytes, at) => some(`chain-${at + 1}.cer`, bytes)),
    ...some('ocsp.der', ocsp),
    ...some('ncanode.json', opinion),
    ...some('revoked.crl', await list?.read()),
    ...some('timestamp.tst', timestamp),
    ...renewals.flatMap((bytes, at) => some(`timestamp-${at + 2}.tst`, bytes)),
    ...some('report.json', Buffer.from(`${JSON.stringify(written, null, 2)}\n`)),
  ]
}

function pem(bytes: Uint8Array): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
