/** The database of the keeper, as idb-keyval names it by default. */
export const DATABASE = 'keyval-store'

/** Whether this browser has ever kept anything in its database; otherwise the code that reads it is not loaded. */
export async function hasKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}
