import { expect, test } from 'vitest'
import { LANGUAGES } from '../language/index.ts'
import { COMPANY_FUNCTIONS } from './capability.ts'
import { companyFunctionLabel, isCompanyFunction } from './company-function.ts'

test.each([
  ['owner', 'Владелец', 'Иесі'],
  ['accountant', 'Бухгалтер', 'Бухгалтер'],
  ['seller', 'Продавец', 'Сатушы'],
])('%s', (of, russian, kazakh) => {
  expect(LANGUAGES.map((language) => companyFunctionLabel(of, language))).toEqual([russian, kazakh])
  expect(isCompanyFunction(of)).toBe(true)
  expect(COMPANY_FUNCTIONS).toContain(of)
})

test.each(['director', '', 'toString'])('the unknown function %j is called a member', (of) => {
  const labels = LANGUAGES.map((language) => companyFunctionLabel(of, language))
  expect([labels, isCompanyFunction(of)]).toEqual([['Участник', 'Қатысушы'], false])
})
