import { expect, it, test } from 'vitest'
import type { AuditDifference, AuditObject } from '../generated/schemas.ts'
import { auditDifference } from './audit-difference.ts'
import { auditObjectText } from './audit-object.ts'
import { entryOf } from './test-entry.ts'

type Case = [about: string, Partial<AuditObject>, Partial<AuditDifference>, ru: string[], kk: string[]]

const CASES: Case[] = [
  [
    'a status that changed, its reason and comment',
    { subject: 'ad' },
    { from: 10, to: 20, reason: 'photos', comment: 'На втором фото другая деталь.' },
    [
      'Было «Новое объявление», стало «На доработку»',
      'Причина: Фотографии',
      'Комментарий: На втором фото другая деталь.',
    ],
    [
      'Бұрын «Жаңа хабарландыру», енді «Түзетуге қайтарылды»',
      'Себебі: Суреттер',
      'Түсініктеме: На втором фото другая деталь.',
    ],
  ],
  [
    'a first status',
    { subject: 'ad' },
    { to: 10 },
    ['Статус: «Новое объявление»'],
    ['Мәртебесі: «Жаңа хабарландыру»'],
  ],
  ['a status that stays', { subject: 'ad' }, { from: 31, to: 31 }, [], []],
  [
    'the status of a document of a kind',
    { subject: 'document', of: 'application' },
    { from: 1, to: 3, reason: 'sum', version: 2 },
    ['Было «Ждёт подписи», стало «Отклонено»', 'Причина: Неверная сумма', 'Версия 2'],
    ['Бұрын «Қол қою керек», енді «Қабылданбады»', 'Себебі: Сомасы дұрыс емес', '2-нұсқа'],
  ],
  [
    'the status of a document of an unknown kind',
    { subject: 'document', of: 'letter' },
    { from: 1, to: 3 },
    [],
    [],
  ],
  ['an empty comment', { subject: 'ad' }, { comment: '' }, [], []],
  [
    'fields by name, unknown ones once and neutrally',
    { subject: 'user' },
    { fields: ['phone', 'email', 'horoscope', 'shoe', 'toString'] },
    ['Изменено: телефон, e-mail, другое поле'],
    ['Өзгертілгені: телефон, e-mail, басқа өріс'],
  ],
  [
    'a new name',
    { subject: 'dictionary', of: 'brand' },
    { was: 'Тойота', became: 'Toyota' },
    ['Было «Тойота», стало «Toyota»'],
    ['Бұрын «Тойота», енді «Toyota»'],
  ],
  ['the same name', { subject: 'dictionary' }, { was: 'Toyota', became: 'Toyota' }, [], []],
  [
    'a day',
    { subject: 'document_batch', of: 'invoice' },
    { was: null, became: '2026-11-25' },
    ['Срок: был не назначен, стал 25\u00a0ноября 2026'],
    ['Мерзімі: бұрын белгіленбеген, енді 2026\u00a0ж. 25\u00a0қараша'],
  ],
  [
    'what was downloaded',
    { subject: 'personal', of: 'completion' },
    { count: 1200, side: 'tenant', format: 'archive' },
    ['Документов: 1\u00a0200', 'Сторона: арендатор', 'Архив с подписями и доказательствами'],
    ['Құжат саны: 1\u00a0200', 'Тарап: жалға алушы', 'Қолтаңбалар мен дәлелдер мұрағаты'],
  ],
  ['an unknown side and format', { subject: 'personal' }, { side: 'moon', format: 'pdf' }, [], []],
  ['a role', { subject: 'user' }, { role_id: 3 }, ['Роль: Менеджер'], ['Рөлі: Менеджер']],
]

test.each(CASES)('tells %s', (_, object, difference, ru, kk) => {
  expect(auditDifference(entryOf(object, difference), 'ru')).toEqual(ru)
  expect(auditDifference(entryOf(object, difference), 'kk')).toEqual(kk)
})

it('tells what is wrong with a signature', () => {
  const [told] = auditDifference(entryOf({ subject: 'signature' }, { reason: 'broken_cms' }), 'ru')
  expect(told).toBe('Причина: Подпись повреждена: её не удалось прочитать.')
})

test.each([
  [{ subject: 'ad', id: 48213, name: 'Фара' }, 'Фара, № 48213'],
  [{ subject: 'ad', id: 48213 }, '№ 48213'],
  [{ subject: 'document', id: 7, of: 'invoice', name: '№ 451' }, 'Счёт № 451'],
  [{ subject: 'document', id: 7, of: 'completion' }, 'Акт № 7'],
  [{ subject: 'document', id: 7, of: 'letter', name: '451' }, '451, № 7'],
  [{ subject: 'document_batch', id: 7, of: 'invoice', name: '2026-11' }, 'Счета, 2026-11'],
  [{ subject: 'document_batch', id: 7 }, '№ 7'],
  [{ subject: 'dictionary', id: 3, of: 'brand', name: 'Toyota' }, 'Марка «Toyota», № 3'],
  [{ subject: 'personal', id: 0, of: 'audit' }, 'Журнал действий'],
  [{ subject: 'personal', id: 0, of: 'planets' }, ''],
  [{ subject: 'content', id: 0 }, ''],
  [{ subject: 'robot', id: 3, of: 'toString' }, '№ 3'],
])('names %j as %j', (object, told) => {
  expect(auditObjectText(entryOf(object).object, 'ru')).toBe(told)
})
