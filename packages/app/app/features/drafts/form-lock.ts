/** How long another tab may take to save its text and let go; then it is frozen or gone. */
const PATIENCE_MS = 1500

export type LockState = 'mine' | 'elsewhere'

type FormLockOptions = {
  locks: Pick<LockManager, 'request'>
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>
  onState: (state: LockState) => void
  /** Saves what this tab has not saved yet, before another tab takes over. */
  onAsked: () => Promise<unknown>
}

/**
 * Lets one tab at a time write in a form. Other tabs wait: they get the form when that tab is closed, or when they ask for
 * it, after its text was saved.
 */
export function createFormLock(name: string, { locks, channel, onState, onAsked }: FormLockOptions) {
  let release: (() => void) | undefined
  let waiting: AbortController | undefined
  let isOver = false

  /** Keeps the lock until it is released; the browser releases the locks of a closed tab. */
  function hold(): Promise<void> | undefined {
    if (isOver) return undefined
    waiting = undefined
    onState('mine')
    const { promise, resolve } = Promise.withResolvers<void>()
    release = resolve
    return promise
  }

  function wait(): void {
    release = undefined
    if (isOver) return
    const controller = new AbortController()
    waiting = controller
    onState('elsewhere')
    // Rejects when another tab takes the lock by force, and when this tab stops waiting.
    locks.request(name, { signal: controller.signal }, hold).catch(() => controller.signal.aborted || wait())
  }

  channel.onmessage = async () => {
    if (!release) return
    await onAsked()
    const letGo = release
    wait()
    letGo?.()
  }

  return {
    begin: () =>
      void locks.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : void wait())).catch(wait),
    take: () => {
      channel.postMessage('give')
      setTimeout(() => {
        if (release || isOver) return
        waiting?.abort()
        locks.request(name, { steal: true }, hold).catch(wait)
      }, PATIENCE_MS)
    },
    stop: () => {
      isOver = true
      waiting?.abort()
      release?.()
      channel.close()
    },
  }
}
