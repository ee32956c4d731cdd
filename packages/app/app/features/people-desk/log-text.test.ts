import { expect, it } from 'vitest'
import { logText } from './log-text.ts'

it.each([
  ['publish', 'ad', 7, 'Объявление опубликовано, № 7'],
  ['block', 'user', 31, 'Человек заблокирован'],
  ['block', 'user', 32, 'Человек заблокирован, № 32'],
  ['levitate', 'ad', 7, 'Другое действие, № 7'],
  ['create', 'toString', 7, 'Другое действие, № 7'],
])('%s of %s %d is told', (action, subject, subject_id, text) => {
  expect(logText({ action, subject, subject_id }, 31, 'ru')).toBe(text)
})
