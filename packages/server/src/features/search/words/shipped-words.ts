import { type AliasKind, broughtAliases, carModels } from '../aliases.ts'
import { wordKey } from '../dictionary.ts'

/** A word that the portal brings with it. */
export interface ShippedWord {
  text: string
  /** Its folded words: the word in any spelling. */
  key: string
  kind: AliasKind
  targets: string[]
}

const modelNames = new Map(carModels.map(({ brand, name }) => [`${brand} ${name}`, wordKey(name)]))

/** Names are not listed as words: whoever hid one would hide the thing. */
const isNameOf = (key: string, target: string) => key === wordKey(target) || key === modelNames.get(target)

function collect(): Map<string, ShippedWord> {
  const words = new Map<string, ShippedWord>()
  for (const { text, kind, targets } of broughtAliases) {
    const key = wordKey(text)
    const meant = targets.filter((target) => !isNameOf(key, target))
    if (key === '' || meant.length === 0) continue
    const word = words.get(shippedKey(key, kind))
    if (word) word.targets = [...new Set([...word.targets, ...meant])]
    else words.set(shippedKey(key, kind), { text, key, kind, targets: meant })
  }
  return words
}

export const shippedKey = (key: string, kind: AliasKind) => `${key}|${kind}`

/** The words that the portal brings, kind by kind, by `shippedKey`. */
export const shippedWords: ReadonlyMap<string, ShippedWord> = collect()
