/** Endings of a Russian verb beside its infinitive, by the ending of that: who does it, who did, who would. */
const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/овать$/, ['ует', 'уют', 'уем', 'уете', 'уешь', 'ую', 'уйте', 'овал', 'овала', 'овали']],
  [/ить$/, ['ит', 'ят', 'ат', 'им', 'ите', 'ишь', 'ил', 'ила', 'или']],
  [/ать$/, ['ает', 'ают', 'аем', 'аете', 'аешь', 'аю', 'айте', 'ал', 'ала', 'али']],
  [/ять$/, ['яет', 'яют', 'яем', 'яете', 'яешь', 'яю', 'яйте', 'ял', 'яла', 'яли']],
  [/еть$/, ['еет', 'еют', 'еем', 'еете', 'еешь', 'ею', 'ел', 'ела', 'ели']],
]

/** The forms of a folded Russian infinitive in which people ask who does something; none for other words. */
export function russianVerbForms(infinitive: string): string[] {
  const found = ENDINGS.find(([ending]) => ending.test(infinitive))
  if (!found) return []
  const [ending, forms] = found
  return forms.map((form) => infinitive.replace(ending, form))
}

/** A folded Kazakh word with such an ending is what does it and no deed: «тазалағыш» is a cleaner. */
export const DOER = /[гк](?:ыш|иш)/

const SHORTEST_ROOT = 5

/** The root of a folded Kazakh deed, «ауыстыру» and «жөндеу»: whatever follows it is a form of the verb. */
export function kazakhRoot(deed: string): string | undefined {
  const root = /^[а-я]+у$/.test(deed) ? deed.slice(0, -1) : ''
  return root.length >= SHORTEST_ROOT ? root : undefined
}

export const isFormOfRoot = (word: string, root: string): boolean =>
  word.startsWith(root) && !DOER.test(word.slice(root.length - 1))
