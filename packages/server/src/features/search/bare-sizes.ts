import { foldedWords, type Measure } from '@sauda/sdk/search'

/** Words beside which «205 55» is the width and height of a tyre. */
const OF_TYRES = /шин|резин|резенк|покрыш|колес|скат|донгалак|донгелек|shin|rezin|koles|tyre|tire/

const isFree = (from: number, to: number, measures: readonly Measure[]) =>
  !measures.some((one) => from < one.to && one.from < to)

function measuresBy(
  form: RegExp,
  text: string,
  measures: readonly Measure[],
  keyOf: (found: RegExpExecArray) => string,
): Measure[] {
  return [...text.matchAll(form)].flatMap((found) => {
    const [from, to] = [found.index, found.index + found[0].length]
    return isFree(from, to, measures) ? [{ keys: [keyOf(found)], from, to }] : []
  })
}

/** «резина 205 55», which elsewhere may be anything. */
export function widthsOfTyres(text: string, measures: readonly Measure[]): Measure[] {
  if (!OF_TYRES.test(text)) return []
  const form = /(?<!\p{N}[ -]?)(1[3-9]5|2[0-9]5|3[0-3]5)[ -]([3-8][05])(?![ -]?\p{N})/gu
  return measuresBy(form, text, measures, ([, width, height]) => `${width}/${height}`)
}

/** Words beside which inches are those of a rim. */
const OF_RIMS = new RegExp(`${OF_TYRES.source}|диск|лить|штамп`)

/** «16 радиус» and, beside a wheel, «17 дюймов»: its rim. */
export function rimsOf(text: string, measures: readonly Measure[]): Measure[] {
  const form =
    /(?<![\p{L}\p{N}.,/-])(1[2-9]|2[0-4])(?:-?(?:го|ого|ый|й|е|ые|х))?[ -]?(?:радиус|дюйм)\p{L}*|радиус\p{L}{0,3}\s(1[2-9]|2[0-4])(?![\p{N}.,])/gu
  return measuresBy(form, text, measures, ([, before, after]) => `r${before ?? after}`).filter(
    ({ from, to }) => /радиус/.test(text.slice(from, to)) || OF_RIMS.test(text),
  )
}

/** «камри 2.4», the volume of an engine in litres. A number with another unit is none. */
export function engineVolumes(text: string, measures: readonly Measure[]): Measure[] {
  const form =
    /(?<![\p{L}\p{N}.,/-])([0-6])[.,](\d)(?![\p{N}.,/-]|\s?(?:квт|kw|т|тонн|мм|mm|см|кг|м|v|в)(?!\p{L}))/gu
  return measuresBy(form, text, measures, ([, litres, tenths]) => `${litres}.${tenths}l`)
}

/** A rim may stand in words in the ad, too. */
export const rimsInWords = (said: string): string[][] =>
  /радиус|дюйм/i.test(said) ? [foldedWords(said)] : []

/** «150 ампер» is also the current of a generator, «150 А». */
export const currentsOf = (keys: readonly string[], said: string): string[][] =>
  /[чh]/.test(said) ? [] : keys.filter((key) => key.endsWith('ah')).map((key) => [key.slice(0, -2), 'а'])
