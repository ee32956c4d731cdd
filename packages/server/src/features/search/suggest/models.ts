import type { Suggestion } from '@sauda/sdk/search'
import type { Finds, Shelf } from './shelf.ts'

/** More would be counted for one key. */
const MOST = 2

/**
 * The models of cars that begin with these words. Ads have no column for them, so those that were asked for are counted
 * as the catalogue finds them, once for as long as the shelf stands.
 */
export async function modelsOf(
  { countAds }: Pick<Finds, 'countAds'>,
  shelf: Shelf,
  words: readonly string[],
): Promise<Suggestion[]> {
  const fitting = [...shelf.models.find(words)].sort(([, a], [, b]) => a - b).slice(0, MOST)
  const found = await Promise.all(
    fitting.map(async ([name]): Promise<Suggestion> => {
      const ads = shelf.adsOfModels.get(name) ?? (await countAds(name))
      shelf.adsOfModels.set(name, ads)
      const nothing = { note: null, note_kk: null, category: null, plate: null }
      return { text: name, text_kk: name, ...nothing, filter: { q: name }, ads }
    }),
  )
  return found.filter(({ ads }) => ads > 0)
}
