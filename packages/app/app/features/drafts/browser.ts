import { createStore, promisifyRequest } from 'idb-keyval'
import { DATABASE } from './has-kept.ts'

const DAY_MS = 86_400_000

/** Days after which a text is forgotten. A guest's is out of reach as soon as its tab is closed. */
const DAYS = { person: 90, guest: 1 }

/** Most records of a browser, and characters of one; files do not count. */
const MOST_RECORDS = 40
const MOST_CHARACTERS = 500_000

/** When a record was written, in ms. */
export type Stamp = { readonly at?: number }

const open = createStore(DATABASE, 'keyval')

/** A record is named `of:owner` or `of:owner:id`; the owner is `5`, `5@7` for the company 7 of the person 5, or a guest's UUID. */
const PERSON = /^[a-z-]+:(\d+)(?:@\d+)?(?::|$)/
const GUEST = /^[a-z-]+:[\da-f]{8}-/

/** An earlier release wrote no stamps. */
function isOver(name: string, { at = Number.POSITIVE_INFINITY }: Stamp, now: number): boolean {
  return now - at > DAY_MS * (GUEST.test(name) ? DAYS.guest : DAYS.person)
}

/** The records of this browser, the newest ones first; none without storage. */
export async function allKept(now = Date.now()): Promise<[name: string, record: object & Stamp][]> {
  try {
    const [names, records] = await open('readonly', (store) =>
      Promise.all([promisifyRequest(store.getAllKeys()), promisifyRequest(store.getAll())]),
    )
    return names
      .map((name, at): [string, object & Stamp] => [String(name), Object(records[at])])
      .toSorted(([, one], [, other]) => (other.at ?? now) - (one.at ?? now))
  } catch {
    return []
  }
}

/** Returns a record, unless it is too old or no record. Nobody has checked what is in it. */
export async function readKept<Value extends object>(
  name: string,
): Promise<(Partial<Value> & Stamp) | undefined> {
  try {
    const found: Partial<Value> & Stamp = await open('readonly', (store) => promisifyRequest(store.get(name)))
    return typeof found === 'object' && found && !isOver(name, found, Date.now()) ? found : undefined
  } catch {
    return undefined
  }
}

/**
 * Writes a record, or removes it. A record that is too long is not written.
 * @param seen the stamp that the writer has read or written last: a record that somebody else has written since stays
 * @returns the new stamp, or `newer` if there is such a record; undefined if the browser keeps nothing
 */
export async function writeKept(
  name: string,
  value: object | undefined,
  seen?: () => number | undefined,
): Promise<number | 'newer' | undefined> {
  if (value && JSON.stringify(value).length > MOST_CHARACTERS) return seen?.()
  try {
    return await open('readwrite', async (store) => {
      const there: Stamp | undefined = seen && (await promisifyRequest(store.get(name)))
      if (there && there.at !== seen?.()) return 'newer'
      // Two records of one millisecond have different stamps.
      const at = Math.max(Date.now(), (there?.at ?? 0) + 1)
      if (value) store.put({ ...value, at }, name)
      else store.delete(name)
      // A page that is left waits for nothing.
      store.transaction.commit()
      await promisifyRequest(store.transaction)
      return at
    })
  } catch {
    return undefined
  }
}

/** Forgets what is too old, and the oldest records if there are too many. */
export async function tidyUp(now = Date.now()): Promise<void> {
  for (const [place, [name, record]] of (await allKept(now)).entries())
    if (place >= MOST_RECORDS || isOver(name, record, now)) await writeKept(name, undefined, () => record.at)
    else if (record.at === undefined) await writeKept(name, record, () => undefined)
}

/** Forgets what a person has written, also for companies; drafts of ads stay (docs/decisions/0140). */
export async function forgetOf(userId: number): Promise<void> {
  for (const [name] of await allKept())
    if (PERSON.exec(name)?.[1] === String(userId) && !name.startsWith('ad-draft:'))
      await writeKept(name, undefined)
}
