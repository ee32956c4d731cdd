import { useEffect, useRef } from 'react'
import { loadSpare } from '../../shell/chunk-failure.ts'
import { whenIdle } from '../../shell/when-idle.ts'

/** Returns the ref of an element with a slider that the server has rendered; its script comes when the page is idle. */
export function useSlider(part: unknown) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const section = part ? page.current?.querySelector<HTMLElement>('[data-slider]') : null
    if (!section) return
    let stop = () => {}
    let gone = false
    const callOff = whenIdle(async () => {
      const loaded = await loadSpare(() => import('./slider-motion.ts'))
      if (loaded && !gone) stop = loaded.moveSlider(section)
    })
    return () => {
      gone = true
      callOff()
      stop()
    }
  }, [part])
  return page
}
