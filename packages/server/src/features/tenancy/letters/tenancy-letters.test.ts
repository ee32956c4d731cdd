import { describe, expect, it, test } from 'vitest'
import { endLetter, roomsLetter } from './tenancy-letters.ts'

const owner = (language: 'ru' | 'kk') => ({
  name: 'Ерлан <b>Қасымов</b>',
  language,
  publicUrl: 'https://sauda.example',
})
const company = 'ИП «Жарық»'
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the e-mail about other rooms', () => {
  it('names what was given and taken, and how many ads have moved', () => {
    const facts = {
      company,
      given: [{ number: '401' }, { number: '402' }],
      taken: [{ number: '214' }],
      ads: 12,
    }
    const { subject, text, html } = roomsLetter(facts, owner('ru'))
    expect(subject).toBe('Бутики компании ИП «Жарық» изменились')
    expect(plain(text)).toContain('Добавлены: 401, 402.')
    expect(plain(text)).toContain('Больше не за вами: 214.')
    expect(plain(text)).toContain('В объявлениях место обновлено: 12.')
    expect(text).toContain('https://sauda.example/ads/active')
    expect(html).not.toContain('<b>')
  })

  test.each([
    [{ given: [{ number: '401' }], taken: [] }, 'Больше не за вами'],
    [{ given: [], taken: [{ number: '214' }] }, 'Добавлены'],
  ])('leaves out what did not happen: %j', (change, absent) => {
    const { text } = roomsLetter({ company, ...change, ads: 0 }, owner('ru'))
    expect(text).not.toContain(absent)
    expect(text).toContain('Объявления не изменились.')
  })
})

describe('the e-mail about the end of a tenancy', () => {
  const at = new Date('2026-11-30T06:00:00Z')

  it('says when and why, and what becomes of documents, in both languages', () => {
    const facts = { company, reason: 'debt', note: 'Договор № 17.', at }
    const ru = plain(endLetter(facts, owner('ru')).text)
    expect(ru).toContain('Причина: Долг по аренде.')
    expect(ru).toContain('Пояснение: Договор № 17.')
    expect(ru).toContain('30 ноября 2026')
    expect(ru).toContain('Подписать их нельзя.')
    const kk = endLetter(facts, owner('kk'))
    expect(kk.subject).toBe('ИП «Жарық» компаниясының жалға алуы аяқталды')
    expect(kk.text).toContain('https://sauda.example/kk/login')
  })

  it('of another reason says the note alone', () => {
    const { text } = endLetter({ company, reason: 'other', note: 'Переезд.', at }, owner('ru'))
    expect(text).not.toContain('Причина')
    expect(plain(text)).toContain('Пояснение: Переезд.')
  })
})
