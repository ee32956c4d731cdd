import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withOneLanguage } from './one-language.ts'

const APP = '/repo/packages/app/app/features/letters/words.ts'
const SDK = '/repo/packages/sdk/src/language/error-text.ts'

const left = (code: string, id: string, language: 'ru' | 'kk') =>
  withOneLanguage(code, { id, language, parse: (text) => parseSync(id, text).program })

const WORDS = `import { inBoth } from '../../language/in-both.ts'
export const letterWords = inBoth({
  ru: { title: 'Письма', languages: { ru: 'Русский', kk: 'Қазақша' } },
  kk: { title: 'Хаттар', languages: { ru: 'Русский', kk: 'Қазақша' } },
})`

describe('withOneLanguage', () => {
  it.each([
    ['ru', 'Письма', 'Хаттар'],
    ['kk', 'Хаттар', 'Письма'],
  ] as const)('leaves only %s of the words of a feature', (language, kept, gone) => {
    const code = left(WORDS, APP, language)
    expect(code).toContain(kept)
    expect(code).not.toContain(gone)
    expect(code).not.toContain('inBoth({')
  })

  it('keeps tables by language within the words', () => {
    expect(left(WORDS, APP, 'ru')).toContain("languages: { ru: 'Русский', kk: 'Қазақша' }")
  })

  it('keeps one language of each text of the SDK, whatever surrounds it', () => {
    const code = `const T = { a: { ru: 'Да', kk: 'Иә' }, b: [{ kk: 'Жоқ', ru: 'Нет' }] } as const satisfies Table`
    expect(left(code, SDK, 'kk')).toBe(
      `const T = { a: { kk: 'Иә' }, b: [{ kk: 'Жоқ' }] } as const satisfies Table`,
    )
  })

  it.each([
    `const NAMES = { ru: 'ru_RU', kk: 'kk_KZ' }`,
    `const T = { ru: 'Да', kk: 'Иә', en: 'Yes' }`,
    `const T = { ru: 'Да' }`,
    `const ru = 'Да', kk = 'Иә'`,
  ])('does not change code without texts in both languages: %s', (code) => {
    expect(left(code, SDK, 'ru')).toBeNull()
  })

  it('does not change texts that are shown to other users', () => {
    const code = `const T = { ru: 'Замените фото', kk: 'Суретті ауыстырыңыз' }`
    expect(left(code, '/repo/packages/sdk/src/ads/ad-reason-template.ts', 'ru')).toBeNull()
  })

  it.each([`inBoth(words)`, `inBoth({ ru, ...rest })`, `inBoth({ ru: {} })`])(
    'fails the build if the words are not written out: %s',
    (code) => {
      expect(() => left(`export const w = ${code}`, APP, 'ru')).toThrow('the two languages written out')
    },
  )
})
