import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  CONTENT_SHAPES,
  type ContentField,
  contentFieldsOf,
  contentSetNames,
  inKazakh,
  isTranslated,
} from './set-fields.ts'

type Schema = { enum?: string[]; 'x-codes'?: string[]; properties?: Record<string, unknown> }
const contract: { components: { schemas: Record<string, Schema> } } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)
const schema = (name: string): Schema => contract.components.schemas[name] ?? {}
const written = Object.keys(schema('ContentFields').properties ?? {})

test('the sets are those of the contract', () => {
  expect(contentSetNames.toSorted()).toEqual(schema('ContentSet').enum?.toSorted())
})

test('the single texts are those that the contract names', () => {
  const single = contentSetNames.filter((set) => CONTENT_SHAPES[set].isSingle)
  expect(single.toSorted()).toEqual([
    ...['about', 'contact', 'privacyPolicy', 'rulesAd', 'rulesShoppingCenter', 'termsOfUse'],
  ])
})

describe.each(contentSetNames)('%s', (set) => {
  test.each(contentFieldsOf(set))('%s can be written, in both languages if it is a text', (name, field) => {
    expect(written).toContain(name)
    expect(written.includes(inKazakh(name))).toBe(isTranslated(field))
  })
})

test('every field that can be written belongs to a set', () => {
  const names = contentSetNames.flatMap((set) =>
    contentFieldsOf(set).flatMap(([name, field]) => (isTranslated(field) ? [name, inKazakh(name)] : [name])),
  )
  expect([...new Set<string>(names)].toSorted()).toEqual(written.toSorted())
})

test.each([
  ['icon', 'aboutOption', 'ContentIcon'],
  ['icon', 'infrastructure', 'ContentIcon'],
  ['group', 'rule', 'RuleGroup'],
  ['audience', 'instruction', 'InstructionAudience'],
] as const)('the codes of %s of %s are those of %s', (name, set, type) => {
  const field: ContentField | undefined = CONTENT_SHAPES[set].fields[name]
  expect(field).toMatchObject({ is: 'code', codes: schema(type)['x-codes'] })
})

test.each([
  ['line', true],
  ['plain', true],
  ['markdown', true],
  ['word', false],
  ['rooms', false],
] as const)('%s is translated: %s', (is, translated) => {
  const field = { is, longest: 10 } as ContentField
  expect(isTranslated(field)).toBe(translated)
})
