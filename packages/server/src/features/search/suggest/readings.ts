import { asCyrillic, foldedWords, kazakhStem, otherLayouts, russianStem } from '@sauda/sdk/search'

/** Less of a word begins too many others. */
const SHORTEST_STEM = 4

/** The beginnings by which other forms of a folded word are found: «дисков» and «диски» begin with «диск». */
export function stemsOf(word: string): string[] {
  return [...new Set([russianStem(word), kazakhStem(word)])].filter(
    (stem) => stem.length >= SHORTEST_STEM && word.startsWith(stem),
  )
}

/** Other readings of a text that nothing begins like: with another keyboard layout, or in Cyrillic letters. */
export function otherReadings(text: string): string[] {
  const words = foldedWords(text)
  const spelled = words.map(asCyrillic).join(' ')
  return [...otherLayouts(text), ...(spelled === words.join(' ') ? [] : [spelled])]
}
