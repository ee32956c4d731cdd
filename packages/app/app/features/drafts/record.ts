import { readKept, type Stamp, tidyUp, writeKept } from './browser.ts'
import { guestId, meetVisitor } from './guest.ts'

/** Which form, of what, and whose. */
export type Slot = {
  /** The kind of the form, such as `ad-draft`. */
  readonly of: string
  /** What the form is about; absent for something new. */
  readonly id?: string | number | undefined
  /** 0 for a guest. */
  readonly userId: number
  /** The company that the person acts for. */
  readonly company?: number | undefined
}

/** The browser's storage may never answer, for example while another tab upgrades it; nobody waits longer than this. */
const PATIENCE_MS = 500

let isTidy = false

/** The name of a record; undefined for a guest whose tab has no storage. */
export function nameOf({ of, id, userId, company }: Slot, guest?: string): string | undefined {
  const person = company === undefined ? `${userId}` : `${userId}@${company}`
  const owner = guest ?? (userId === 0 ? guestId() : person)
  return owner && [of, owner, ...(id === undefined ? [] : [id])].join(':')
}

/** The text of one form in this browser, as one tab reads and writes it. */
export function keptRecord(slot: Slot) {
  let seen: number | undefined
  let last: Promise<unknown> = Promise.resolve()
  return {
    name: () => nameOf(slot),

    /** Returns what is kept. The text of a guest who signed in from this form is the person's from now on. */
    async read(): Promise<(object & Stamp) | undefined> {
      const name = nameOf(slot)
      if (!name) return undefined
      const guest = meetVisitor(slot.userId)
      const theirs = guest && nameOf(slot, guest)
      const [own, given] = await Promise.all([readKept(name), theirs ? readKept(theirs) : undefined])
      seen = own?.at
      if (!given || !theirs || (own?.at ?? 0) > (given.at ?? 0)) return own
      const at = await writeKept(name, given, () => seen)
      if (at === 'newer') return own
      seen = at
      await writeKept(theirs, undefined)
      return given
    },

    /**
     * Keeps a text, or forgets it. Resolves when the storage has answered, at the latest after 500 ms: to `newer` if another
     * tab has written since this one has read, and nothing was changed.
     * @param isLast the page is being left: it cannot look at what is there before it writes
     */
    write(value: object | undefined, isLast = false): Promise<'newer' | undefined> {
      const name = nameOf(slot)
      if (!name) return Promise.resolve(undefined)
      const change = writeKept(name, value, isLast ? undefined : () => seen).then((at) => {
        if (at === 'newer') return at
        seen = at
        if (!isTidy && value) void tidyUp()
        isTidy = true
        return undefined
      })
      const answer = atMost(change)
      last = answer
      return answer
    },

    /** Waits for the last change that has begun. */
    settled: () => last,
  }
}

export type KeptRecord = ReturnType<typeof keptRecord>

function atMost<Answer>(change: Promise<Answer>): Promise<Answer | undefined> {
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  void change.then(resolve).finally(() => clearTimeout(timer))
  return promise
}
