import type { User } from '@sauda/sdk/access'
import { hasKept } from '../drafts/has-kept.ts'
import { writeKept } from '../hearts/kept-favourites.ts'
import { forgetSearches } from '../search/kept-searches.ts'

/**
 * Removes what this browser keeps for a user who signs out: recent searches, favourites that were not merged, what is typed into forms, remarks of the
 * moderators' desk, and texts and the picture of the content editor. Drafts of ads stay (docs/decisions/0140). The names of
 * the records of the tab are written out, because the header would load what writes them.
 */
export async function forgetOwn({ id }: Pick<User, 'id'>): Promise<void> {
  forgetSearches()
  writeKept([])
  const own = new RegExp(`^(decisions|content-draft .* ${id}$)`)
  try {
    for (const name of Object.keys(sessionStorage)) if (own.test(name)) sessionStorage.removeItem(name)
    if (await hasKept()) await (await import('../drafts/browser.ts')).forgetOf(id)
  } catch {
    // No storage, or the code did not come: what is kept is given to nobody else.
  }
}
