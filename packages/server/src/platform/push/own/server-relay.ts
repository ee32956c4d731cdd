import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from '../../database/open-database.ts'
import { within } from '../../within.ts'
import type { PushMessage } from '../push.ts'
import { createCollector, partsOf, type RelayMessage } from './parts.ts'
import type { Listener, Relay } from './relay.ts'

const CHANNEL = 'sauda_push'
const CHECK_EVERY = 30_000
const FIRST_WAIT = 250
const LONGEST_WAIT = 10_000
/** How long to wait for the connection to close. */
const GOODBYE = 2_000

/** LISTENs on a dedicated connection, which is reopened when it breaks; NOTIFYs through the pool. */
export async function openServerRelay(
  { url, query }: { url: string; query: Database['query'] },
  { onMessage, onGap, onError }: Listener,
): Promise<Relay> {
  const self = randomBytes(6).toString('hex')
  let client: Client
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let makingUp: NodeJS.Timeout | undefined
  let waiting: PushMessage[] = []

  async function listen(): Promise<void> {
    const opened = new Client({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
    })
    let isListening = false
    const lose = (error: unknown) => {
      if (!isListening || isClosed) return
      isListening = false
      clearInterval(timer)
      onError(error)
      void opened.end().catch(onError)
      listenAgain(FIRST_WAIT)
    }
    const collect = createCollector(self)
    opened
      .on('error', lose)
      .on('end', () => lose(new Error('The connection that hears of other servers has ended')))
      .on('notification', ({ payload = '' }) => {
        const message = collect(payload)
        if (!message) return
        if ('gap' in message) onGap()
        else onMessage(message)
      })
    try {
      await opened.connect()
      await opened.query(`listen ${CHANNEL}`)
    } catch (error) {
      void opened.end().catch(() => {})
      throw error
    }
    if (isClosed) return opened.end()
    isListening = true
    client = opened
    // Only a query detects a connection that broke silently.
    timer = setInterval(() => opened.query('select 1').catch(lose), CHECK_EVERY).unref()
  }

  function listenAgain(wait: number): void {
    timer = setTimeout(async () => {
      try {
        await listen()
        if (!isClosed) onGap()
      } catch (error) {
        if (isClosed) return
        onError(error)
        listenAgain(Math.min(wait * 2, LONGEST_WAIT))
      }
    }, wait).unref()
  }

  async function say(messages: readonly RelayMessage[], wait = FIRST_WAIT): Promise<void> {
    const parts = messages.flatMap((message) => partsOf(self, message))
    try {
      await query('select pg_notify($1, part) from unnest($2::text[]) part', [CHANNEL, parts])
    } catch (error) {
      onError(error)
      makeUp(wait)
    }
  }

  /** Unsent messages are not stored: the others are told of a gap once the database is reachable again. */
  function makeUp(wait: number): void {
    if (isClosed || makingUp) return
    makingUp = setTimeout(() => {
      makingUp = undefined
      void say([{ gap: true }], Math.min(wait * 2, LONGEST_WAIT))
    }, wait).unref()
  }

  function sayWaiting(): void {
    const messages = waiting
    waiting = []
    void say(messages)
  }

  await listen()
  return {
    publish(message) {
      // Sends all messages of one change in one statement.
      if (waiting.push(message) === 1) setImmediate(sayWaiting)
    },
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(makingUp)
      // Closing does not finish if the server no longer responds.
      await within(GOODBYE, client.end())
    },
  }
}
