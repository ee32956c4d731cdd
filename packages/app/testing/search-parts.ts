import type { Language } from '@sauda/sdk/language'
import { page } from 'vitest/browser'
import './css.ts'
import { searchWords } from '../app/features/search/words.ts'

/** The parts of a search: of the page itself, or of the header. */
export function searchParts(where: 'main' | 'banner' = 'main', language: Language = 'ru') {
  const words = searchWords[language]
  const search = page.getByRole(where).getByRole('search')
  const list = search.getByRole('listbox', { name: words.list })
  return {
    field: search.css('[name=q]'),
    list,
    options: list.getByRole('option'),
    cancel: search.getByRole('button', { name: words.cancel }),
    clear: search.getByRole('button', { name: words.clear }),
    all: (query: string) => search.getByRole('button', { name: words.all(query) }),
    group: (name: string) => search.getByRole('group', { name }),
  }
}
