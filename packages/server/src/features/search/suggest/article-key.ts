const CYRILLIC = 'АВЕКМНОРСТУХ'
const LATIN = 'ABEKMHOPCTYX'

const SHORTEST = 3
const LONGEST = 24

/**
 * What was typed as the beginning of an article number, in the form of `ad_articles.key`: «0986-479», «0 986 479» and
 * «О986479» are the same. Null if it cannot be one.
 */
export function articleKey(typed: string): string | null {
  const whole = keyOf(typed)
  if (whole !== null) return whole
  const [last = ''] = typed.trim().split(/\s+/).slice(-1)
  return keyOf(last)
}

function keyOf(text: string): string | null {
  const key = [...text.normalize('NFC').toUpperCase()]
    .map((sign) => LATIN[CYRILLIC.indexOf(sign)] ?? sign)
    .filter((sign) => !/[\s./_-]/.test(sign))
    .join('')
  const couldBe = /^[A-Z0-9]*\d[A-Z0-9]*$/.test(key) && key.length >= SHORTEST && key.length <= LONGEST
  return couldBe ? key : null
}
