import { describe, expect, it, test } from 'vitest'
import { hasContactBadge } from './badge.ts'
import { type HoldFacts, holdReasons, holdReasonText, REVIEW_HOLD_REASONS, replyProblems } from './hold.ts'
import { hasListedWord } from './listed-words.ts'

const CLEAN: HoldFacts = {
  text: 'Диски ровные, проверили при мне. Очередь в субботу.',
  namesContacts: false,
  contacted: true,
  wasColleague: false,
  again: false,
}

describe('a review', () => {
  it('is public at once if it is clean and its author turned to the shop', () => {
    expect(holdReasons(CLEAN)).toEqual([])
  })

  test.each<[string, Partial<HoldFacts>, string[]]>([
    ['without the badge', { contacted: false }, ['no_contact']],
    ['of a former colleague', { wasColleague: true }, ['colleague']],
    ['after a deleted one', { again: true }, ['again']],
    ['with a contact', { namesContacts: true }, ['contacts']],
    ['with an IIN', { text: 'Продавец с ИИН 900101300007 обещал вернуть деньги' }, ['number']],
    ['with an IIN in groups', { text: 'Продавец с ИИН 900101 300007 обещал вернуть' }, ['number']],
    ['with an accusation', { text: 'Это мошенники, деньги не вернули до сих пор' }, ['words']],
    [
      'with everything',
      { text: 'Ворюги!', namesContacts: true, contacted: false, wasColleague: true, again: true },
      ['contacts', 'words', 'colleague', 'again', 'no_contact'],
    ],
  ])('%s waits', (_what, change, reasons) => {
    expect(holdReasons({ ...CLEAN, ...change })).toEqual(reasons)
  })

  test.each([
    'Купил за 45 000 тенге, артикул 04465-33471 подошёл',
    'Номер чека 123456789012345, обменяли без вопросов',
    'Двенадцать цифр 111111111111 без контрольной цифры',
    'Поставил 12.11.2026, прошёл 3000 км, без скрипа',
  ])('%j does not wait', (text) => {
    expect(holdReasons({ ...CLEAN, text })).toEqual([])
  })

  test.each(REVIEW_HOLD_REASONS)('%s has a text of its own in both languages', (reason) => {
    expect(holdReasonText(reason, 'ru')).toMatch(/^[А-Я]/)
    expect(holdReasonText(reason, 'kk')).not.toBe(holdReasonText(reason, 'ru'))
  })

  test.each(['', 'toString', 'unheard'])('the reason %j gets a neutral text', (reason) => {
    expect(holdReasonText(reason, 'ru')).toBe('Нужна проверка')
  })
})

test.each([
  ['Спасибо, ждём снова.', false, []],
  ['Ваш номер 8 701 123 45 67', true, ['has_contacts']],
  ['Покупатель с ИИН 900101300007', false, ['has_number']],
  ['Сами вы мошенники', false, ['has_listed_words']],
  ['Мошенник с ИИН 900101300007, пишите', true, ['has_contacts', 'has_number', 'has_listed_words']],
])('the reply %j has the problems of a review that waits', (text, namesContacts, codes) => {
  expect(replyProblems(text, namesContacts)).toEqual(codes)
})

describe('listed words', () => {
  test.each(['МОШЕННИКИ', 'Жульё', 'они воры.', 'вор!', 'алаяқтар екен', 'ұры', 'Иттің   баласы', 'козёл'])(
    '%j is found',
    (text) => {
      expect(hasListedWord(text)).toBe(true)
    },
  )

  test.each([
    'ворот',
    'разговор',
    'договор',
    'вороток',
    'козелок',
    'сукно',
    'уродился',
    'ұрылған',
    'хула',
    'себя',
  ])('%j is another word', (text) => {
    expect(hasListedWord(text)).toBe(false)
  })
})

test.each([
  [false, false, false],
  [true, false, true],
  [false, true, true],
  [true, true, true],
])('phone revealed %s, answer %s: badge %s', (revealedPhone, hadAnswer, badge) => {
  expect(hasContactBadge({ revealedPhone, hadAnswer })).toBe(badge)
})
