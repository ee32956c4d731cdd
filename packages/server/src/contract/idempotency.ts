import { createHash } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { type Db, type Transact, withTransaction } from '../platform/database/transaction.ts'
import { claimKey, findAnswer, type KeptAnswer, keepAnswer } from '../platform/idempotency-queries.ts'
import { notingHits, takeBack } from '../platform/limiter.ts'
import { createLine } from '../platform/line.ts'
import { tokenHash } from '../platform/tokens.ts'
import { Refusal } from '../refusal.ts'
import type { Call } from './call.ts'
import { KEY_HEADER, type OperationId } from './document.ts'

const LONGEST_KEY = 255

/** The part of a call that decides whose key it is and what it was used for. */
type KeyedCall = Pick<Call<OperationId>, 'files' | 'actor' | 'address'> & {
  params: unknown
  body: unknown
  flow: { token: string | null }
}

/** A creating call that came with a key. */
export interface Attempt {
  operation: OperationId
  call: KeyedCall
  key: string
  /** Does the call; it commits by `transact`. */
  run(transact: Transact): Promise<unknown>
  /** Writes what `run` commits as the body of the answer. */
  write(data: unknown): string
}

export interface OnceAnswer {
  status: number
  body: string
  /** The call was made before; nothing was done now. */
  replayed: boolean
}

export type Once = (attempt: Attempt) => Promise<OnceAnswer>

/** Ends the transaction of a call whose key another process has used in the same moment. */
class UsedMeanwhile extends Error {}

/**
 * Does what a creating call asks for once per key. The key and the answer are written in the transaction of the effect, so
 * there are both or neither; a refusal stores nothing, and the key may be sent again with mended fields. Calls with one key
 * go one after another: in this process they stand in a line before anything is done, and two processes meet at the key's row.
 * @throws Refusal `idempotency_conflict` when the key was used for something else
 */
export function onceByKey({ db, clock }: { db: Db; clock: Clock }): Once {
  const inLine = createLine()

  return async ({ operation, call, key, run, write }) => {
    const name = { scope: scopeOf(call), key }
    const fingerprint = fingerprintOf(operation, call)

    return inLine(`${name.scope} ${key}`, async () => {
      const known = await findAnswer(db, clock, name)
      if (known) return replay(known)
      const charged: string[] = []
      try {
        return await notingHits(charged, first)
      } catch (error) {
        // Refused by what the other process has done, or late by the key itself: both answer what the other one did.
        if (!(error instanceof UsedMeanwhile || error instanceof Refusal)) throw error
        const kept = await findAnswer(db, clock, name)
        if (!kept) throw error
        for (const hit of charged) await takeBack(db, hit)
        return replay(kept)
      }
    })

    async function first(): Promise<OnceAnswer> {
      let body: string | undefined
      await run((outer, work) =>
        withTransaction(outer, async (trx) => {
          if (!(await claimKey(trx, clock, name, fingerprint))) throw new UsedMeanwhile()
          const data = await work(trx)
          body = write(data)
          await keepAnswer(trx, name, { status: 200, body })
          return data
        }),
      )
      if (body === undefined) throw new Error(`${operation} takes a key and did not commit by call.transact`)
      return { status: 200, body, replayed: false }
    }

    function replay(kept: KeptAnswer): OnceAnswer {
      if (!kept.fingerprint.equals(fingerprint)) throw new Refusal('idempotency_conflict')
      return { status: kept.status, body: kept.body, replayed: true }
    }
  }
}

/** The key of a call's header; null where it has none. @throws Refusal `invalid` */
export function keyOf(header: string | null): string | null {
  if (header === null) return null
  const wrong =
    header === ''
      ? 'required'
      : header.length > LONGEST_KEY
        ? 'too_long'
        : /^[!-~]+$/.test(header)
          ? null
          : 'wrong_format'
  if (wrong) throw new Refusal('invalid', { errors: { [KEY_HEADER]: [wrong] } })
  return header
}

/** A key belongs to the person, else to the guest's flow, else to the guest's network. */
function scopeOf({ actor, flow, address }: KeyedCall): string {
  if (actor) return `user:${actor.id}`
  return flow.token === null ? `address:${address}` : `flow:${tokenHash(flow.token).toString('hex')}`
}

/** The same for calls that say the same: fields in any order, files by their bytes and their order. */
function fingerprintOf(operation: OperationId, { params, body, files }: KeyedCall): Buffer {
  const hash = createHash('sha256')
  const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
  return hash.update(JSON.stringify(sorted([operation, params ?? null, body ?? null, digests]))).digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  // Pairs rather than an object, in which keys such as `1` or `__proto__` have a place of their own.
  return {
    fields: Object.entries(value)
      .toSorted(byName)
      .map(([name, of]) => [name, sorted(of)]),
  }
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
