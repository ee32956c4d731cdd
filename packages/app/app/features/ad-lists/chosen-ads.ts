import type { AdCard } from '@sauda/sdk/ads'

/** An ad and the version that was on the page. */
export type ChosenAd = { id: number; version: number }

const CHOSEN = /^([1-9]\d{0,14}):([1-9]\d{0,8})$/

/** The value of an ad's checkbox. */
export function chosenValue({ id, version }: Pick<AdCard, 'id' | 'version'>): string {
  return `${id}:${version}`
}

/** The ads of a form, each once, in the order chosen; invalid values are skipped. */
export function readChosen(values: readonly FormDataEntryValue[]): ChosenAd[] {
  const chosen = new Map<string, ChosenAd>()
  for (const value of values) {
    const [, id, version] = (typeof value === 'string' && CHOSEN.exec(value)) || []
    if (id && !chosen.has(id)) chosen.set(id, { id: Number(id), version: Number(version) })
  }
  return [...chosen.values()]
}
