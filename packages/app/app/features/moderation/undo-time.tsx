import type { Moment } from '@sauda/sdk/language'
import { useEffect, useRef, useState } from 'react'

/** How long a publication can be undone; a plan of a program may be longer. */
const WHOLE_MS = 5000

/** How often the number is compared with the clock. */
const TICK_MS = 200

type UndoTimeProps = {
  /** When it will be too late. */
  until: Moment
  /** The time of the server when the page was loaded. */
  now: Moment
}

/**
 * The seconds left for undoing, in a ring that runs out with them. For the eye alone: a screen reader would read every
 * second. Not shown to those who want less motion.
 */
export function UndoTime({ until, now }: UndoTimeProps) {
  const left = Math.max(0, new Date(until).getTime() - new Date(now).getTime())
  const [seconds, setSeconds] = useState(secondsIn(left))
  const ring = useRef<SVGCircleElement>(null)

  useEffect(() => {
    const end = performance.now() + left
    const show = () => setSeconds(secondsIn(end - performance.now()))
    show()
    const timer = setInterval(show, TICK_MS)
    const gone = 1 - left / Math.max(left, WHOLE_MS)
    const motion = ring.current?.animate(
      { strokeDashoffset: [gone, 1] },
      { duration: left, fill: 'forwards' },
    )
    return () => {
      clearInterval(timer)
      motion?.cancel()
    }
  }, [left])

  return (
    <span aria-hidden className="relative grid size-7 place-items-center motion-reduce:hidden">
      <svg aria-hidden viewBox="0 0 28 28" className="absolute inset-0 fill-none stroke-[2.5]">
        <circle cx="14" cy="14" r="12.5" className="stroke-deep-line" />
        <circle
          ref={ring}
          cx="14"
          cy="14"
          r="12.5"
          pathLength="1"
          // From the top.
          transform="rotate(-90 14 14)"
          strokeDasharray="1"
          className="stroke-deep-accent"
        />
      </svg>
      <span className="font-strong text-xs tabular-nums">{seconds}</span>
    </span>
  )
}

function secondsIn(ms: number): number {
  return Math.max(0, Math.ceil(ms / 1000))
}
