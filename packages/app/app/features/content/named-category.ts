import type { Promotion } from '@sauda/sdk/content'
import type { Category } from '../ads/categories.ts'

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

export type Named = Pick<Promotion, 'title' | 'title_kk' | 'summary'>

/** The category of what a text of the centre names first; null if it names no part. */
export function namedCategory({ title, title_kk, summary }: Named): Category | null {
  const text = `${title} ${title_kk ?? ''} ${summary ?? ''}`.toLowerCase()
  const [found] = STEMS.flatMap(([stems, category]) => {
    const at = text.search(stems)
    return at === -1 ? [] : [{ at, category }]
  }).sort((a, b) => a.at - b.at)
  return found?.category ?? null
}
