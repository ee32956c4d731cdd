import type { Clock } from '../../../platform/clock.ts'
import { note, refuse, VOUCHED } from './checklist.ts'
import { sameBytes } from './der.ts'
import { type Judged, type SignatureInput, timeOfSigning } from './judge.ts'
import { askNcaNode } from './ncanode.ts'
import { type Asked, ocspRequest } from './ocsp.ts'
import type { Evidence, SignatureReport } from './report.ts'
import type { Reverified } from './reverify.ts'
import { askedOf, conclude, type Heard, isRecent } from './revocation.ts'
import type { TrustRoots } from './roots.ts'
import { askOcsp, askTimestamp, fetchList, forgetList, type RevocationSettings } from './services.ts'
import { findInList, type StoredList } from './stored-list.ts'
import { type AskThread, askGuestThread, askThread } from './thread.ts'
import { randomNonce, timestampRequest, tokenOfAnswer } from './timestamp.ts'

export interface VerifierDeps {
  roots: TrustRoots
  revocation: RevocationSettings
  clock: Clock
  /** A timestamp over this signature that is there already; no other is asked for. */
  timestamp?: Uint8Array | null
  /** A second opinion, and the only one about GOST 2004. */
  ncanodeUrl?: string | null
  /** A guest's file: it waits in the guests' thread, and gets neither a timestamp nor a second opinion, as it is not kept. */
  forGuest?: boolean
}

const threadOf = ({ forGuest }: Pick<VerifierDeps, 'forGuest'>): AskThread =>
  forGuest ? askGuestThread : askThread

/**
 * Verifies a detached signature: every check in the fixed order, then whether its certificate was revoked. Where nobody
 * could tell, the verdict is `pending_revocation`; the same call later may tell it.
 * @throws ThreadError when the machine is too busy to tell anything
 */
export async function verifySignature(deps: VerifierDeps, input: SignatureInput): Promise<SignatureReport> {
  return (await examineSignature(deps, input)).report
}

/** Does the same, and tells how the bytes differ from those that were signed, where they do. */
export async function examineSignature(
  deps: VerifierDeps,
  input: SignatureInput,
): Promise<Pick<Judged, 'report' | 'digests'>> {
  const { roots, forGuest = false } = deps
  const task = { task: 'signature', roots, input: { ...input, trustFirst: forGuest } } as const
  const { report, signature, digests } = await threadOf(deps)(task)
  if (report.algorithm === 'gost2004' && report.fault === 'unknown_algorithm')
    return { report: await vouchedReport(deps, input, report), digests: null }
  const asked = askedOf(report)
  if (report.verdict === 'invalid' || !signature || !asked) return { report, digests }
  await Promise.all([
    forGuest || addTimestamp(deps, report, signature),
    addRevocation(deps, report, asked, input.at),
    forGuest || addSecondOpinion(deps, report, input),
  ])
  return { report, digests }
}

/** A second verifier sees what ours may have missed; it decides nothing, as it judges by the dates of today. */
async function addSecondOpinion(
  deps: VerifierDeps,
  report: SignatureReport,
  input: SignatureInput,
): Promise<void> {
  const opinion = await opinionOf(deps, report, input)
  if (opinion) report.second_opinion = opinion.says === 'forged' ? 'disagrees' : 'agrees'
}

const opinionOf = async ({ ncanodeUrl }: VerifierDeps, { signer }: SignatureReport, input: SignatureInput) =>
  ncanodeUrl && signer ? askNcaNode(ncanodeUrl, input, signer.serial) : null

/** GOST 2004, which only the second verifier knows: it judges the signature and revocation, and we all the rest first. */
async function vouchedReport(
  deps: VerifierDeps,
  input: SignatureInput,
  unknown: SignatureReport,
): Promise<SignatureReport> {
  if (!deps.ncanodeUrl) return unknown
  const vouched = { ...input, vouched: true }
  const { report, signature } = await threadOf(deps)({ task: 'signature', roots: deps.roots, input: vouched })
  if (report.verdict === 'invalid') return report
  const now = deps.clock.now()
  report.evidence.asked_at = now
  const opinion = await opinionOf(deps, report, input)
  if (!opinion) for (const code of VOUCHED) note(report, code, null)
  else if (opinion.says === 'forged') refuse(report, 'signature', 'bad_signature')
  else if (opinion.says === 'untrusted') refuse(report, 'chain', 'foreign_root')
  else if (opinion.says === 'revoked') refuse(report, 'revocation', 'revoked')
  else if (opinion.revocationChecked) {
    report.evidence.opinion = opinion.record
    report.vouched_by = 'ncanode'
    conclude(report, { source: 'ncanode', as_of: now, revoked_at: null }, input.at)
    if (signature && !deps.forGuest) await addTimestamp(deps, report, signature)
  }
  return report
}

/** Whether the certificate was revoked: from an answer about it, else from a list of its issuer. */
async function addRevocation(
  deps: VerifierDeps,
  report: SignatureReport,
  asked: Asked,
  at: Date,
): Promise<void> {
  const { revocation: settings, clock } = deps
  const { evidence } = report
  const now = clock.now()
  evidence.asked_at = now
  const nonce = randomNonce().bytes
  const ocsp = await askOcsp(settings, ocspRequest(asked, nonce))
  const heard = ocsp && (await hear(deps, report, { ocsp, crl: null, now, nonce }))
  if (heard) evidence.ocsp = ocsp
  conclude(report, heard ?? (await heardFromLists(deps, report, asked, now)), timeOfSigning(report, at))
}

const hear = (deps: Pick<VerifierDeps, 'forGuest'>, report: SignatureReport, heard: Heard) =>
  threadOf(deps)({ task: 'revocation', report, heard })

async function heardFromLists(deps: VerifierDeps, report: SignatureReport, asked: Asked, now: Date) {
  const { revocation: settings, forGuest } = deps
  for (const place of settings.crlUrls) {
    const list = await fetchList(settings, place, { now, forGuest })
    if (!list || !sameBytes(list.issuer, asked.issuer.subject)) continue
    const heard = await hear(deps, report, { ocsp: null, crl: list.bytes, now })
    if (!heard) forgetList(settings, place)
    else if (heard.revoked_at || isRecent(heard, now)) {
      report.evidence.crl = list.bytes
      return heard
    }
  }
  return null
}

/** A timestamp over the signature, so that it can be shown later when it existed. Without one the signature stands too. */
async function addTimestamp(
  deps: VerifierDeps,
  report: SignatureReport,
  signature: Uint8Array,
): Promise<void> {
  const token = deps.timestamp ?? (await freshTimestamp(deps, signature))
  if (token) report.evidence.timestamp = token
}

/** A token over bytes from the configured authority, verified; null where there is none. */
export async function freshTimestamp(
  deps: VerifierDeps,
  imprinted: Uint8Array,
): Promise<Evidence['timestamp']> {
  const nonce = randomNonce()
  const answer = await askTimestamp(deps.revocation, timestampRequest(imprinted, nonce.bytes))
  const token = answer && tokenOfAnswer(answer)
  if (!token) return null
  const now = deps.clock.now()
  const input = { token, imprinted, now, nonce: nonce.hex }
  return (await askThread({ task: 'timestamp', roots: deps.roots, input })) ? token : null
}

/** Verifies a signature again from what was kept, without a network. */
export async function verifyAgain(
  roots: TrustRoots,
  input: Reverified,
  { forGuest = false, list = null }: { forGuest?: boolean; list?: StoredList | null } = {},
): Promise<SignatureReport> {
  const report = await threadOf({ forGuest })({ task: 'again', roots, input })
  const { asked_at: now } = input.evidence
  if (!list || !now || report.verdict !== 'pending_revocation' || report.algorithm === 'gost2004')
    return report
  const about = report.evidence.chain.slice(0, 2)
  const found = await findInList(list, { about, now }, async (crl) =>
    hear({ forGuest }, report, { ocsp: null, crl, now }),
  )
  conclude(report, found, timeOfSigning(report, input.at))
  return report
}
