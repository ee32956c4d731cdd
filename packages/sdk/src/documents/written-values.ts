/** Marks that nobody sees: programs and address books put them around what is copied. Overrides, which turn text around, stay. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g

/** Returns a text without marks that nobody sees. */
export function withoutMarks(text: string): string {
  return text.replace(INVISIBLE, '')
}

/** Returns a BIN without spaces, dashes and marks that nobody sees. */
export function writtenBin(text: string): string {
  return withoutMarks(text).replace(/[\s\u002d\u2010-\u2015\u2212]/g, '')
}

// Read, and never written: the portal's fonts have no such signs.
const ROUBLE = String.fromCodePoint(0x20bd)
const EURO = String.fromCodePoint(0x20ac)

/** What people and 1C write for a currency, besides the letters of ISO 4217. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '398': 'KZT', тенге: 'KZT', теңге: 'KZT', тг: 'KZT', '₸': 'KZT' },
  ...{ '643': 'RUB', рубль: 'RUB', рублей: 'RUB', руб: 'RUB', [ROUBLE]: 'RUB' },
  ...{ '840': 'USD', доллар: 'USD', $: 'USD', '978': 'EUR', евро: 'EUR', [EURO]: 'EUR' },
}

/** Numbers of ISO 4217, which 1C has as the codes of its currencies. */
const NUMBERED: Readonly<Record<string, string>> = Object.fromEntries(
  /* @__PURE__ */ '784AED 051AMD 944AZN 933BYN 124CAD 756CHF 156CNY 203CZK 208DKK 826GBP 981GEL 344HKD 348HUF 356INR 392JPY 417KGS 410KRW 498MDL 458MYR 578NOK 985PLN 682SAR 752SEK 702SGD 764THB 972TJS 934TMT 949TRY 980UAH 860UZS'
    .split(' ')
    .map((one) => [one.slice(0, 3), one.slice(3)]),
)

/** Returns the letters of a currency; of an unknown one what is written. */
export function writtenCurrency(text: string): string {
  const name = withoutMarks(text).trim().toLowerCase().replace(/\.$/, '')
  const own = (table: Readonly<Record<string, string>>) => Object.hasOwn(table, name) && table[name]
  return own(CURRENCIES) || own(NUMBERED) || name.toUpperCase()
}

const WITHOUT_VAT =
  /^(?:без\s+(?:ндс|налога)(?:\s*\(ндс\))?|(?:ндс\s+)?не\s+облагается(?:\s+ндс)?|ққс[-\s]?(?:сыз|сіз)|ққс\s+салынбайды)\.?$/i
const RATE = /^(?:(?:ндс|ққс)\s*)?(\d[\d.,]*)\s*%?(?:\s*(?:ндс|ққс))?$/i

/** Returns a rate of VAT as a number in percent; null without VAT, undefined if that is not what is written. */
export function writtenRate(text: string): string | null | undefined {
  const clean = withoutMarks(text)
    .replace(/[\u2010\u2011]/g, '-')
    .trim()
  return WITHOUT_VAT.test(clean) ? null : RATE.exec(clean)?.[1]
}
