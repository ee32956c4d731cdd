import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../language/index.ts'
import { importText } from './import-text.ts'

const contract: { components: { schemas: Record<string, { 'x-codes'?: string[] }> } } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)
const codes = contract.components.schemas.DocumentImportCode?.['x-codes'] ?? []

describe('a problem of a spreadsheet in words', () => {
  test.each(codes)('%s has a text in both languages, with what came and what was needed', (code) => {
    for (const language of LANGUAGES) {
      const { text } = importText({ field: '', code, got: 'came', needed: 'right' }, language)
      expect(text).toMatch(/\p{L}{3}/u)
      expect(text).not.toMatch(/[{}]|undefined/)
    }
  })

  test('names the column as the template does', () => {
    const problem = { field: 'buyer.bin', code: 'required', got: null, needed: null } as const
    expect(importText(problem, 'ru')).toEqual({ column: 'БИН арендатора', text: 'Не заполнено.' })
    expect(importText(problem, 'kk').column).toBe('Жалға алушының БСН')
    expect(importText({ ...problem, field: 'vat_total' }, 'ru').column).toBe('')
  })

  test('fills in what came', () => {
    const problem = { field: 'title', code: 'row_differs', got: 'Вода', needed: 'Аренда' } as const
    expect(importText(problem, 'ru').text).toBe(
      'В строках одного документа разные значения: здесь Вода, а выше Аренда.',
    )
  })

  test('has a neutral text for a code that it does not know', () => {
    const problem = { field: 'title', code: 'from_the_future', got: null, needed: null }
    expect(importText(problem, 'ru').text).toBe('Портал не принял это значение.')
  })
})
