import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Notification } from '../generated/schemas.ts'
import { LANGUAGES } from '../language/index.ts'
import { NOTIFICATION_KINDS, type NotificationKind, notificationKind } from './kind.ts'
import { notificationText } from './text.ts'

const DOCUMENT = { id: 48, created_at: '2026-11-21T06:42:00.000Z', number: '15' }
const ABOUT: Record<NotificationKind, Partial<Notification>> = {
  ad: { user_banner_id: { id: 7, title: 'Диски Brembo', title_kk: 'Brembo дискілері' } },
  act: { completion_id: DOCUMENT },
  appendix: { application_id: DOCUMENT },
  invoice: { invoice_id: DOCUMENT },
  favourite: {
    user_favorite_id: {
      id: 7,
      title: 'Диски Brembo',
      title_kk: 'Brembo дискілері',
      price: 58_000,
      was: 66_000,
    },
  },
  review: { user_review_id: { user_banner_id: 7, title: 'Диски Brembo', title_kk: null, number: 31 } },
  part_request: { user_request_id: { id: 7, text: 'Суппорт левый', shop: 'AutoDisc' } },
  support: { feedback_request_id: { id: 7, title: 'Не работает лифт' } },
}
const TYPES: Record<NotificationKind, number[]> = {
  ad: [10, 15, 20, 998, 999, 30, 31, 40],
  act: [1, 2, 3, 5, 6, 7, 8],
  appendix: [1, 2, 3, 5, 6, 7, 8],
  invoice: [1, 2, 3, 5, 6, 7],
  favourite: [1],
  review: [1, 2, 3, 4, 5, 6],
  part_request: [1, 2, 6, 7, 8, 9, 11],
  support: [10, 30, 40],
}
const ROLES = [1, 2, 3, 4, 5]
const READERS = { tenant: 1, staff: 2, person: 5 }
const UNKNOWN_TYPE = 77

const notification = (kind: NotificationKind, type: number): Notification => ({
  id: 1,
  type,
  view: 0,
  created_at: '2026-11-21T06:42:00.000Z',
  ...ABOUT[kind],
})
const title = (about: Notification, role_id: number, language: 'ru' | 'kk') =>
  notificationText(about, { role_id }, language).title

const EVERY_TEXT = NOTIFICATION_KINDS.flatMap((kind) =>
  [...TYPES[kind], UNKNOWN_TYPE].map((type) => ({ kind, type, about: notification(kind, type) })),
)

test('matches the reviewed table of all texts', async () => {
  const lines = EVERY_TEXT.flatMap(({ kind, type, about }) => [
    '',
    `${kind} ${type === UNKNOWN_TYPE ? 'never seen before' : type}`,
    ...Object.entries(READERS).flatMap(([reader, role_id]) =>
      LANGUAGES.map((language) => `  ${reader.padEnd(6)} ${language}  ${title(about, role_id, language)}`),
    ),
  ])
  const text = `${lines.join('\n').replaceAll('\u00a0', ' ').trim()}\n`
  await expect(text).toMatchFileSnapshot('wording/table.txt')
})

describe.each(EVERY_TEXT.filter(({ type }) => type !== UNKNOWN_TYPE))('$kind $type', ({ kind, about }) => {
  test('tenants have their own texts, all staff the same', () => {
    for (const language of LANGUAGES) {
      const [tenant, administrator, manager, operator, person] = ROLES.map((role) =>
        title(about, role, language),
      )
      expect([administrator, manager, operator, person]).not.toContain(tenant)
      expect([manager, operator]).toEqual([administrator, administrator])
    }
  })

  test('Kazakh differs from Russian, and every text is one sentence with its object', () => {
    for (const role of ROLES) {
      expect(title(about, role, 'kk')).not.toBe(title(about, role, 'ru'))
      for (const language of LANGUAGES) {
        const text = title(about, role, language)
        expect(text).toMatch(/^[\p{Lu}«\d].*[^.!]$/u)
        expect(text).not.toMatch(/[{}]|undefined| {2}/)
        if (kind === 'ad') expect(text).toContain(language === 'kk' ? '«Brembo дискілері»' : '«Диски Brembo»')
        if (kind === 'review') expect(text).toContain(': «Диски Brembo»')
        if (kind === 'support') expect(text).toContain('«Не работает лифт»')
        if (['act', 'appendix', 'invoice'].includes(kind)) {
          expect(text).toContain('№\u00a015')
          expect(text).toContain('21.11.2026')
        }
      }
    }
  })
})

test('an unknown type or kind gets a neutral text', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NOTIFICATION_KINDS),
      fc.integer(),
      fc.integer(),
      fc.constantFrom(...LANGUAGES),
      (kind, type, role_id, language) => {
        fc.pre(!TYPES[kind].includes(type))
        const neutral = title(notification(kind, UNKNOWN_TYPE), 1, language)
        expect(title(notification(kind, type), role_id, language)).toBe(neutral)
      },
    ),
  )
  const about = { id: 1, type: 1, view: 0, created_at: '', holiday_id: { id: 5 } }
  expect([notificationKind(about), title(about, 1, 'ru'), title(about, 5, 'kk')]).toEqual([
    null,
    'Новое уведомление',
    'Жаңа хабарлама',
  ])
})

test.each([
  [
    3,
    1,
    'AutoDisc ответил на заявку на «Суппорт левый»',
    'AutoDisc «Суппорт левый» өтініміңізге жауап берді',
  ],
  [
    3,
    3,
    '3 магазина ответили на заявку на «Суппорт левый»',
    '3 дүкен «Суппорт левый» өтініміңізге жауап берді',
  ],
  [
    3,
    12,
    '12 магазинов ответили на заявку на «Суппорт левый»',
    '12 дүкен «Суппорт левый» өтініміңізге жауап берді',
  ],
  [
    3,
    22,
    '22 магазина ответили на заявку на «Суппорт левый»',
    '22 дүкен «Суппорт левый» өтініміңізге жауап берді',
  ],
  [
    4,
    1,
    'Заявка на «Суппорт левый» закроется через два дня: ещё ищете?',
    '«Суппорт левый» өтінімі екі күннен кейін жабылады: әлі іздеп жүрсіз бе?',
  ],
  [
    5,
    1,
    'Срок заявки на «Суппорт левый» вышел, её можно открыть снова',
    '«Суппорт левый» өтінімінің мерзімі өтті, қайта ашуға болады',
  ],
  [
    7,
    1,
    'Вашу заявку на «Суппорт левый» снял модератор',
    '«Суппорт левый» өтініміңізді модератор алып тастады',
  ],
  [8, 1, 'AutoDisc пишет вам о «Суппорт левый»', 'AutoDisc сізге «Суппорт левый» туралы жазды'],
  [77, 1, 'Новое по заявке на деталь', 'Бөлшекке өтінім бойынша жаңалық бар'],
])('askers of any role read of their own request: %i, %i', (type, count, ru, kk) => {
  const about = notification('part_request', type)
  const own = {
    ...about,
    user_request_id: { id: 7, text: 'Суппорт левый', shop: 'AutoDisc', own: true, count },
  }
  for (const role of ROLES) expect([title(own, role, 'ru'), title(own, role, 'kk')]).toEqual([ru, kk])
})

test('a request without a text is named by what it is', () => {
  const about = { ...notification('part_request', 8), user_request_id: { id: 7, own: true } }
  expect(title(about, 5, 'ru')).toBe('Магазин пишет вам о «деталь»')
})

test('keeps typed text unchanged', () => {
  const about = notification('ad', 31)
  const user_banner_id = { id: 7, title: 'Насос $& $1 {what}', title_kk: ' ' }
  expect(title({ ...about, user_banner_id }, 5, 'kk')).toContain('«Насос $& $1 {what}»')
})

const COMPANY = 'ТОО «Авто {what} {who} $&»'

test.each([
  ['ru', 3, 'appendix', `Арендатор ${COMPANY} отклонил приложение №\u00a015 от 21.11.2026`],
  ['ru', 2, 'invoice', `Арендатор ${COMPANY} скачал счёт №\u00a015 от 21.11.2026`],
  ['ru', 2, 'act', `Арендатор ${COMPANY} подписал акт №\u00a015 от 21.11.2026`],
  ['kk', 3, 'appendix', `Жалға алушы ${COMPANY} 21.11.2026 күнгі №\u00a015 қосымшаны қабылдамады`],
] as const)('staff read in %s whose document it is: %i, %s', (language, type, kind, said) => {
  const named = Object.entries(ABOUT[kind]).map(([field]) => [field, { ...DOCUMENT, company: COMPANY }])
  const about = { ...notification(kind, type), ...Object.fromEntries(named) }
  for (const role of [2, 3, 4]) expect(title(about, role, language)).toBe(said)
  for (const role of [1, 5]) expect(title(about, role, language)).not.toContain(COMPANY)
})

test('a company that is not known leaves no gap', () => {
  const about = { ...notification('act', 3), completion_id: DOCUMENT }
  expect(title(about, 2, 'ru')).toBe('Арендатор отклонил акт №\u00a015 от 21.11.2026')
})

test('a document without a valid date is named by its number', () => {
  const about = { ...notification('act', 2), completion_id: { id: 48, created_at: 'soon', number: 'А-7' } }
  expect(title(about, 2, 'ru')).toBe('Арендатор подписал акт №\u00a0А-7')
})

test.each([
  ['ru', 2, '№\u00a015 от 21.11.2026 (и ещё 1)'],
  ['kk', 5, '21.11.2026 күнгі №\u00a015 (және тағы 4)'],
  ['ru', 1, '№\u00a015 от 21.11.2026'],
] as const)('in %s, of %i documents names the newest: %s', (language, count, named) => {
  const about = { ...notification('invoice', 7), invoice_id: { ...DOCUMENT, count } }
  const text = title(about, 1, language)
  expect(text).toContain(named)
  expect(text).not.toContain(count === 1 ? '(' : 'undefined')
})

test.each([
  [undefined, null],
  ['', null],
  [' \n', null],
  [' На фото другая деталь. ', 'На фото другая деталь.'],
])('shows the comment %j as %j', (comment, text) => {
  expect(notificationText({ ...notification('ad', 20), comment }, { role_id: 5 }, 'ru').text).toBe(text)
})
