import type { Promotion } from '@sauda/sdk/content'
import { type Category, drawingOf } from '../ads/categories.ts'

/** Beginnings of Russian and Kazakh words, and the category whose drawing fits them. */
const STEMS: readonly (readonly [stems: RegExp, category: Category])[] = [
  [/тормоз|колод|суппорт|тежегіш/, 'brakes'],
  [/масл|май(?![а-я])|5w|антифриз/, 'oils'],
  [/шин|диск|колес|дөңгелек|балансир/, 'tyres'],
  [/фар[аыу]|свет|ламп|оптик|шам|жарық/, 'lights'],
  [/аккумулятор|акб|стартер|генератор/, 'batteries'],
  [/подвес|амортиз|ходов|развал|аспа/, 'suspension'],
  [/фильтр|сүзгі/, 'filters'],
  [/двигател|мотор|қозғалтқыш/, 'engine'],
  [/кузов|бампер|покрас|шанақ/, 'body'],
  [/регистратор|сигнализ|камер|магнитол|электр/, 'electronics'],
  [/радиатор|охлажд|салқында/, 'cooling'],
  [/хими|шампун|мойк|полир|жуу/, 'chemicals'],
  [/коврик|чехл|аксессуар|төсеніш|керек-жарақ/, 'accessories'],
]

type Named = Pick<Promotion, 'title' | 'title_kk' | 'summary'>

/** The drawing of what a text of the centre names first, in place of a missing picture; else a wrench. */
export function drawingFor({ title, title_kk, summary }: Named): string {
  const text = `${title} ${title_kk ?? ''} ${summary ?? ''}`.toLowerCase()
  const [found] = STEMS.flatMap(([stems, category]) => {
    const at = text.search(stems)
    return at === -1 ? [] : [{ at, category }]
  }).sort((a, b) => a.at - b.at)
  return drawingOf({ category: found?.category ?? null, kind: 'service' })
}
