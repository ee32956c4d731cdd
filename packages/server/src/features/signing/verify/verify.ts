import type { Clock } from '../../../platform/clock.ts'
import { note, refuse, VOUCHED } from './checklist.ts'
import { sameBytes } from './der.ts'
import { type SignatureInput, timeOfSigning } from './judge.ts'
import { askNcaNode } from './ncanode.ts'
import { type Asked, ocspRequest } from './ocsp.ts'
import type { Evidence, SignatureReport } from './report.ts'
import type { Reverified } from './reverify.ts'
import { askedOf, conclude } from './revocation.ts'
import type { TrustRoots } from './roots.ts'
import { askOcsp, askTimestamp, fetchList, forgetList, type RevocationSettings } from './services.ts'
import { askThread } from './thread.ts'
import { randomNonce, timestampRequest, tokenOfAnswer } from './timestamp.ts'

export interface VerifierDeps {
  roots: TrustRoots
  revocation: RevocationSettings
  clock: Clock
  /** A timestamp over this signature that is there already; no other is asked for. */
  timestamp?: Uint8Array | null
  /** A second opinion, and the only one about GOST 2004. */
  ncanodeUrl?: string | null
}

/**
 * Verifies a detached signature: every check in the fixed order, then whether its certificate was revoked. Where nobody
 * could tell, the verdict is `pending_revocation`; the same call later may tell it.
 * @throws ThreadError when the machine is too busy to tell anything
 */
export async function verifySignature(deps: VerifierDeps, input: SignatureInput): Promise<SignatureReport> {
  const { report, signature } = await askThread({ task: 'signature', roots: deps.roots, input })
  if (report.algorithm === 'gost2004' && report.fault === 'unknown_algorithm')
    return vouchedReport(deps, input, report)
  const asked = askedOf(report)
  if (report.verdict === 'invalid' || !signature || !asked) return report
  await Promise.all([
    addTimestamp(deps, report, signature),
    addRevocation(deps, report, asked, input.at),
    addSecondOpinion(deps, report, input),
  ])
  return report
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
  const { report } = await askThread({ task: 'signature', roots: deps.roots, input: vouched })
  if (report.verdict === 'invalid') return report
  const now = deps.clock.now()
  report.evidence.asked_at = now
  const opinion = await opinionOf(deps, report, input)
  if (!opinion) for (const code of VOUCHED) note(report, code, null)
  else if (opinion.says === 'forged') refuse(report, 'signature', 'bad_signature')
  else if (opinion.says === 'untrusted') refuse(report, 'chain', 'foreign_root')
  else if (opinion.says === 'revoked') refuse(report, 'revocation', 'revoked')
  else if (opinion.revocationChecked)
    conclude(report, { source: 'ncanode', as_of: now, revoked_at: null }, input.at)
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
  const heard = ocsp && (await hear(report, { ocsp, crl: null, now, nonce }))
  if (heard) evidence.ocsp = ocsp
  conclude(report, heard ?? (await heardFromLists(deps, report, asked, now)), timeOfSigning(report, at))
}

const hear = (report: SignatureReport, heard: Parameters<typeof askThread<'revocation'>>[0]['heard']) =>
  askThread({ task: 'revocation', report, heard })

async function heardFromLists(deps: VerifierDeps, report: SignatureReport, asked: Asked, now: Date) {
  const { revocation: settings } = deps
  for (const url of settings.crlUrls) {
    const list = await fetchList(settings, url, now)
    if (!list || !sameBytes(list.issuer, asked.issuer.subject)) continue
    const heard = await hear(report, { ocsp: null, crl: list.bytes, now })
    if (heard) {
      report.evidence.crl = list.bytes
      return heard
    }
    forgetList(settings, url)
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
export const verifyAgain = (roots: TrustRoots, input: Reverified): Promise<SignatureReport> =>
  askThread({ task: 'again', roots, input })
