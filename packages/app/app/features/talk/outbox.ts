import type { PortalError } from '@sauda/sdk'
import type { TalkMessage } from '@sauda/sdk/talk'

/** A message on its way. Its key is that of the call, so it is stored once however often it is sent. */
export type Outgoing = {
  readonly key: string
  readonly text: string
  readonly photo_keys: readonly string[]
  /** When it was written, ISO 8601. */
  readonly at: string
  readonly state: 'waiting' | 'failed'
  /** The code of the refusal; absent without a connection. */
  readonly code?: string
}

type Outcome = { ok: true; value: TalkMessage } | { ok: false; error: PortalError }

type OutboxOptions = {
  send: (message: Outgoing) => Promise<Outcome>
  /** Called with what is on its way after each change. */
  onChange: (messages: readonly Outgoing[]) => void
  onSent: (message: TalkMessage) => void
  /** The server takes no more for so many seconds. */
  onHeld: (seconds: number) => void
  isOnline?: () => boolean
}

/** Codes of a call that may not have reached the server: it is sent again by itself once there is a connection. */
const AWAY: readonly string[] = ['network', 'timeout', 'unavailable', 'outcome_unknown']

/**
 * Sends messages in the order in which they were written, one after the other. Without a connection they wait for one; one that
 * was refused keeps its place until it is sent again, and those behind it go on.
 */
export function createOutbox({ send, onChange, onSent, onHeld, isOnline = online }: OutboxOptions) {
  let messages: readonly Outgoing[] = []
  let isSending = false

  function change(next: readonly Outgoing[]) {
    messages = next
    onChange(messages)
  }
  const mark = (key: string, to: Partial<Outgoing>) =>
    change(messages.map((message) => (message.key === key ? { ...message, ...to } : message)))

  async function run() {
    if (isSending) return
    isSending = true
    for (;;) {
      const next = messages.find(({ state }) => state === 'waiting')
      if (!next || !isOnline()) break
      const result = await send(next)
      if (result.ok) {
        change(messages.filter(({ key }) => key !== next.key))
        onSent(result.value)
        continue
      }
      const { code, retry_after } = result.error
      // Lost on its way, while the browser believes that it has no connection: it goes by itself.
      if (AWAY.includes(code) && !isOnline()) break
      mark(next.key, { state: 'failed', ...(!AWAY.includes(code) && { code }) })
      if (code === 'too_many_requests') onHeld(retry_after ?? 60)
    }
    isSending = false
  }

  return {
    add(message: Pick<Outgoing, 'key' | 'text' | 'photo_keys' | 'at'>) {
      change([...messages, { ...message, state: 'waiting' }])
      void run()
    },
    /** Sends a failed message again, or all that wait. */
    again(key?: string) {
      change(
        messages.map((message) => {
          if (message.key !== key) return message
          const { code: _, ...rest } = message
          return { ...rest, state: 'waiting' }
        }),
      )
      void run()
    },
  }
}

function online(): boolean {
  return navigator.onLine
}
