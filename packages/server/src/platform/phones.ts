import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Returns whether an E.164 number is possible in Kazakhstan, by the numbering plan. */
export function isKazakhstanPhone(e164: string): boolean {
  const phone = parsePhoneNumberFromString(e164, 'KZ')
  return phone?.country === 'KZ' && phone.isValid()
}
