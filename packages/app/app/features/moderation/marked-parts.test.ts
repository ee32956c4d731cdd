import { contactsIn } from '@sauda/sdk/ads'
import { describe, expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

/** The text with brackets around what is marked. */
function bracketed(text: string, marked: readonly string[]): string {
  return markedParts(text, marked)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')
}

describe('markedParts', () => {
  it.each([
    ['Пишите в WhatsApp 8 701 000 44 12.', 'Пишите в [WhatsApp] [8 701 000 44 12].'],
    ['@seller_kz', '[@seller_kz]'],
    ['WhatsApp или WhatsApp', '[WhatsApp] или [WhatsApp]'],
    ['Сумма 8, телефон 87010004412, ещё раз 8', 'Сумма 8, телефон [87010004412], ещё раз 8'],
  ])('marks the contacts in «%s»', (text, result) => {
    const contacts = contactsIn(text).map(({ start, end }) => text.slice(start, end))
    expect(bracketed(text, contacts)).toBe(result)
  })

  it('a text without contacts is one part', () => {
    expect(markedParts('Оригинал, без трещин.', [])).toEqual([
      { text: 'Оригинал, без трещин.', marked: false },
    ])
  })

  it.each([[['viber']], [['']], [['тр', 'Оригинал']]])('%o loses nothing of the text', (marked) => {
    const parts = markedParts('Оригинал, без трещин.', marked)
    expect(parts.map(({ text }) => text).join('')).toBe('Оригинал, без трещин.')
    expect(parts.every(({ text }) => text !== '')).toBe(true)
  })

  it('an empty text has no parts', () => {
    expect(markedParts('', ['8 701 000 44 12'])).toEqual([])
  })
})
