/** A comma inside a number is a point. */
const number = (text: string) => text.replace(',', '.').replace(/^0+(?=\d)/, '')

const PATTERNS: readonly { form: RegExp; keys: (found: RegExpExecArray) => string[] }[] = [
  {
    // Tyres: 185/65 R15, 185/65/15, 185*65*15, 185 65 r15, 185/65.
    form: /(?<!\d)(\d{3})\s*[/\\xх* ]\s*(\d{2})(?:\s*[/\\*]?\s*z?[rр]?\s*(\d{2})(?!\d)c?)?(?!\d)/giu,
    keys: ([all, width = '', height = '', rim]) => {
      // «205/55 91V» is followed by a load.
      const isRim = Number(rim) >= 10 && Number(rim) <= 24
      // Numbers apart by a space may be anything.
      if (!/[/\\xх*]/.test(all ?? '') && !isRim) return []
      return [`${width}/${height}`, ...(isRim ? [`r${rim}`] : [])]
    },
  },
  {
    // Tyres with hyphens or points, or in one number: 195-65-15, 195.65.15, 1856515.
    form: /(?<![\p{L}\d.-])(1[3-9]5|2[0-9]5|3[0-3]5)([-.]?)([3-8][05])\2[rр]?(1[2-9]|2[0-2])(?![\d-])/giu,
    keys: ([, width, , height, rim]) => [`${width}/${height}`, `r${rim}`],
  },
  { form: /(?<![\p{L}\d])[rр]\s?-?(1[2-9]|2[0-4])(?!\d)/giu, keys: ([, rim]) => [`r${rim}`] },
  {
    // «12v 60» is a battery.
    form: /(?<!\d)(0?[05]|[127][05]|8[05])\s?[wвv]\s?-?\s?(\d{2})(?!\d)/giu,
    keys: ([, cold, hot]) => [`${Number(cold)}w${hot}`],
  },
  {
    form: /(?<!\d)(\d{2,3})\s?(?:a·h|а·ч|а·сағ|а·саг|a\*?h|ah|ач|а\/ч|а\.ч|а ч|ампер(?:-?час)?(?:ов|а)?|а-ч|амп)(?![\p{L}])/giu,
    keys: ([, hours]) => [`${hours}ah`],
  },
  {
    form: /(?<!\d)([3-6])\s?(?:[x×х*/]|на)\s?(\d{2,3}(?:[.,]\d)?)(?!\d)/giu,
    keys: ([, bolts, circle = '']) => (Number(number(circle)) >= 98 ? [`${bolts}x${number(circle)}`] : []),
  },
  {
    // A circle with a fraction needs no sign: 5 139,7.
    form: /(?<!\d)([3-6])\s(\d{3}[.,]\d)(?!\d)/giu,
    keys: ([, bolts, circle = '']) => [`${bolts}x${number(circle)}`],
  },
  {
    form: /(?<![\d,.])(\d{1,2}(?:[.,]\d)?)\s?(?:л|литр(?:а|ов|ы|)|l|литрлик)(?![\p{L}\d])/giu,
    keys: ([, litres = '']) => [`${number(litres)}l`],
  },
  { form: /(?<!\d)(\d{2,4})\s?(?:мл|ml)(?![\p{L}])/giu, keys: ([, millilitres]) => [`${millilitres}ml`] },
  { form: /(?<!\d)(\d{2,4})\s?(?:мм|mm)(?![\p{L}])/giu, keys: ([, length]) => [`${length}mm`] },
  {
    form: /(?<![\p{L}\d])(?:h|н)(1|3|4|7|8|11|15|16|18|19|27)(?!\d)/giu,
    keys: ([, socket]) => [`h${socket}`],
  },
  {
    form: /(?<!\d)(\d)\s?[pрп][kк]\s?-?(\d{3,4})(?!\d)/giu,
    keys: ([, ribs, length]) => [`${ribs}pk${length}`],
  },
  {
    form: /(?<![\p{L}\d])(?:dot|дот)\s?-?(\d(?:[.,]\d)?)/giu,
    keys: ([, grade = '']) => [`dot${number(grade)}`],
  },
  { form: /(?<![\p{L}\d])[gг]\s?(1[1-3])(\+{0,2})/giu, keys: ([, grade]) => [`g${grade}`] },
]

/** A size, grade or volume in a text. */
export interface Measure {
  /** How it is found: «5w30», «185/65», «r15», «60ah», «5x114.3». */
  keys: string[]
  /** Where it begins in the text, in UTF-16 units. */
  from: number
  /** Where it ends: the unit after its last. */
  to: number
}

/** The sizes, grades and volumes of a text, however they are written. Where two overlap, the earlier pattern wins. */
export function measuresOf(text: string): Measure[] {
  const found: Measure[] = []
  for (const { form, keys } of PATTERNS) {
    for (const match of text.matchAll(form)) {
      const from = match.index
      const to = from + match[0].length
      if (found.some((one) => from < one.to && one.from < to)) continue
      const named = keys(match as RegExpExecArray)
      if (named.length > 0) found.push({ keys: named, from, to })
    }
  }
  return found.sort((a, b) => a.from - b.from)
}
