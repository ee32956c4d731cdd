import { beforeReload } from '../../shell/chunk-failure.ts'
import { createFormLock } from './form-lock.ts'
import type { KeptRecord } from './record.ts'

/** How long the typing pauses before the text is kept. */
const PAUSE_MS = 300

export type Kept = Awaited<ReturnType<KeptRecord['read']>>

type KeeperOptions<Value> = {
  /** Returns what is to be kept now; undefined forgets it. */
  gather: () => Value | undefined
  /** Called with what is kept: when the form is opened, and when this tab takes it over from another one. */
  onKept: (kept: Kept, isFirst: boolean) => void
  /** Called when this tab may write, or no more. */
  onMine: (isMine: boolean) => void
}

/**
 * Keeps the text of a form that is open in a tab. One tab at a time writes: it has the lock, and what it writes is newer
 * than what it has read. A browser without locks shows that another tab writes at the first text that would replace it.
 */
export function createKeeper<Value extends object>(
  record: KeptRecord,
  { gather, onKept, onMine }: KeeperOptions<Value>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let lock: ReturnType<typeof createFormLock> | undefined
  let stopReloads: (() => void) | undefined
  let isDirty = false
  let isMine = true
  let isLocked = false
  let reads = 0
  let isFirst = true
  let isOver = false
  let opened: Promise<void> = Promise.resolve()

  async function read() {
    const turn = ++reads
    const kept = await record.read()
    if (turn !== reads || isOver) return
    onKept(kept, isFirst)
    isFirst = false
  }

  function setMine(next: boolean) {
    if (next === isMine) return
    isMine = next
    onMine(next)
    // Another tab may have changed the text meanwhile.
    if (next) void read()
  }

  async function write(value: Value | undefined, isLast = false): Promise<void> {
    clearTimeout(timer)
    if (isFirst && !isLast && value !== undefined) {
      // The form joins what is kept with what was typed before it was read, and has to be rendered with both.
      isDirty = true
      await opened
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      if (!isOver) value = gather()
    }
    isDirty = false
    if (!isMine) return void (await record.settled())
    if ((await record.write(value, isLast)) === 'newer') setMine(false)
  }

  /** Keeps what is typed at once. */
  const save = () => write(gather())
  /** Keeps what is not kept yet, before the page is left, and waits for what is being kept. */
  const flush = async () => void (await (isDirty ? save() : record.settled()))
  const leave = () => isDirty && void write(gather(), lock !== undefined)

  return {
    begin() {
      isOver = false
      isMine = true
      isFirst = true
      stopReloads = beforeReload(flush)
      addEventListener('pagehide', leave)
      const name = record.name()
      if (name && 'locks' in navigator) {
        lock = createFormLock(name, {
          locks: navigator.locks,
          channel: new BroadcastChannel(name),
          onState(state) {
            isLocked = state === 'elsewhere'
            setMine(!isLocked)
          },
          onAsked: flush,
        })
        lock.begin()
      }
      opened = read()
    },
    /** The form is closed. */
    stop() {
      void flush()
      clearTimeout(timer)
      isOver = true
      lock?.stop()
      stopReloads?.()
      removeEventListener('pagehide', leave)
    },
    /** Keeps what is typed after a short pause; call it on every change. */
    touch() {
      isDirty = true
      clearTimeout(timer)
      timer = setTimeout(save, PAUSE_MS)
    },
    write,
    save,
    flush,
    /** What was typed is sent or not wanted. */
    forget: () => write(undefined),
    /** Goes on in this tab with all that was typed in the other one. */
    take: () => (isLocked ? lock?.take() : setMine(true)),
  }
}
