import type { DocumentKind } from '@sauda/sdk/documents'

const keyOf = (userId: number, kind: DocumentKind) => `signing ${userId} ${kind}`

/** Remembers that a run has begun, so that the next visit knows without opening a database. */
export function noteRun(userId: number, kind: DocumentKind): void {
  withStorage((storage) => storage.setItem(keyOf(userId, kind), '1'))
}

export function forgetRun(userId: number, kind: DocumentKind): void {
  withStorage((storage) => storage.removeItem(keyOf(userId, kind)))
}

/** Whether the user has left a run in this browser. */
export function hasLeftRun(userId: number, kind: DocumentKind): boolean {
  return withStorage((storage) => storage.getItem(keyOf(userId, kind)) !== null) ?? false
}

/** Browsers may forbid the storage altogether. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(localStorage)
  } catch {
    return undefined
  }
}
