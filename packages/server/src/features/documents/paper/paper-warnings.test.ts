import { DOCUMENT_KINDS, type DocumentContent, type DocumentKind, exchangeText } from '@sauda/sdk/documents'
import { describe, expect, it, test } from 'vitest'
import { sampleContent, sampleLine } from '../../../testing/papers.ts'
import { PAPER_NEEDS, paperWarnings } from './paper-warnings.ts'

const whole = (changes: Partial<DocumentContent> = {}) => sampleContent({ knp: '859', ...changes })
const found = (kind: DocumentKind, changes: Partial<DocumentContent> = {}) =>
  paperWarnings(kind, whole(changes)).map(({ field, code }) => `${field}: ${code}`)

test.each(DOCUMENT_KINDS)('a document with everything has no warning: %s', (kind) => {
  expect(found(kind)).toEqual([])
})

describe.each(DOCUMENT_KINDS)('what the form needs: %s', (kind) => {
  const { supplier, buyer, contract, knp } = PAPER_NEEDS[kind]
  const content = whole()

  it.each(['address', 'phone', 'bank', 'iban', 'bic', 'kbe', 'signer'] as const)('%s of a party', (field) => {
    for (const [side, fields] of [
      ['supplier', supplier],
      ['buyer', buyer],
    ] as const) {
      const other = side === 'supplier' ? 'buyer' : 'supplier'
      const changes = { [side]: { ...content[side], [field]: null }, [other]: content[other] }
      // The sample's buyer has no account, which no form prints.
      expect(found(kind, changes)).toEqual(fields.includes(field) ? [`${side}.${field}: empty_on_paper`] : [])
    }
  })

  it('contract, КНП and units', () => {
    expect(found(kind, { contract: null })).toEqual(contract ? ['contract: empty_on_paper'] : [])
    const undated = { contract: { number: '1', date: null } }
    expect(found(kind, undated)).toEqual(contract ? ['contract.date: empty_on_paper'] : [])
    const { knp: _, ...without } = content
    expect(paperWarnings(kind, without)).toHaveLength(knp ? 1 : 0)
    const lines = [sampleLine(), { ...sampleLine(), unit: null }]
    expect(found(kind, { lines })).toEqual(['lines.1.unit: empty_on_paper'])
  })
})

test.each([
  ['Ким А. В.', ['supplier.signer: position_missing']],
  ['Ким Анна Викторовна', ['supplier.signer: position_missing']],
  ['Директор Ким Анна Викторовна', []],
  ['Бас директор Әлиева Айгүл Маратқызы', []],
  ['Ким А. В., директор', []],
])('a signer as «%s»', (signer, expected) => {
  expect(found('completion', { supplier: { ...whole().supplier, signer } })).toEqual(expected)
})

test.each(['ИП Ким', 'ЖК «Әлия»', 'Жеке кәсіпкер Ким', 'Индивидуальный предприниматель Ким А. В.'])(
  'a sole trader needs no position: %s',
  (name) => {
    const { buyer } = whole()
    expect(found('completion', { buyer: { ...buyer, name, signer: 'Ким А. В.' } })).toEqual([])
    expect(found('completion', { buyer: { ...buyer, name, signer: null } })).toHaveLength(1)
  },
)

test('signs that the font lacks are named with their field', () => {
  const { buyer } = whole()
  const warnings = paperWarnings('invoice', whole({ buyer: { ...buyer, name: 'ТОО «北京 Авто»' } }))
  expect(warnings).toEqual([{ field: 'buyer.name', code: 'not_in_font', got: '北 京', needed: null }])
  for (const language of ['ru', 'kk'] as const) {
    const [one] = warnings
    expect(one && exchangeText(one, language).wrong).toContain('北 京')
  }
})
