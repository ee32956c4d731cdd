const ENGLISH = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю.'
/** The row of digits of a Kazakh keyboard has its letters. */
const KAZAKH_KEYS = '2345890-='
const KAZAKH = 'әіңғүұқөһ'

const mapOf = (from: string, to: string) =>
  new Map([...from].map((sign, at) => [sign, to[at] ?? sign] as const))
const toRussian = mapOf(ENGLISH, RUSSIAN)
const toKazakh = new Map([...toRussian, ...mapOf(KAZAKH_KEYS, KAZAKH)])
const toEnglish = new Map([...mapOf(RUSSIAN, ENGLISH), ...mapOf(KAZAKH, KAZAKH_KEYS)])
const SHIFTED = mapOf('{}:"<>?~', "[];',./`")

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
