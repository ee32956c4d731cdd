import type { KeptSignature, KeptSignatures, SignedKind } from '@sauda/sdk/signing'
import { clear, createStore, del, entries, get, keys, set, type UseStore } from 'idb-keyval'
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
        // Signatures of an earlier run may still wait to be sent.
        const waiting = await keptIds(store)
        if (waiting.length > 0) await set('run', { ids: waiting, done: [] }, store)
        else {
          await clear(store)
          forgetRun(userId, kind)
        }
      }),
  }
}

const storeOf = (userId: number, kind: SignedKind) => createStore(`sauda-signing-${userId}-${kind}`, 'kept')

/** Keeps what the dialog shows of the documents of a run. */
export async function keepRows(userId: number, kind: SignedKind, rows: readonly SignedRow[]): Promise<void> {
  const store = storeOf(userId, kind)
  const keep = async () => {
    const before = (await get<readonly SignedRow[]>('rows', store)) ?? []
    const waiting = await keptIds(store)
    const others = before.filter(({ id }) => waiting.includes(id) && !rows.some((row) => row.id === id))
    await set('rows', [...rows, ...others], store)
  }
  await keep().catch(() => undefined)
}

/** The documents of a run that was left; empty if there is none. */
export async function leftRows(userId: number, kind: SignedKind): Promise<readonly SignedRow[]> {
  const store = storeOf(userId, kind)
  const read = async () => {
    const [run, rows] = await Promise.all([get<Run>('run', store), get<readonly SignedRow[]>('rows', store)])
    const waiting = await keptIds(store)
    return rows?.filter(({ id }) => run?.ids.includes(id) || waiting.includes(id)) ?? []
  }
  return read().catch(() => [])
}

/** The documents whose signatures wait to be sent. */
async function keptIds(store: UseStore): Promise<number[]> {
  return (await keys(store)).flatMap((key) => (typeof key === 'number' ? [key] : []))
}

/** Forgets a run, unless signatures of it wait to be sent: those are never lost. */
export async function forgetLeft(userId: number, kind: SignedKind): Promise<void> {
  const store = storeOf(userId, kind)
  const forget = async () => {
    if ((await keptIds(store)).length > 0) return
    await clear(store)
    forgetRun(userId, kind)
  }
  await forget().catch(() => undefined)
}
