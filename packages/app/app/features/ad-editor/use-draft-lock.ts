import { useEffect, useRef, useState } from 'react'
import { createDraftLock, type LockState } from './draft-lock.ts'

/**
 * Whether this tab may change a draft, and how often it has taken it over. A browser without locks has one tab, as far
 * as is known.
 */
export function useDraftLock(name: string) {
  const [state, setState] = useState<LockState>('mine')
  const [turn, setTurn] = useState(0)
  const onAsked = useRef<() => Promise<unknown>>(async () => undefined)
  const lock = useRef<ReturnType<typeof createDraftLock>>(undefined)

  useEffect(() => {
    if (!('locks' in navigator)) return
    let before: LockState = 'mine'
    lock.current = createDraftLock(name, {
      locks: navigator.locks,
      channel: new BroadcastChannel(name),
      onState: (next) => {
        setState(next)
        // Another tab may have changed the draft meanwhile: it is read again.
        if (before === 'elsewhere' && next === 'mine') setTurn((count) => count + 1)
        before = next
      },
      onAsked: () => onAsked.current(),
    })
    lock.current.begin()
    return () => lock.current?.stop()
  }, [name])

  return { isMine: state === 'mine', turn, onAsked, take: () => lock.current?.take() }
}
