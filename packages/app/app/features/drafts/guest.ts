import { splitPath } from '@sauda/sdk/language'
import { readTab, writeTab } from './tab.ts'

const SLOT = 'guest'

/** A guest is a tab. `path` is the last page that was open there before `userId` signed in. */
type Guest = { id: string; path: string; userId?: number }

const guestHere = () => readTab(SLOT) as Partial<Guest> | null

const keep = (guest: Guest | null) => writeTab(SLOT, guest)

const pathHere = () => splitPath(location.pathname).path

/** The name of this tab's guest; undefined without storage, where nobody could tell guests apart. */
export function guestId(): string | undefined {
  const { id, userId } = guestHere() ?? {}
  if (!id || userId) keep({ id: crypto.randomUUID(), path: pathHere() })
  return guestHere()?.id
}

/**
 * Is called on each page, except those of access. What a guest wrote in this tab goes to whoever signs in from the page with
 * it, and to nobody who comes later.
 * @param userId 0 for a guest
 * @returns the guest whose texts on this page go to the person
 */
export function meetVisitor(userId: number): string | undefined {
  const { id, path, userId: met = userId } = guestHere() ?? {}
  if (!id) return undefined
  const here = pathHere()
  if (userId === 0) {
    if (met === 0) keep({ id, path: here })
    return undefined
  }
  keep(met === userId && path !== undefined ? { id, path, userId } : null)
  return met === userId && path === here ? id : undefined
}
