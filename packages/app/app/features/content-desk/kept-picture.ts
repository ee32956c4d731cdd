import { readKept, writeKept } from '../drafts/browser.ts'
import { nameOf } from '../drafts/record.ts'

const KIND = 'content-picture'

/**
 * The picture that a person chose last and has not saved yet, for a reload or a new sign-in: one for each person, so that
 * abandoned pictures do not gather. Where the browser has no storage, nothing is kept.
 */
export function keptPicture(userId: number) {
  const name = nameOf({ of: KIND, userId }) ?? KIND
  // An earlier release kept one for the whole browser.
  const places = [name, KIND]
  const placeOf = async (of: string) => {
    for (const place of places) {
      const kept = await readKept<{ of: string; file: File }>(place)
      if (kept?.of === of && kept.file instanceof File) return { place, file: kept.file }
    }
    return undefined
  }
  return {
    /** @param of the entry and its user */
    keep: (of: string, file: File) => writeKept(name, { of, file }),
    async find(of: string, fileName: string): Promise<File | undefined> {
      const found = await placeOf(of)
      return found?.file.name === fileName ? found.file : undefined
    },
    async forget(of: string): Promise<void> {
      const found = await placeOf(of)
      if (found) await writeKept(found.place, undefined)
    },
  }
}
