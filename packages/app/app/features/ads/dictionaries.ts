import type { Portal } from '@sauda/sdk'
import { listBrands, listServices, listSpareParts, listTiers } from '@sauda/sdk/content'
import { compareText, inLanguage, type Language } from '@sauda/sdk/language'
import { roomWords } from '../rooms/words.ts'

export type Entry = { id: number; name: string }

/** The dictionaries behind the filters, in the page's language and sorted for it. */
export type Dictionaries = {
  brands: Entry[]
  parts: (Entry & { category: string })[]
  services: Entry[]
  /** «2 этаж · Тормоза, подвеска», by the level. */
  levels: (readonly [level: number, name: string])[]
}

const LEVELS = [1, 2, 3, 4, 5]

/** Reads them. A dictionary that fails is empty, and its filter has no options; levels have their numbers then. */
export async function readDictionaries(portal: Portal, language: Language): Promise<Dictionaries> {
  const [brands, parts, services, tiers] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
    listTiers(portal),
  ])
  return {
    brands: brands.items.map(({ id, name }) => ({ id, name })),
    parts: byName(
      language,
      parts.items.map((part) => ({
        id: part.id,
        name: inLanguage(part, 'name', language),
        category: part.category,
      })),
    ),
    services: byName(
      language,
      services.items.map((service) => ({ id: service.id, name: inLanguage(service, 'name', language) })),
    ),
    levels: LEVELS.map((level) => {
      const tier = tiers.items.find((one) => one.level === level)
      const names = [roomWords[language].onLevel(level), tier && inLanguage(tier, 'title', language)]
      return [level, names.filter(Boolean).join(' · ')]
    }),
  }
}

/** Returns the name of an entry by its id; undefined if there is none. */
export function nameOf(entries: readonly Entry[], id: number | undefined): string | undefined {
  return entries.find((entry) => entry.id === id)?.name
}

function byName<It extends Entry>(language: Language, entries: It[]): It[] {
  const compare = compareText(language)
  return entries.sort((a, b) => compare(a.name, b.name))
}
