import type { KeptSignature, KeptSignatures, SignedKind } from '@sauda/sdk/signing'
import { createStore, promisifyRequest } from 'idb-keyval'
import { forgetRun, noteRun } from './left-run.ts'
import { createRunLock } from './run-lock.ts'
import type { SignedRow } from './signing-request.ts'

/** The names of the records beside the signatures, whose keys are the ids of their documents. */
const RUN = 'run'
const ROWS = 'rows'

type Run = { readonly ids: readonly number[]; readonly done: readonly number[] }

const nameOf = (userId: number, kind: SignedKind) => `sauda-signing-${userId}-${kind}`

/**
 * Keeps the signatures of a user in IndexedDB, each as a record of its own, until the server has them, with the rows
 * that the dialog shows. They outlive a reload, a crash and a lost network. Other users of the computer do not see them.
 */
export function keepInBrowser(userId: number, kind: SignedKind, shown: readonly SignedRow[]): KeptSignatures {
  const change = recordOf(userId, kind)
  const lock = createRunLock(nameOf(userId, kind))
  let begun: readonly number[] = shown.map(({ id }) => id)

  /** Writes the run with its rows; rows of signatures that wait from an earlier run stay. */
  async function putRun(store: IDBObjectStore) {
    const [run, rows, waiting] = await Promise.all([runIn(store), rowsIn(store), waitingIn(store)])
    const done = new Set(run?.done)
    store.put({ ids: begun, done: begun.filter((id) => done.has(id)) } satisfies Run, RUN)
    const ids = new Set(shown.map(({ id }) => id))
    store.put([...shown, ...rows.filter(({ id }) => waiting.has(id) && !ids.has(id))], ROWS)
  }

  return {
    load: () =>
      change('readonly', async (store) => {
        const [run, waiting] = await Promise.all([runIn(store), waitingIn(store)])
        if (!run) return null
        const signatures = [...waiting].map((id) => promisifyRequest<KeptSignature>(store.get(id)))
        return { ...run, signatures: await Promise.all(signatures) }
      }),
    async begin(ids) {
      begun = ids
      await change('readwrite', putRun)
      noteRun(userId, kind)
    },
    async keep(signature) {
      await change('readwrite', async (store) => {
        store.put(signature, signature.id)
        // Another tab may have forgotten the run.
        if (!(await runIn(store))) await putRun(store)
      })
      noteRun(userId, kind)
    },
    settle: (ids, done) =>
      change('readwrite', async (store) => {
        for (const id of ids) store.delete(id)
        const run = done ? await runIn(store) : undefined
        if (run) store.put({ ...run, done: [...new Set([...run.done, ...ids])] }, RUN)
      }),
    async end() {
      const isEmpty = await change('readwrite', async (store) => {
        const [rows, waiting] = await Promise.all([rowsIn(store), waitingIn(store)])
        if (waiting.size === 0) return forgetAll(store)
        store.put({ ids: [...waiting], done: [] } satisfies Run, RUN)
        const left = rows.filter(({ id }) => waiting.has(id))
        store.put(left, ROWS)
        return false
      })
      if (isEmpty) forgetRun(userId, kind)
    },
    claim: lock.claim,
    release: lock.release,
  }
}

/** A run that was left. */
type LeftRun = {
  readonly rows: readonly SignedRow[]
  /** How many of them the server has not taken yet. */
  readonly unsigned: number
}

/** The documents of a run that was left; none if there is no such run. */
export async function leftRows(userId: number, kind: SignedKind): Promise<LeftRun> {
  const read = recordOf(userId, kind)('readonly', async (store) => {
    const [run, rows, waiting] = await Promise.all([runIn(store), rowsIn(store), waitingIn(store)])
    const ids = new Set(run?.ids)
    const left = rows.filter(({ id }) => ids.has(id) || waiting.has(id))
    const done = new Set(run?.done)
    return { rows: left, unsigned: left.filter(({ id }) => !done.has(id)).length }
  })
  return read.catch(() => ({ rows: [], unsigned: 0 }))
}

/** Forgets a run, unless signatures of it wait to be sent, or another tab is signing: nothing is ever lost. */
export async function forgetLeft(userId: number, kind: SignedKind): Promise<void> {
  const lock = createRunLock(nameOf(userId, kind))
  const forget = async () => {
    if (!(await lock.claim())) return
    const isEmpty = await recordOf(userId, kind)(
      'readwrite',
      async (store) => (await waitingIn(store)).size === 0 && forgetAll(store),
    )
    if (isEmpty) forgetRun(userId, kind)
  }
  await forget().catch(() => undefined)
  lock.release()
}

function forgetAll(store: IDBObjectStore): true {
  store.clear()
  return true
}

/** Makes each change in one transaction: other tabs see all of it or nothing. */
function recordOf(userId: number, kind: SignedKind) {
  const open = createStore(nameOf(userId, kind), 'kept')
  return async <Value>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => Promise<Value>) =>
    open(mode, async (store) => {
      const written = promisifyRequest(store.transaction)
      const [value] = await Promise.all([act(store), written])
      return value
    })
}

const runIn = (store: IDBObjectStore) => promisifyRequest<Run | undefined>(store.get(RUN))

async function rowsIn(store: IDBObjectStore): Promise<readonly SignedRow[]> {
  return (await promisifyRequest<readonly SignedRow[] | undefined>(store.get(ROWS))) ?? []
}

/** The documents whose signatures wait to be sent. The signatures themselves may be large. */
async function waitingIn(store: IDBObjectStore): Promise<ReadonlySet<number>> {
  const keys = await promisifyRequest(store.getAllKeys())
  return new Set(keys.filter((key) => typeof key === 'number'))
}
