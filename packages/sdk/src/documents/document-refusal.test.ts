import { expect, test } from 'vitest'
import { LANGUAGES } from '../language/index.ts'
import { DOCUMENT_REASONS, documentReasonLabel, documentReasonsFor } from './document-reason.ts'
import { checkDocumentRefusal } from './document-refusal.ts'

test('a tenant rejects with five reasons, the centre annuls with all', () => {
  expect(documentReasonsFor('reject')).toEqual(['sum', 'room', 'not_provided', 'details', 'other'])
  expect(documentReasonsFor('annul')).toEqual(DOCUMENT_REASONS)
  expect(DOCUMENT_REASONS).toHaveLength(7)
})

test('each reason has a label of its own in both languages; an unknown one is something else', () => {
  for (const language of LANGUAGES) {
    expect(new Set(DOCUMENT_REASONS.map((reason) => documentReasonLabel(reason, language))).size).toBe(7)
    for (const unknown of ['tired', 'constructor', '']) {
      expect(documentReasonLabel(unknown, language)).toBe(documentReasonLabel('other', language))
    }
  }
  expect(documentReasonLabel('sum', 'ru')).toBe('Неверная сумма')
  expect(documentReasonLabel('sum', 'kk')).toBe('Сомасы дұрыс емес')
})

test('accepts exactly the reasons of each action', () => {
  for (const action of ['reject', 'annul'] as const) {
    for (const reason of DOCUMENT_REASONS) {
      const fits = documentReasonsFor(action).includes(reason)
      expect(checkDocumentRefusal(action, { reason, text: 'Неверно' })).toEqual(
        fits ? { refusal: { reason, text: 'Неверно' } } : { errors: { reason: ['unknown'] } },
      )
    }
  }
})

test.each([
  [{}, { reason: ['required'], text: ['required'] }],
  [{ reason: ' ', text: 'Неверно' }, { reason: ['required'] }],
  [{ reason: ['sum'], text: 'Неверно' }, { reason: ['required'] }],
  [{ reason: 'constructor', text: 'Неверно' }, { reason: ['unknown'] }],
  [{ reason: 'sum', text: ' \n\t ' }, { text: ['required'] }],
  [{ reason: 'sum', text: 5 }, { text: ['required'] }],
  [{ reason: 'sum', text: ' да ' }, { text: ['too_short'] }],
  [{ reason: 'sum', text: '😀😀' }, { text: ['too_short'] }],
  [{ reason: 'sum', text: 'я'.repeat(1001) }, { text: ['too_long'] }],
])('rejects %j', (values, errors) => {
  expect(checkDocumentRefusal('reject', values)).toEqual({ errors })
})

test.each([
  [' Нет ', 'Нет'],
  ['Ноль\r\nлишний', 'Ноль\nлишний'],
  ['я'.repeat(1000), 'я'.repeat(1000)],
  ['Но\0ль', 'Ноль'],
])('accepts the text %j', (text, kept) => {
  expect(checkDocumentRefusal('annul', { reason: ' duplicate ', text })).toEqual({
    refusal: { reason: 'duplicate', text: kept },
  })
})
