import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createKeeper, type Kept } from './keeper.ts'
import { keptRecord, type Slot } from './record.ts'

/** Keeps the text of a form in this browser while the form is open. `gather` and `onKept` as in `createKeeper`. */
export function useKeeper<Value extends object>(
  { of, id, userId, company }: Slot,
  options: { gather: () => Value | undefined; onKept: (kept: Kept, isFirst: boolean) => void },
) {
  const [isMine, setMine] = useState(true)
  const latest = useRef(options)
  latest.current = options
  const keeper = useMemo(
    () =>
      createKeeper<Value>(keptRecord({ of, id, userId, company }), {
        gather: () => latest.current.gather(),
        onKept: (kept, isFirst) => latest.current.onKept(kept, isFirst),
        onMine: setMine,
      }),
    [of, id, userId, company],
  )
  // The form is still there when a layout effect ends: what was typed last is read from it.
  useLayoutEffect(() => {
    setMine(true)
    keeper.begin()
    return keeper.stop
  }, [keeper])
  return useMemo(() => ({ ...keeper, isMine }), [keeper, isMine])
}
