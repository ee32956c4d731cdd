import { attempt, newIdempotencyKey, type Portal } from '@sauda/sdk'
import type { TalkMessage, TalkSign } from '@sauda/sdk/talk'
import { TALK_SIGN_EVERY, TALK_SIGN_LASTS } from '@sauda/sdk/talk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useLive } from '../live/live-context.tsx'
import { createOutbox, type Outgoing } from './outbox.ts'

/** A thread as a page has loaded it. */
export type TalkState = {
  readonly messages: readonly TalkMessage[]
  /** When the other side has read the last own message, ISO 8601. */
  readonly other_read_at: string | null
}

/** The calls of a thread of one kind. */
export type TalkCalls = {
  /** Returns what has come since a message, the oldest first, and whether there is more. */
  readonly load: (portal: Portal, after: number) => Promise<TalkState & { readonly more: boolean }>
  readonly send: (
    portal: Portal,
    draft: { text: string; photo_keys: string[] },
    options: { idempotencyKey: string },
  ) => Promise<TalkMessage>
  readonly read: (portal: Portal, upTo: number) => Promise<unknown>
  readonly show: (portal: Portal, sign: TalkSign) => Promise<unknown>
  /** What a live event says of this thread: something new, or what the other side does. */
  readonly hear: (news: Parameters<Parameters<typeof useLive>[0]>[0]) => 'news' | TalkSign | null
}

/**
 * A thread that is open: what comes live, what is being sent, what the other side does, and how long nothing can be sent.
 * @param calls the same object as long as the thread is the same
 */
export function useTalk(loaded: TalkState, calls: TalkCalls) {
  const portal = useBrowserPortal()
  const [state, setState] = useState(loaded)
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([])
  const [heldUntil, setHeldUntil] = useState<number>()
  const sign = useOtherSign()

  const join = useCallback((more: TalkState) => {
    setState((now) => ({ ...more, messages: joined(now.messages, more.messages) }))
  }, [])
  // The page was loaded again.
  useEffect(() => join(loaded), [loaded, join])

  // An own message that was sent may follow others that are not loaded yet, so it is no place to go on from.
  const loadedUpTo = useRef(loaded.messages.at(-1)?.id ?? 0)
  const load = useCallback(async () => {
    for (let more = true; more; ) {
      const result = await attempt(calls.load(portal, loadedUpTo.current))
      if (!result.ok) return
      const { more: isMore, ...part } = result.value
      join(part)
      loadedUpTo.current = Math.max(loadedUpTo.current, part.messages.at(-1)?.id ?? 0)
      more = isMore && part.messages.length > 0
    }
  }, [calls, portal, join])

  useLive((news) => {
    if (news.event === 'connected') {
      if (news.again) void load()
      return
    }
    const heard = calls.hear(news)
    if (heard === 'news') {
      sign.end()
      void load()
    } else if (heard) sign.see(heard)
  })

  const outbox = useMemo(
    () =>
      createOutbox({
        send: ({ text, photo_keys, key }) =>
          attempt(calls.send(portal, { text, photo_keys: [...photo_keys] }, { idempotencyKey: key })),
        onChange: setOutgoing,
        onSent: (message) => setState((now) => ({ ...now, messages: joined(now.messages, [message]) })),
        onHeld: (seconds) => setHeldUntil(Date.now() + seconds * 1000),
      }),
    [calls, portal],
  )
  useEffect(() => {
    const again = () => outbox.again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [outbox])

  useReading(
    state.messages,
    useCallback((upTo: number) => void attempt(calls.read(portal, upTo)), [calls, portal]),
  )
  const tell = useCallback((sign: TalkSign) => void attempt(calls.show(portal, sign)), [calls, portal])
  const typed = useTyping(tell)

  return {
    ...state,
    outgoing,
    sign: sign.now,
    heldUntil,
    release: useCallback(() => setHeldUntil(undefined), []),
    /** Called on each key: tells the other side, at most every 3 seconds. */
    typed,
    retry: outbox.again,
    write: (text: string, photo_keys: readonly string[]) =>
      outbox.add({ key: newIdempotencyKey(), text, photo_keys, at: new Date().toISOString() }),
  }
}

/** Messages of both lists, each once, in their order. */
export function joined(now: readonly TalkMessage[], more: readonly TalkMessage[]): readonly TalkMessage[] {
  const all = new Map([...now, ...more].map((message) => [message.id, message]))
  return [...all.values()].toSorted((one, other) => one.id - other.id)
}

/** What the other side does, forgotten 6 seconds after it was told last. */
function useOtherSign() {
  const [now, setNow] = useState<TalkSign | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    now,
    see(sign: TalkSign) {
      setNow(sign)
      clearTimeout(timer.current)
      timer.current = setTimeout(setNow, TALK_SIGN_LASTS, null)
    },
    end() {
      clearTimeout(timer.current)
      setNow(null)
    },
  }
}

/** Tells how far the thread was read, while somebody looks at it. */
function useReading(messages: readonly TalkMessage[], read: (upTo: number) => void) {
  const last = messages.findLast(({ own }) => !own)?.id
  useEffect(() => {
    if (last === undefined) return
    const look = () => {
      if (!document.hidden) read(last)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [last, read])
}

function useTyping(tell: (sign: TalkSign) => void) {
  const at = useRef(0)
  return useCallback(() => {
    if (Date.now() - at.current < TALK_SIGN_EVERY) return
    at.current = Date.now()
    tell('typing')
  }, [tell])
}
