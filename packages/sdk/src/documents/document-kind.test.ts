import { expect, test } from 'vitest'
import { LANGUAGES } from '../language/index.ts'
import { DOCUMENT_KIND, DOCUMENT_KINDS, dueOn } from './document-kind.ts'
import {
  DOCUMENT_STATUSES,
  documentStatusLabel,
  documentStatusTone,
  isDocumentStatus,
} from './document-status.ts'

test('acts and appendices are signed, invoices are not', () => {
  expect(DOCUMENT_KINDS).toEqual(['invoice', 'completion', 'application'])
  expect(DOCUMENT_KINDS.map((kind) => DOCUMENT_KIND[kind].signed)).toEqual([false, true, true])
})

test.each([
  ['invoice', '2026-10', '2026-10-25'],
  ['completion', '2026-10', '2026-11-25'],
  ['application', '2026-12', '2027-01-25'],
  ['invoice', '2024-02', '2024-02-25'],
  ['completion', '2025-01', '2025-02-25'],
] as const)('a batch of %s for %s is due on %s', (kind, period, due) => {
  expect(dueOn(kind, period)).toBe(due)
})

test.each([
  ['invoice', 'ru', ['Новый', 'Скачан', 'Отклонён', 'Обе стороны', 'Аннулирован']],
  ['invoice', 'kk', ['Жаңа', 'Жүктеп алынды', 'Қабылданбады', 'Екі тарап қол қойды', 'Күші жойылды']],
  ['completion', 'ru', ['Ждёт подписи', 'Ждёт центр', 'Отклонён', 'Обе стороны', 'Аннулирован']],
  ['application', 'ru', ['Ждёт подписи', 'Ждёт центр', 'Отклонено', 'Обе стороны', 'Аннулировано']],
  [
    'application',
    'kk',
    ['Қол қою керек', 'Орталықты күтеді', 'Қабылданбады', 'Екі тарап қол қойды', 'Күші жойылды'],
  ],
] as const)('the statuses of %s in %s', (kind, language, labels) => {
  expect(DOCUMENT_STATUSES.map((status) => documentStatusLabel(kind, status, language))).toEqual(labels)
})

test('the statuses have tones', () => {
  expect(DOCUMENT_STATUSES.map(documentStatusTone)).toEqual([
    'warning',
    'info',
    'negative',
    'positive',
    'neutral',
  ])
})

test.each([0, 6, -1, 1.5, Number.NaN])('an unknown status has a neutral label: %d', (status) => {
  expect(isDocumentStatus(status)).toBe(false)
  expect(documentStatusTone(status)).toBe('neutral')
  for (const kind of DOCUMENT_KINDS) {
    expect(LANGUAGES.map((language) => documentStatusLabel(kind, status, language))).toEqual([
      'Статус обновляется',
      'Мәртебесі жаңаруда',
    ])
  }
})
