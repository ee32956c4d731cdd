import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** Whether an E.164 number is a possible one of Kazakhstan, by the numbering plan. */
export function isKazakhstanPhone(e164: string): boolean {
  const phone = parsePhoneNumberFromString(e164, 'KZ')
  return phone?.country === 'KZ' && phone.isValid()
}
