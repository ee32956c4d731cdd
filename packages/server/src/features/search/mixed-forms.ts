import { russianStem, stemKeys } from '@sauda/sdk/search'

/**
 * Kazakh endings of possession, number and case after «а» or «я». After another letter such an ending is often part of the
 * Russian word, «часы» and «каталога», or `kazakhStem` removes it.
 */
const KAZAKH =
  /^([а-я]{4,}?[ая])(?:(?:сы|си)(?:н|на|не|нда|нде|нан|нен|нын|нин|мен)?|нын|нин|га|ге|(?:лар|лер)(?:ы|и)?(?:н|нын|нин|на|не|га|ге|ды|ди|дын|дин|дан|ден|мен)?)$/

/**
 * The stem of the Russian word to which a folded word adds Kazakh endings: «колодк» of «колодкасын» and «форсунк» of
 * «форсункалар». Undefined for other words.
 */
export function mixedStem(word: string): string | undefined {
  const [, base] = KAZAKH.exec(word) ?? []
  return base === undefined ? undefined : russianStem(base)
}

/** What a folded word of a query is found by: its stems, and that of the Russian word in it. */
export function formKeys(word: string): string[] {
  const mixed = mixedStem(word)
  return mixed === undefined ? stemKeys(word) : [...stemKeys(word), mixed]
}
