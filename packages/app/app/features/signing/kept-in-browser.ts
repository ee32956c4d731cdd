import type { KeptSignature, KeptSignatures, SignedKind } from '@sauda/sdk/signing'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'
import { forgetRun, noteRun } from './left-run.ts'
import type { SignedRow } from './signing-request.ts'

type Run = { readonly ids: readonly number[]; readonly done: readonly number[] }

/**
 * Keeps the signatures of a user in IndexedDB, each as a record of its own, until the server has them. They outlive a
 * reload, a crash and a lost network. Other users of the computer do not see them.
 */
export function keepInBrowser(userId: number, kind: SignedKind): KeptSignatures {
  const store = storeOf(userId, kind)
  const run = () => get<Run>('run', store)
  // Changes of the record of the run come one after the other.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <Value>(change: () => Promise<Value>): Promise<Value> => {
    const next = last.then(change, change)
    last = next
    return next
  }
  return {
    async load() {
      const found = await run()
      if (!found) return null
      const all: [IDBValidKey, KeptSignature][] = await entries(store)
      // The run and its rows have names as keys.
      const signatures = all.flatMap(([key, signature]) => (typeof key === 'number' ? [signature] : []))
      return { ...found, signatures }
    },
    begin: (ids) =>
      inTurn(async () => {
        const found = await run()
        await set('run', { ids, done: found?.done.filter((id) => ids.includes(id)) ?? [] }, store)
        noteRun(userId, kind)
      }),
    keep: (signature) => set(signature.id, signature, store),
    settle: (ids, done) =>
      inTurn(async () => {
        await Promise.all(ids.map((id) => del(id, store)))
        const found = await run()
        if (found && done) await set('run', { ...found, done: [...new Set([...found.done, ...ids])] }, store)
      }),
    end: () =>
      inTurn(async () => {
        await clear(store)
        forgetRun(userId, kind)
      }),
  }
}

const storeOf = (userId: number, kind: SignedKind) => createStore(`sauda-signing-${userId}-${kind}`, 'kept')

/** Keeps what the dialog shows of the documents of a run. */
export async function keepRows(userId: number, kind: SignedKind, rows: readonly SignedRow[]): Promise<void> {
  await set('rows', rows, storeOf(userId, kind)).catch(() => undefined)
}

/** The documents of a run that was left; empty if there is none. */
export async function leftRows(userId: number, kind: SignedKind): Promise<readonly SignedRow[]> {
  return (await get<readonly SignedRow[]>('rows', storeOf(userId, kind)).catch(() => undefined)) ?? []
}

/** Forgets a run of which nothing is kept. */
export async function forgetLeft(userId: number, kind: SignedKind): Promise<void> {
  await clear(storeOf(userId, kind)).catch(() => undefined)
  forgetRun(userId, kind)
}
