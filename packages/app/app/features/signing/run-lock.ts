/** A lock that was asked for: whether this page has it, and how it is given back. */
type Held = { readonly isGranted: boolean; readonly letGo: () => Promise<unknown> }

/** Locks that this page is giving back: the next run of the same page waits for that. */
const leaving = new Map<string, Promise<unknown>>()

/**
 * Reserves a name for one page of this browser, so that two tabs do not sign with one record. Browsers without locks go
 * on without: each change of the record is whole, and a signature that is sent twice gets the same answer.
 */
export function createRunLock(name: string) {
  let held: Promise<Held> | null = null
  return {
    /** Whether this page has the lock, now that it was asked for. */
    async claim(): Promise<boolean> {
      const asked = held ?? request(name)
      held = asked
      const { isGranted } = await asked
      if (!isGranted && held === asked) held = null
      return isGranted
    },
    release(): void {
      const before = held
      held = null
      if (before) leaving.set(name, letGo(before))
    },
  }
}

async function letGo(held: Promise<Held>): Promise<void> {
  await (await held).letGo()
}

async function request(name: string): Promise<Held> {
  await leaving.get(name)
  const free: Held = { isGranted: true, letGo: async () => undefined }
  const { locks } = navigator
  if (!locks) return free
  return new Promise((resolve) => {
    const gone = locks.request(name, { ifAvailable: true }, (lock) => {
      if (!lock) return resolve({ ...free, isGranted: false })
      return new Promise<void>((done) =>
        resolve({
          isGranted: true,
          letGo: () => {
            done()
            return gone
          },
        }),
      )
    })
    // Some private windows have locks that cannot be used.
    gone.catch(() => resolve(free))
  })
}
