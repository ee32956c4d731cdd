import { describe, expect, test } from 'vitest'
import contract from '../../openapi.json' with { type: 'json' }
import { LANGUAGES } from '../language/index.ts'
import { canSignAgain } from './batch-counts.ts'
import { signingText } from './signing-text.ts'

const { SignatureFault, SigningRefusal } = contract.components.schemas
const CODES = [...SignatureFault['x-codes'], ...SigningRefusal['x-codes']]

test('another attempt is offered exactly where the text does not say that it is of no use', () => {
  const isOver = (code: string) =>
    /^(Делать ничего|Подождите|Дождитесь|Если это ошибка)/.test(signingText(code, 'ru').fix)
  // Its file may be readable again.
  const isOffered = (code: string) => canSignAgain(code) && code !== 'no_document'
  expect(CODES.filter((code) => !isOffered(code)).sort()).toEqual(CODES.filter(isOver).sort())
})

describe.each(LANGUAGES)('texts of signing in %s', (language) => {
  test('every code of the contract has its own text and says what to do', () => {
    const said = CODES.map((code) => signingText(code, language))
    expect(new Set(said.map(({ wrong }) => wrong)).size).toBe(CODES.length)
    for (const { wrong, fix } of said) {
      expect(wrong).toMatch(/^\p{Lu}.+\.$/u)
      expect(fix).toMatch(/^(\p{Lu}|pki).+\.$/u)
    }
  })

  test.each(['later', '', 'toString', '__proto__'])('an unknown code %j gets a neutral text', (code) => {
    expect(signingText(code, language)).toEqual(signingText('unknown', language))
    expect(CODES.map((known) => signingText(known, language).wrong)).not.toContain(
      signingText(code, language).wrong,
    )
  })
})
