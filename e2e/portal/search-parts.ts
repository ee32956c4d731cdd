import type { Page } from '@playwright/test'
import type { Spoken } from './languages.ts'

/** The parts of a search: of the page itself, or of the header. */
export function searchParts(page: Page, { words }: Spoken, where: 'main' | 'header' = 'main') {
  const search = page.locator(where).getByRole('search')
  return {
    field: search.locator('[name=q]'),
    list: search.getByRole('listbox', { name: words.search.list }),
    options: search.getByRole('listbox', { name: words.search.list }).getByRole('option'),
    cancel: search.getByRole('button', { name: words.search.cancel }),
    clear: search.getByRole('button', { name: words.search.clear }),
    all: (query: string) => search.getByRole('button', { name: words.search.all(query) }),
    group: (name: string) => search.getByRole('group', { name }),
  }
}
