import { expect, it } from 'vitest'
import { ownerLanguage } from './owner-language.ts'

it.each([
  [{ title: 'Фара передняя', text: 'Оригинал с разборки' }, 'ru'],
  [{ title: 'Алдыңғы фара', text: 'Түпнұсқа' }, 'kk'],
  [{ title: 'Фара', text: 'Жаңа, сапасы жақсы' }, 'kk'],
  [{ title: 'LED H7', text: '6000K' }, 'ru'],
] as const)('hears in %j who wrote it', (written, language) => {
  expect(ownerLanguage(written)).toBe(language)
})
