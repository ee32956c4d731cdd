// Kazakh mobile and city codes begin with 7, Russian ones with 3, 4, 8 and 9; 6 is reserved for Kazakhstan.
// Only Kazakh numbers are recognised without +7 or 8 in front.
const PHONE = /^(?:\+?7|8|(?=7))([346789]\d{9})$/

/**
 * A phone typed in any usual way («8 701 123-45-67», «+7 (701) 123 45 67», «701 1234567») as E.164,
 * or null if it is not a +7 number. The server validates further.
 */
export function normalPhone(text: string): string | null {
  const subscriber = PHONE.exec(text.replace(/[\s().\p{Pd}]/gu, ''))?.[1]
  return subscriber ? `+7${subscriber}` : null
}

// Codes of mobile operators: 70x, 747, 771 and 775 to 778 in Kazakhstan, 9xx in Russia.
const MOBILE = /^\+7(?:70\d|747|77[15678]|9\d\d)\d{7}$/

/** Whether an E.164 number belongs to a mobile operator, so that a messenger may know it. */
export function isMobilePhone(e164: string): boolean {
  return MOBILE.test(e164)
}

/** Formats as «+7 701 123 45 67»; anything that is not a +7 number is returned unchanged. */
export function phoneText(e164: string): string {
  return e164.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2\u00a0$3\u00a0$4')
}
