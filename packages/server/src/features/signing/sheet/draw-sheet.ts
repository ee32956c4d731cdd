import { clockTime, type Language, shortDate } from '@sauda/sdk/language'
import { drawFoot } from '../../documents/paper/foot.ts'
import { GREY, PAGE, Sheet } from '../../documents/paper/sheet.ts'
import type { CheckedSignature } from '../public/seen.ts'
import type { SignedKind } from '../types.ts'
import { ALGORITHMS, SHEET_WORDS } from './words.ts'

/** What a signature sheet says. */
export interface SheetFacts {
  kind: SignedKind
  /** What the document is called: «Акт № 17 от 31.10.2026». */
  name: string
  /** Of the signed file. */
  sha256: string
  checkUrl: string
  signatures: CheckedSignature[]
  language: Language
  /** When the last signature was made: the creation date of the sheet. */
  at: Date
}

const TEXT = { size: 8.5 } as const
const LABEL = { size: 8.5, colour: GREY } as const
const LABEL_WIDTH = 92
const GAP = 8

/** Draws the signature sheet as a PDF of its own; its pages are numbered after those of the document. */
export async function drawSheet(facts: SheetFacts, before: number): Promise<Uint8Array> {
  const { kind, name, sha256, checkUrl, signatures, language, at } = facts
  const words = SHEET_WORDS[language]
  const lang = language === 'kk' ? ({ lang: 'kk-KZ' } as const) : {}
  const sheet = new Sheet(`${words.title}: ${name}`, at)
  sheet.text(`${words.title} ${words.of(name)}`, { size: 8, colour: GREY, ...lang })
  sheet.y += 10
  sheet.text(words.who, { size: 15, bold: true, ...lang }, {}, 'H1')
  sheet.y += 6
  sheet.text(`${words.fingerprint}:`, { ...LABEL, ...lang })
  sheet.text(sha256.match(/.{8}/g)?.join(' ') ?? sha256, TEXT)
  for (const signature of signatures) {
    sheet.y += 16
    drawSignature(sheet, signature, { kind, language })
  }
  sheet.y += 20
  sheet.text(words.marks, { size: 7.5, colour: GREY, ...lang })
  const pages = before + sheet.pages
  return sheet.finish((page) => drawFoot(sheet, { name, checkUrl, page: before + page, pages }))
}

function drawSignature(
  sheet: Sheet,
  signature: CheckedSignature,
  { kind, language }: Pick<SheetFacts, 'kind' | 'language'>,
): void {
  const words = SHEET_WORDS[language]
  const lang = language === 'kk' ? ({ lang: 'kk-KZ' } as const) : {}
  const rows = rowsOf(signature, language)
  sheet.need(sheet.heightOf(2 * rows.length + 2, TEXT))
  sheet.rule(PAGE.left, sheet.y, PAGE.right - PAGE.left)
  sheet.y += 8
  const sides: Readonly<Record<string, string>> = words.sides[kind]
  const title = `${sides[signature.side] ?? words.signer}: ${signature.organisation ?? signature.name ?? ''}`
  sheet.text(title, { size: 10, bold: true, ...lang }, {}, 'H2')
  sheet.y += 3
  for (const [label, value] of rows) {
    const top = sheet.y
    sheet.text(label, { ...LABEL, ...lang }, { width: LABEL_WIDTH })
    const below = sheet.y
    // A value may have moved to the next page with nothing left of the label's.
    if (below > top) sheet.y = top
    sheet.text(
      value,
      { ...TEXT, ...lang },
      {
        x: PAGE.left + LABEL_WIDTH + GAP,
        width: PAGE.right - PAGE.left - LABEL_WIDTH - GAP,
      },
    )
    if (sheet.y > top) sheet.y = Math.max(sheet.y, below)
    sheet.y += 2.5
  }
}

/** Milliseconds between a signature and the timestamp that was asked for when it came. */
const TOGETHER = 300_000

function rowsOf(signature: CheckedSignature, language: Language): [string, string][] {
  const words = SHEET_WORDS[language]
  const { name, position, bin, iin, signed_at, timestamp_at, serial, not_after, issuer } = signature
  const { algorithm, revocation, state, vouched_by } = signature
  const positions: Readonly<Record<string, string>> = words.positions
  const states: Readonly<Record<string, string>> = words.states
  const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
  const rows: [string, string][] = [
    [words.signer, joined(name, position && positions[position])],
    [words.numbers, joined(bin, iin)],
    [words.when, joined(signed_at && moment(signed_at), words.stamped(isStampedThen(signature)))],
    [words.timestamp, timestamp_at && !isStampedThen(signature) ? moment(timestamp_at) : ''],
    [
      words.certificate,
      joined(serial?.match(/.{1,4}/g)?.join(' '), not_after && words.until(shortDate(not_after))),
    ],
    [words.issuer, issuer ?? ''],
    [words.algorithm, algorithm ? (ALGORITHMS[algorithm] ?? algorithm) : ''],
    [words.revocation, revocationOf(revocation, language)],
    [words.verdict, joined(states[state] ?? words.states.invalid, vouched_by && words.vouched)],
  ]
  return rows.filter(([, value]) => value !== '')
}

/** Which answer or list says so, of which date, and when it was asked for, if that is not the same minute. */
function revocationOf(revocation: CheckedSignature['revocation'], language: Language): string {
  const words = SHEET_WORDS[language]
  if (!revocation?.at) return words.unknown
  const { source, at, asked_at } = revocation
  const sources: Readonly<Record<string, string>> = words.sources
  const said = words.notRevoked(sources[source] ?? source, moment(at))
  return asked_at === null || moment(asked_at) === moment(at)
    ? said
    : `${said}, ${words.askedAt(moment(asked_at))}`
}

/** A timestamp that was taken later says only that the signature existed by then. */
function isStampedThen({ signed_at, timestamp_at }: CheckedSignature): boolean {
  if (signed_at === null || timestamp_at === null) return false
  return Date.parse(timestamp_at) - Date.parse(signed_at) < TOGETHER
}

/** «20.11.2026 14:46» */
export function moment(at: string): string {
  return `${shortDate(at)} ${clockTime(at)}`
}
