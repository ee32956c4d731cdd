/**
 * Empties what pages keep in IndexedDB. The databases themselves stay: a module that has one open would keep them from
 * being deleted.
 */
export async function emptyDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name) await emptyDatabase(name)
}

function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const stores = [...database.objectStoreNames]
      if (stores.length === 0) {
        database.close()
        return resolve()
      }
      const clearing = database.transaction(stores, 'readwrite')
      for (const store of stores) clearing.objectStore(store).clear()
      clearing.oncomplete = () => {
        database.close()
        resolve()
      }
      clearing.onerror = () => reject(clearing.error)
    }
  })
}
