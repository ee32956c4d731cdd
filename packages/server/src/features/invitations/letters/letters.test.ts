import { describe, expect, it } from 'vitest'
import { decisionLetter } from './decision.ts'
import { invitationLetter } from './invitation.ts'

const invitation = {
  language: 'ru',
  role_id: 1,
  invited_by: 'Ерлан <b>Қасымов</b>',
  company: 'ТОО «Движок»',
  rooms: [
    { id: 1, level: 2, number: '214', name: null },
    { id: 2, level: 2, number: '215', name: null },
  ],
  expires_at: '2026-11-28T06:00:00.000Z',
} as const
const facts = { known: false, token: 'a+b/c=', publicUrl: 'https://sauda.example' }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the invitation e-mail', () => {
  it('says in Russian who invites, in which role and until when', () => {
    const { text, html } = invitationLetter({
      ...facts,
      invitation: { ...invitation, rooms: [...invitation.rooms] },
    })
    expect(plain(text)).toContain('Ваша роль: арендатор')
    expect(plain(text)).toContain('Бутики: 214, 215.')
    expect(plain(text)).toContain('до 28 ноября 2026, 11:00')
    expect(text).toContain('https://sauda.example/registration/invitation?token=a%2Bb%2Fc%3D')
    expect(html).not.toContain('<b>')
  })

  it('asks somebody with an account to sign in', () => {
    const { text } = invitationLetter({
      ...facts,
      known: true,
      invitation: { ...invitation, rooms: [] },
    })
    expect(text).toContain('С этим адресом уже есть учётная запись')
    expect(text).not.toContain('придумать пароль')
  })

  it('links to the Kazakh page in Kazakh, and omits what is not set', () => {
    const { text, html } = invitationLetter({
      ...facts,
      invitation: { ...invitation, rooms: [], language: 'kk', role_id: 3, company: null },
    })
    expect(text).toContain('https://sauda.example/kk/registration/invitation?token=')
    expect(plain(text)).toContain('2026 ж. 28 қараша, сағат 11:00')
    expect(text).not.toMatch(/null|Компания|Бутик/)
    expect(html).toContain('<html lang="kk">')
  })
})

describe('the decision e-mail', () => {
  const applicant = { name: 'Данияр', company: 'ИП «Жарық»', language: 'ru' } as const
  const decision = { applicant, rooms: ['214'], comment: null, publicUrl: 'https://sauda.example' }

  it.each([
    ['ru', 'подтвердила компанию ИП «Жарық»', 'За вами бутики: 214', 'https://sauda.example/account'],
    ['kk', 'ИП «Жарық» компаниясын растады', 'бутиктер: 214', 'https://sauda.example/kk/account'],
  ] as const)('of an approval says so in %s', (language, news, rooms, link) => {
    const { text } = decisionLetter({
      ...decision,
      applicant: { ...applicant, language },
      accepted: true,
    })
    for (const said of [news, rooms, link]) expect(text).toContain(said)
    expect(text).not.toContain('null')
  })

  it.each([
    ['ru', 'не подтвердила', 'Комментарий: Нет <договора>'],
    ['kk', 'растамады', 'Түсініктеме: Нет <договора>'],
  ] as const)('of a rejection says why in %s', (language, news, why) => {
    const { text, html } = decisionLetter({
      ...decision,
      applicant: { ...applicant, language },
      accepted: false,
      comment: 'Нет <договора>',
    })
    for (const said of [news, why]) expect(text).toContain(said)
    expect(html).not.toContain('<договора>')
  })
})
