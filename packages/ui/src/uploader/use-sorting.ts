import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { closestPlace, NOWHERE, type Point, wayOf } from './sorting-places.ts'

/** How far a mouse moves before it drags, so that a press stays a press. */
const MOUSE_DISTANCE = 6
/** How long a finger rests before it drags, and how far it may stray: a quicker one scrolls. */
const TOUCH_DELAY_MS = 200
const TOUCH_TOLERANCE = 8

type Drag = {
  readonly id: string
  readonly from: number
  readonly to: number
  readonly by: Point
  readonly centres: readonly Point[]
}

type SortingOptions = {
  /** In order; the list has an element with `data-tile` for each. */
  ids: readonly string[]
  list: RefObject<HTMLElement | null>
  onMove: (from: number, to: number) => void
}

/** Sorts the items of a list by dragging: at once with a mouse, after a long press with a finger. Escape cancels. */
export function useSorting({ ids, list, onMove }: SortingOptions) {
  const [drag, setDrag] = useState<Drag>()
  const current = useRef<Drag>(undefined)
  const order = useRef({ ids, onMove })
  order.current = { ids, onMove }
  const stop = useRef<() => void>(undefined)
  const hasDragged = useRef(false)

  function show(next: Drag | undefined) {
    current.current = next
    setDrag(next)
  }

  const forget = () => {
    hasDragged.current = false
  }

  function press(event: PointerEvent, id: string) {
    if (event.button !== 0 || !event.isPrimary) return
    stop.current?.()
    hasDragged.current = false
    const start = pointOf(event)
    const isTouch = event.pointerType === 'touch'
    const begin = () => {
      const from = order.current.ids.indexOf(id)
      if (from < 0) return
      hasDragged.current = true
      show({ id, from, to: from, by: NOWHERE, centres: centresOf(list.current) })
    }
    const delay = isTouch ? setTimeout(begin, TOUCH_DELAY_MS) : undefined
    const move = (moving: globalThis.PointerEvent) => {
      const by = minus(pointOf(moving), start)
      const distance = Math.hypot(by.x, by.y)
      if (!current.current) {
        // The browser takes over a finger that scrolls.
        if (isTouch && distance > TOUCH_TOLERANCE) return end()
        if (isTouch || distance < MOUSE_DISTANCE) return
        begin()
      }
      const dragged = current.current
      if (!dragged) return end()
      const centre = dragged.centres[dragged.from] ?? NOWHERE
      const to = closestPlace(dragged.centres, { x: centre.x + by.x, y: centre.y + by.y })
      show({ ...dragged, by, to })
    }
    const drop = () => {
      const dragged = current.current
      end()
      if (dragged) order.current.onMove(dragged.from, dragged.to)
    }
    const cancel = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || !current.current) return
      // A dialog around the list stays open.
      key.stopImmediatePropagation()
      end()
    }
    const end = () => {
      clearTimeout(delay)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', cancel, true)
      stop.current = undefined
      show(undefined)
    }
    // The click that ends a drag comes before any timer.
    addEventListener('pointerup', () => setTimeout(forget), { once: true })
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', end)
    addEventListener('keydown', cancel, true)
    stop.current = end
  }

  useEffect(() => () => stop.current?.(), [])

  // The browser decides at the touch whether it may scroll, so this listener is there before any drag.
  useEffect(() => {
    const element = list.current
    const hold = (event: TouchEvent) => {
      if (current.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener('touchmove', hold, { passive: false })
    return () => element?.removeEventListener('touchmove', hold)
  }, [list])

  /** Where the item is drawn, relative to its place. */
  function shiftOf(index: number): Point {
    if (!drag) return NOWHERE
    return index === drag.from ? drag.by : wayOf(drag.centres, index, drag.from, drag.to)
  }

  return {
    press,
    shiftOf,
    dragged: drag?.id,
    /** Whether the press that ends now was a drag; the click after it is not one. */
    wasDrag: () => hasDragged.current,
  }
}

function pointOf({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY }
}

function minus(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

function centresOf(list: HTMLElement | null): Point[] {
  return [...(list?.querySelectorAll('[data-tile]') ?? [])].map((tile) => {
    const { x, y, width, height } = tile.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
}
