import { describe, expect, it } from 'vitest'
import { blockedLetter, unblockedLetter } from './block-letters.ts'

const facts = {
  name: 'Тимур <b>Досжанов</b>',
  reason: 'fraud',
  note: 'Брал предоплату & не отдавал <деталь>',
  at: new Date('2026-11-21T06:00:00Z'),
  publicUrl: 'https://sauda.example',
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the letter of a block', () => {
  it.each([
    ['ru', '21 ноября 2026', 'Причина: Обман покупателей.', 'Пояснение: Брал предоплату'],
    ['kk', '2026 ж. 21 қараша', 'Себебі: Сатып алушыларды алдау.', 'Түсініктеме: Брал предоплату'],
  ] as const)('says in %s when, why and what follows', (language, when, why, note) => {
    const { text, html } = blockedLetter(facts, language)
    for (const said of [when, why, note]) expect(plain(text)).toContain(said)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).not.toMatch(/<b>|<деталь>/)
  })

  it('leaves out what is not known, and the word «other»', () => {
    expect(blockedLetter({ ...facts, note: null }, 'ru').text).not.toMatch(/null|Пояснение/)
    const { text } = blockedLetter({ ...facts, reason: 'other' }, 'ru')
    expect(text).not.toContain('Причина')
    expect(text).toContain('Пояснение: Брал предоплату')
  })

  it('tells a reason that this version does not know neutrally', () => {
    expect(blockedLetter({ ...facts, reason: 'sleepy' }, 'ru').text).toContain('Причина: Другая причина.')
  })
})

it.each([
  ['ru', 'Пароль прежний', 'https://sauda.example/login'],
  ['kk', 'Құпиясөзіңіз бұрынғыдай', 'https://sauda.example/kk/login'],
] as const)('the letter of the end of a block leads in %s to the sign-in', (language, said, link) => {
  const { text } = unblockedLetter(facts, language)
  expect(text).toContain(said)
  expect(text).toContain(link)
})
