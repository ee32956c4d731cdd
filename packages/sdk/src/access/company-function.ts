import type { CompanyFunction } from '../generated/schemas.ts'
import type { Language, Words } from '../language/index.ts'

const FUNCTIONS = {
  owner: { ru: 'Владелец', kk: 'Иесі' },
  accountant: { ru: 'Бухгалтер', kk: 'Бухгалтер' },
  seller: { ru: 'Продавец', kk: 'Сатушы' },
} as const satisfies Record<CompanyFunction, Words>

const UNKNOWN = { ru: 'Участник', kk: 'Қатысушы' } as const satisfies Words

/** Whether a function is one that this version knows. */
export function isCompanyFunction(of: string): of is CompanyFunction {
  return Object.hasOwn(FUNCTIONS, of)
}

/** The name of a function; an unknown one, of a newer server, is a member. */
export function companyFunctionLabel(of: string, language: Language): string {
  return (isCompanyFunction(of) ? FUNCTIONS[of] : UNKNOWN)[language]
}
