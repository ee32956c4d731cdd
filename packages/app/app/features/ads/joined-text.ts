const JOINED = '\u00a0'

/** Units of measure in both languages, as sellers write them after a number. */
const UNITS =
  'мл|л|кг|гр|г|мм|см|м|км|т|шт|дана|пар|пара|жұп|А|Ач|А·ч|Вт|кВт|В|К|°C|°С|бар|дюйм|дюймов|атм|W|V|Ah|mm|cm|ml|l|kg|pcs|₸|тг|%'

/** A space that a line must not be broken at: «400 мл», «5 × 114,3», «50 000», «C 26 396». */
const SPACE = new RegExp(
  [
    String.raw`(?<=\d) (?=(?:${UNITS})(?![\p{L}\d]))`,
    String.raw`(?<=\d) (?=[×xх] ?\d)`,
    String.raw`(?<=\d ?[×xх]) (?=\d)`,
    String.raw`(?<=(?<!\d)\d{1,3}(?: \d{3})*) (?=\d{3}(?!\d))`,
    String.raw`(?<=(?<![\p{L}\d])[A-Z]{1,2}) (?=\d)`,
  ].join('|'),
  'gu',
)

/**
 * A title by a seller as pages show it: a number stays in one line with its unit, and an article number in one piece. Only
 * spaces are changed, so that it is found and copied as before. For the first page of a list; what the browser asks for
 * later comes as it is stored.
 */
export const joinedText = (text: string): string => text.replace(SPACE, JOINED)

type Titled = { readonly title: string; readonly title_kk: string | null }

/** The same with joined titles in both languages. */
export function withJoinedTitle<Ad extends Titled>(ad: Ad): Ad {
  return { ...ad, title: joinedText(ad.title), title_kk: ad.title_kk && joinedText(ad.title_kk) }
}
