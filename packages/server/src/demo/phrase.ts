import type { Gender } from './data/spare-parts.ts'
import type { Pair } from './data/specs.ts'

export interface Said {
  ru: string
  kk: string
}

export type Values = Readonly<Record<string, string | number>>

/**
 * Fills a phrase in both languages: `{name}` becomes its value, and `[a|b|c|d]` the ending for a masculine, feminine,
 * neuter or plural noun.
 * @throws RangeError for a name without a value.
 */
export const say = ([ru, kk]: Pair, values: Values = {}, gender: Gender = 'm'): Said => ({
  ru: fill(ru, values, gender),
  kk: fill(kk, values, gender),
})

const fill = (text: string, values: Values, gender: Gender) =>
  text
    .replace(/\[([^\]]*)\]/g, (_, endings: string) => endings.split('|')['mfnp'.indexOf(gender)] ?? '')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      if (value === undefined) throw new RangeError(`Nothing to say for {${name}} in: ${text}`)
      return String(value)
    })

/** Joins the parts that are present, without leftover separators. */
export const together = (said: readonly (Said | undefined)[], glue: string): Said => {
  const there = said.filter((one) => one !== undefined)
  return { ru: there.map((one) => one.ru).join(glue), kk: there.map((one) => one.kk).join(glue) }
}

/** Capitalizes the first letter. */
export const capital = ({ ru, kk }: Said): Said => ({ ru: raise(ru), kk: raise(kk) })

const raise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
