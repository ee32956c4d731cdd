/** A stem keeps at least so many letters: shorter ones would be shared by words that have nothing in common. */
const SHORTEST = 3

const endings = (list: string): string[] => list.split(/\s+/).sort((a, b) => b.length - a.length)

/** Endings of Russian nouns and adjectives in all cases and numbers; letters are folded. */
const RUSSIAN = /* @__PURE__ */ endings(
  `ами ями иями ого его ому ему ыми ими ыми ая яя ое ее ые ие ый ий ой ую юю ых их ым им ом ем ах ях иях ам ям иям ов ев
   ей ия ии ию ием ья ье ьи ью ьев а е и о у ы ь ю я`,
)

/** Kazakh endings from the outermost: case, possessive, plural. Letters are folded, so і is и, ң is н and ғ is г. */
const KAZAKH_CASES = /* @__PURE__ */ endings(
  'нын нин дын дин тын тин га ге ка ке на не ны ни ды ди ты ти да де та те дан ден тан тен нан нен мен бен пен нда нде',
)
const KAZAKH_OWN = /* @__PURE__ */ endings('сы си ы и ым им ын ин ымыз имиз')
const KAZAKH_PLURAL = /* @__PURE__ */ endings('лар лер дар дер тар тер')

const strip = (word: string, list: readonly string[], shortest = SHORTEST): string => {
  const ending = list.find((one) => word.endsWith(one) && word.length - one.length >= shortest)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

/** Suffixes that make a diminutive or an adjective's degree say no more than their word. */
const undouble = (stem: string): string =>
  stem.length > SHORTEST ? stem.replace(/([^аеиоуыэюя])\1$/, '$1') : stem

/** «колодок» and «колодки», «стёкол» and «стёкла», «ремень» and «ремни» differ in a vowel before the last consonant. */
const FLEETING = /(?<=[а-я]{2})([бвгджзклмнпрстфхцчшщ])[ое]([кцнл])$/

/** The stem of a folded Russian word: equal for its cases, numbers and genders. Other scripts stay as they are. */
export function russianStem(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word
  return undouble(strip(word, RUSSIAN).replace(/(?<=.)ь$/, '')).replace(FLEETING, '$1$2')
}

/** The stem of a folded Kazakh word, without the endings of case, possession and number. */
export function kazakhStem(word: string): string {
  if (!/^[а-я]+$/.test(word)) return word
  // Twice, so that «тойота», which looks like a case itself, and «тойотаға» meet.
  const cases = strip(strip(word, KAZAKH_CASES, 4), KAZAKH_CASES, 4)
  const bare = strip(strip(cases, KAZAKH_OWN), KAZAKH_PLURAL)
  // The vowel that joins «диск» and «дискілер» goes too, and «белдік» is «белдіг» before another vowel.
  return strip(bare, KAZAKH_OWN).replace(/б$/, 'п').replace(/г$/, 'к')
}

/**
 * What a folded word is found by: its Russian stem and, set apart by a tilde, its Kazakh one. Two words are forms of one
 * if they share a key.
 */
export function stemKeys(word: string): string[] {
  const russian = russianStem(word)
  const kazakh = kazakhStem(word)
  return /^[а-я]+$/.test(word) ? [russian, `~${kazakh}`] : [word]
}
