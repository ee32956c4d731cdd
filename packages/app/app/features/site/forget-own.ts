import { can, type User } from '@sauda/sdk/access'
import { forgetSearches } from '../search/kept-searches.ts'

/**
 * Removes what this browser keeps for a user who signs out: recent searches, remarks of the moderators' desk, and texts
 * and the picture of the content editor. Drafts of ads stay (docs/decisions/0008). The names of the records are written
 * out, because the header would load what writes them.
 */
export function forgetOwn(user: User): void {
  forgetSearches()
  const own = new RegExp(`^(decisions|content-draft .* ${user.id}$)`)
  try {
    for (const name of Object.keys(sessionStorage)) if (own.test(name)) sessionStorage.removeItem(name)
  } catch {
    // No storage.
  }
  // Nobody else has such a picture.
  if (can(user, 'content.manage'))
    void import('../content-desk/kept-picture.ts').then(
      ({ keptPicture }) => keptPicture.forgetOf(user.id),
      // It could not be loaded; the picture is given to nobody else.
      () => undefined,
    )
}
