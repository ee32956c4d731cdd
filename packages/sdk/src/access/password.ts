import type { FieldCode } from '../language/index.ts'

export const PASSWORD_MIN = 10
export const PASSWORD_MAX = 200

/**
 * What is wrong with a new password, as field codes; nothing, if it is good. Whether it is one that many people use
 * (`common`) only the server knows. A character of any alphabet counts as one.
 */
export function passwordProblems(
  password: string,
  { email, phone }: { readonly email?: string | null; readonly phone?: string | null } = {},
): FieldCode[] {
  const { length } = [...password]
  if (length === 0) return ['required']
  if (length < PASSWORD_MIN) return ['too_short']
  if (length > PASSWORD_MAX) return ['too_long']
  return isLikeEmail(password, email) || isLikePhone(password, phone) ? ['like_login'] : []
}

// The address or the name in it, also with digits and signs behind.
function isLikeEmail(password: string, email: string | null | undefined): boolean {
  if (!email) return false
  const login = email.toLowerCase()
  const typed = password.toLowerCase()
  const name = login.split('@')[0] ?? login
  // Of the address as much as stands there.
  const beginning = typed.replace(/[^\p{L}]+$/u, '')
  if (beginning.length > name.length && login.startsWith(beginning)) return true
  return [login, name].some(
    (word) => word.length > 2 && typed.startsWith(word) && !/\p{L}/u.test(typed.slice(word.length)),
  )
}

// The subscriber's ten digits, with or without what goes before them and between them.
function isLikePhone(password: string, phone: string | null | undefined): boolean {
  if (!phone || /[^\d\s()+.-]/.test(password)) return false
  const digits = password.replace(/\D/g, '')
  return digits.length <= 12 && digits.includes(phone.slice(-10))
}
