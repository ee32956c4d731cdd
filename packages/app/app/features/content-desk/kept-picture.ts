import { del, get, set } from 'idb-keyval'

/** One place in each browser, so that abandoned pictures do not gather there. */
const SLOT = 'content-picture'

type Kept = { of: string; file: File }

const kept = () => get<Kept>(SLOT).catch(() => undefined)

/**
 * The picture that was chosen last and is not saved yet, for a reload or a new sign-in. `of` is its entry and user. Where
 * the browser has no storage, nothing is kept.
 */
export const keptPicture = {
  keep: (of: string, file: File) => set(SLOT, { of, file } satisfies Kept).catch(() => undefined),
  async find(of: string, name: string): Promise<File | undefined> {
    const found = await kept()
    return found?.of === of && found.file.name === name ? found.file : undefined
  },
  async forget(of: string): Promise<void> {
    if ((await kept())?.of === of) await del(SLOT).catch(() => undefined)
  },
  /** Forgets the picture of a user, whatever its entry is. */
  async forgetOf(userId: number): Promise<void> {
    if ((await kept())?.of.endsWith(` ${userId}`)) await del(SLOT).catch(() => undefined)
  },
}
