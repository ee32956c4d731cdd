import type { DocumentContent, DocumentKind, DocumentParty, ExchangeProblem } from '@sauda/sdk/documents'
import { signsNotDrawn } from './signs.ts'
import { signerOf } from './words.ts'

type OfParty = Exclude<keyof DocumentParty, 'name' | 'bin'>

/** What the printed form of a kind has a place for, and a document may lack. */
interface Needs {
  supplier: readonly OfParty[]
  buyer: readonly OfParty[]
  /** Number and date of the contract. */
  contract: boolean
  knp: boolean
}

/** An invoice says where to pay and who has made it; an act (form Р-1) and an appendix are signed by both parties. */
export const PAPER_NEEDS: Readonly<Record<DocumentKind, Needs>> = {
  invoice: {
    supplier: ['address', 'bank', 'iban', 'bic', 'kbe', 'signer'],
    buyer: ['address'],
    contract: false,
    knp: true,
  },
  completion: {
    supplier: ['address', 'phone', 'signer'],
    buyer: ['address', 'phone', 'signer'],
    contract: true,
    knp: false,
  },
  application: {
    supplier: ['address', 'signer'],
    buyer: ['address', 'signer'],
    contract: true,
    knp: false,
  },
}

/** Returns what the paper that the portal would draw of a document lacks. It is received all the same. */
export function paperWarnings(kind: DocumentKind, content: DocumentContent): ExchangeProblem[] {
  const needs = PAPER_NEEDS[kind]
  const { contract, knp, lines } = content
  return [
    ...(['supplier', 'buyer'] as const).flatMap((side) => ofParty(content[side], side, needs[side])),
    ...(needs.contract && !contract ? [warning('contract', 'empty_on_paper')] : []),
    ...(needs.contract && contract && !contract.date ? [warning('contract.date', 'empty_on_paper')] : []),
    ...(needs.knp && !knp ? [warning('knp', 'empty_on_paper')] : []),
    ...lines.flatMap(({ unit }, at) => (unit ? [] : [warning(`lines.${at}.unit`, 'empty_on_paper')])),
    ...textsOf(content).flatMap(([field, text]) => ofSigns(field, text)),
  ]
}

/** Signs for himself, and has no position. */
const SOLE_TRADER = /^(?:ип|жк|к\/х|индивидуальный предприниматель|жеке кәсіпкер)(?![\p{L}\p{N}])/iu

function ofParty(party: DocumentParty, side: string, fields: readonly OfParty[]): ExchangeProblem[] {
  const empty = fields.filter((field) => !party[field])
  const { signer, name } = party
  const asksPosition = fields.includes('signer') && !SOLE_TRADER.test(name)
  const hasNoPosition = asksPosition && signer && !signerOf(signer).position
  return [
    ...empty.map((field) => warning(`${side}.${field}`, 'empty_on_paper')),
    ...(hasNoPosition ? [warning(`${side}.signer`, 'position_missing', signer)] : []),
  ]
}

function ofSigns(field: string, text: string): ExchangeProblem[] {
  const signs = signsNotDrawn(text)
  return signs.length > 0 ? [warning(field, 'not_in_font', signs.slice(0, MOST_SIGNS).join(' '))] : []
}

const MOST_SIGNS = 20

/** Everything that a paper prints as it was sent, with its field. */
function textsOf(content: DocumentContent): [field: string, text: string][] {
  const { number, title, supplier, buyer, contract, lines, paragraphs } = content
  return [
    ['number', number],
    ['title', title],
    ...partyTexts('supplier', supplier),
    ...partyTexts('buyer', buyer),
    ['contract.number', contract?.number ?? ''],
    ...lines.flatMap(({ name, code, unit }, at): [string, string][] => [
      [`lines.${at}.name`, name],
      [`lines.${at}.code`, code ?? ''],
      [`lines.${at}.unit`, unit ?? ''],
    ]),
    ...paragraphs.map((text, at): [string, string] => [`paragraphs.${at}`, text]),
  ]
}

function partyTexts(side: string, party: DocumentParty): [field: string, text: string][] {
  return Object.entries(party).map(([field, text]) => [`${side}.${field}`, String(text ?? '')])
}

function warning(field: string, code: ExchangeProblem['code'], got: string | null = null): ExchangeProblem {
  return { field, code, got, needed: null }
}
