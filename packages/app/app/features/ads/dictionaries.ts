import type { Portal } from '@sauda/sdk'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import { compareText, inLanguage, type Language } from '@sauda/sdk/language'

export type Entry = { id: number; name: string }

/** The dictionaries behind the filters, in the page's language and sorted for it. */
export type Dictionaries = { brands: Entry[]; parts: (Entry & { category: string })[]; services: Entry[] }

/** Reads all three. A dictionary that fails is empty, and its filter has no options. */
export async function readDictionaries(portal: Portal, language: Language): Promise<Dictionaries> {
  const [brands, parts, services] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
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
