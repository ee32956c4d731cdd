import type { Language } from '@sauda/sdk/language'
import { page } from 'vitest/browser'
import './css.ts'
import { searchWords } from '../app/features/search/words.ts'

/** The parts of a search: of the page itself, or of the header. */
export function searchParts(where: 'main' | 'banner' = 'main', language: Language = 'ru') {
  const words = searchWords[language]
  // Vitest does not know the role of the element.
  const search = page.getByRole(where).css('search')
  const list = search.getByRole('listbox', { name: words.list })
  return {
    search,
    field: search.css('[name=q]'),
    list,
    options: list.getByRole('option'),
    cancel: search.getByRole('button', { name: words.cancel }),
    clear: search.getByRole('button', { name: words.clear }),
    /** With how much it finds. */
    all: (query: string) => search.getByRole('button', { name: words.all(query), exact: false }),
    group: (name: string) => search.getByRole('group', { name }),
  }
}
