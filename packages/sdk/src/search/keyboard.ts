const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю.'
/** The row of digits of a Kazakh keyboard has its letters. */
const KAZAKH_KEYS = '2345890-='
const KAZAKH = 'әіңғүұқөһ'

const mapOf = (from: string, to: string) =>
  new Map([...from].map((sign, at) => [sign, to[at] ?? sign] as const))
const toRussian = /* @__PURE__ */ mapOf(ENGLISH, RUSSIAN)
// A Kazakh layout has the Russian letters, and its own instead of digits.
const toKazakh = /* @__PURE__ */ mapOf(`${ENGLISH}${KAZAKH_KEYS}`, `${RUSSIAN}${KAZAKH}`)
const toEnglish = /* @__PURE__ */ mapOf(`${RUSSIAN}${KAZAKH}`, `${ENGLISH}${KAZAKH_KEYS}`)
const SHIFTED = /* @__PURE__ */ mapOf('{}:"<>?~', "[];',./`")

const typed = (text: string, keys: ReadonlyMap<string, string>) =>
  [...text.toLowerCase()].map((sign) => keys.get(SHIFTED.get(sign) ?? sign) ?? sign).join('')

/**
 * The text as other keyboard layouts would have written the same keys: «cnfhnth» as «стартер», «ещнщеф» as «toyota».
 * Empty where no letter would change.
 */
export function otherLayouts(text: string): string[] {
  const found = [
    /[a-z]/i.test(text) && typed(text, toRussian),
    /[a-z]/i.test(text) && typed(text, toKazakh),
    /[а-яёәғқңөұүһі]/i.test(text) && typed(text, toEnglish),
  ]
  return [...new Set(found.filter((one) => typeof one === 'string'))]
}
