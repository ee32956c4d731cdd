import { type CheckedSignature, DEMO_AUTHORITY, type DocumentCheck } from '@sauda/sdk/signature-check'

/** What the page says first; `numbered` is an address without its secret part, `missing` one without a document. */
export type Headline =
  | 'genuine'
  | 'expired'
  | 'invoice'
  | 'signed_by_tenant'
  | 'signed_by_centre'
  | 'not_signed'
  | 'rejected'
  | 'annulled'
  | 'pending'
  | 'forged'
  | 'not_trusted'
  | 'signed_elsewhere'
  | 'unknown'
  | 'numbered'
  | 'missing'

/** Colour and shape of a verdict: a tick, an hourglass or a cross. */
export type Tone = 'good' | 'wait' | 'bad'

const TONES: Readonly<Record<Headline, Tone>> = {
  genuine: 'good',
  expired: 'good',
  invoice: 'good',
  signed_by_tenant: 'wait',
  signed_by_centre: 'wait',
  not_signed: 'wait',
  rejected: 'bad',
  annulled: 'bad',
  pending: 'wait',
  forged: 'bad',
  not_trusted: 'bad',
  signed_elsewhere: 'wait',
  unknown: 'wait',
  numbered: 'wait',
  missing: 'bad',
}

export type Proof =
  | 'copy'
  | 'unchanged'
  | 'signed_by_them'
  | 'signed_by_demo'
  | 'in_force'
  | 'timed'
  | 'partly_timed'
  | 'untimed'
  | 'own_clock'
  | 'signed_in_force'
  | 'own_key'
  | 'revocation_unknown'
  | 'changed'
  | 'not_passed'
  | 'foreign_side'
  | 'on_portal'
  | 'not_on_portal'

/** A proof and how it came out. */
export type Proved = readonly [Proof, Tone]

export function toneOf(headline: Headline): Tone {
  return TONES[headline]
}

/** Returns the headline of a check. A verdict of a newer server is treated as one that cannot be trusted. */
export function headlineOf({ verdict, paper, signers, expired_at }: DocumentCheck): Headline {
  if (verdict === 'genuine' && expired_at !== null) return 'expired'
  if (verdict === 'not_signed' && paper?.kind === 'invoice') return 'invoice'
  if (verdict === 'signed_by_one')
    return signers.some(({ side }) => side === 'centre') ? 'signed_by_centre' : 'signed_by_tenant'
  return isHeadline(verdict) ? verdict : 'not_trusted'
}

function isHeadline(verdict: string): verdict is Headline {
  return Object.hasOwn(TONES, verdict)
}

/** Returns what was proved, in the order in which it matters. */
export function proofsOf(check: DocumentCheck, headline: Headline): readonly Proved[] {
  const { signers, copy_of } = check
  // The file that was signed is another one than a copy of it with marks and a sheet.
  const file: Proved = [copy_of ? 'copy' : 'unchanged', 'good']
  if (headline === 'forged') return [['changed', 'bad']]
  if (headline === 'not_trusted') {
    const isStranger = signers.every(({ state }) => state !== 'invalid')
    return [[isStranger ? 'foreign_side' : 'not_passed', 'bad']]
  }
  if (headline === 'unknown') return [['not_on_portal', 'wait']]
  if (headline === 'invoice' || signers.length === 0)
    return [...(copy_of ? [file] : []), ['on_portal', 'good']]
  // No authority of the country knows such a key.
  const isDemo = signers.some(({ issuer }) => issuer === DEMO_AUTHORITY)
  const demo: readonly Proved[] = isDemo ? [['signed_by_demo', 'wait']] : []
  // A document may be annulled while a signature of it waits.
  if (signers.some(({ state }) => state === 'pending'))
    return [file, ['own_key', 'good'], ...demo, ['revocation_unknown', 'wait']]
  if (headline === 'expired') return [file, ...demo, ['signed_in_force', 'good'], ...timeOf(signers)]
  return [
    file,
    ...(isDemo ? demo : ([['signed_by_them', 'good']] as Proved[])),
    ['in_force', 'good'],
    ...timeOf(signers),
    ...(headline === 'signed_elsewhere' ? ([['not_on_portal', 'wait']] as Proved[]) : []),
  ]
}

/** Milliseconds after a signature within which its timestamp proves when it was made. */
const TOGETHER = 300_000

/** Whether an authority confirmed when it was signed. */
export function isTimed({ signed_at, timestamp_at }: CheckedSignature): boolean {
  if (signed_at === null || timestamp_at === null) return false
  return Date.parse(timestamp_at) - Date.parse(signed_at) < TOGETHER
}

function timeOf(signers: readonly CheckedSignature[]): Proved[] {
  const untimed = signers.filter((signature) => !isTimed(signature))
  if (untimed.length === 0) return [['timed', 'good']]
  // The portal has noted the time only of those that it received.
  if (untimed.some(({ held }) => !held)) return [['own_clock', 'wait']]
  return [[untimed.length < signers.length ? 'partly_timed' : 'untimed', 'good']]
}

/** Signatures with keys of their own: what each says, and for a repeated one, which time it comes. */
export function keyed(
  signers: readonly CheckedSignature[],
): readonly (readonly [string, CheckedSignature])[] {
  const times = new Map<string, number>()
  return signers.map((signature) => {
    const { side, state, serial, signed_at } = signature
    const said = [side, state, serial, signed_at].join(' ')
    const time = (times.get(said) ?? 0) + 1
    times.set(said, time)
    return [`${said} ${time}`, signature]
  })
}

/** The signature whose certificate expired first; the axis of dates shows it. */
export function firstExpired({ signers, expired_at }: DocumentCheck): CheckedSignature | null {
  return signers.find(({ not_after }) => not_after !== null && not_after === expired_at) ?? null
}

/** Divides hexadecimal digits into groups: «9f3a51c8 04de77b1 …». */
export function grouped(digits: string, size: number): string {
  return digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(' ') ?? ''
}

/** The first two groups of a fingerprint and the last one; the first and the last are what people compare. */
export function endsOf(digits: string): { first: string; second: string; last: string } {
  return { first: digits.slice(0, 8), second: digits.slice(8, 16), last: digits.slice(-8) }
}

/** Full minutes to wait, at least one. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60))
}
