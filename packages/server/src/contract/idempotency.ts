import { createHash } from 'node:crypto'
import type { Clock } from '../platform/clock.ts'
import { type Db, type Transact, withTransaction } from '../platform/database/transaction.ts'
import { claimKey, findAnswer, type KeptAnswer, keepAnswer } from '../platform/idempotency-queries.ts'
import { notingHits, takeBack } from '../platform/limiter.ts'
import { createLine } from '../platform/line.ts'
import { tokenHash } from '../platform/tokens.ts'
import { RefusalError } from '../refusal.ts'
import type { Call } from './call.ts'
import { KEY_HEADER, type OperationId } from './document.ts'

const LONGEST_KEY = 255

/** The part of a call that identifies the owner of the key and what it was used for. */
type KeyedCall = Pick<Call<OperationId>, 'files' | 'actor' | 'address'> & {
  params: unknown
  body: unknown
  flow: { token: string | null }
}

/** A creating call with an `Idempotency-Key`. */
export interface Attempt {
  operation: OperationId
  call: KeyedCall
  key: string
  /** Performs the call; it commits with `transact`. */
  run(transact: Transact): Promise<unknown>
  /** Serializes what `run` commits as the response body. */
  write(data: unknown): string
}

export interface OnceAnswer {
  status: number
  body: string
  /** True if the response was stored by an earlier call and nothing was done now. */
  replayed: boolean
}

export type Once = (attempt: Attempt) => Promise<OnceAnswer>

/** Rolls back a call whose key another process has used at the same time. */
class UsedMeanwhileError extends Error {}

/**
 * Runs a creating call once per key. The key and the response are written in the same transaction as the effect, so
 * both are stored or neither is. An error response stores nothing: the key may be sent again with corrected fields.
 * Calls with the same key run one after another: a queue orders them within this process, and the key's row lock orders
 * processes.
 * @throws RefusalError `idempotency_conflict` when the key was used for a different request
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
        // Either the other process's work made this call fail, or its key came first: return the other one's response.
        if (!(error instanceof UsedMeanwhileError || error instanceof RefusalError)) throw error
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
          if (!(await claimKey(trx, clock, name, fingerprint))) throw new UsedMeanwhileError()
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
      if (!kept.fingerprint.equals(fingerprint)) throw new RefusalError('idempotency_conflict')
      return { status: kept.status, body: kept.body, replayed: true }
    }
  }
}

/** Returns the key from the request header, or null. @throws RefusalError `invalid` */
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
  if (wrong) throw new RefusalError('invalid', { errors: { [KEY_HEADER]: [wrong] } })
  return header
}

/** A key belongs to the user, else to the guest's flow, else to the guest's network. */
function scopeOf({ actor, flow, address }: KeyedCall): string {
  if (actor) return `user:${actor.id}`
  return flow.token === null ? `address:${address}` : `flow:${tokenHash(flow.token).toString('hex')}`
}

/** Equal for equal requests: fields in any order, files by their content and order. */
function fingerprintOf(operation: OperationId, { params, body, files }: KeyedCall): Buffer {
  const hash = createHash('sha256')
  const digests = files.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))
  return hash.update(JSON.stringify(sorted([operation, params ?? null, body ?? null, digests]))).digest()
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  // Pairs, because an object would reorder keys such as `1` and lose `__proto__`.
  return {
    fields: Object.entries(value)
      .toSorted(byName)
      .map(([name, of]) => [name, sorted(of)]),
  }
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0
}
