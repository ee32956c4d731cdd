import { expect, it } from 'vitest'
import { actionOf } from './word-lists.ts'

it.each([
  ['an infinitive', 'ремонтировать', 'ремонт'],
  ['who does it', 'ремонтирует', 'ремонт'],
  ['who did', 'починил', 'ремонт'],
  ['a request', 'отполируйте', 'полировка'],
  ['a Kazakh deed', 'ауыстыру', 'замена'],
  ['a Kazakh deed in a case', 'ауыстыруга', 'замена'],
  ['a Kazakh verb', 'жондейсиздер', 'ремонт'],
])('knows %s: %s', (_what, word, action) => {
  expect(actionOf(word)).toBe(action)
})

it.each([
  ['a Kazakh tool', 'тазалагыш'],
  ['another tool', 'жылтыраткыш'],
  ['a thing', 'стартер'],
  ['an infinitive of nothing that is done', 'смотреть'],
  ['a short root', 'боялган'],
  ['nothing', ''],
])('knows no action of %s: %s', (_what, word) => {
  expect(actionOf(word)).toBeUndefined()
})
