import { type RefObject, useEffect, useRef, useState } from 'react'
import {
  fitted,
  moved,
  type PhotoRoom,
  type PhotoView,
  type Point,
  toggledAt,
  WHOLE,
  zoomedAt,
} from './photo-zoom.ts'

type Size = PhotoRoom['photo']

type Shown = {
  stage: RefObject<HTMLDivElement | null>
  room: PhotoRoom
  view: PhotoView
  setView: (view: PhotoView) => void
  /** Whether fingers or the mouse hold the photo: it then follows them without a transition. */
  isHeld: boolean
}

/** How far a finger must move the whole photo to show another one. */
const SWIPE = 50

/** How far a finger may move in a tap, how far apart two taps may be, and how much later the second may come. */
const STILL = 8
const NEAR = 40
const DOUBLE_MS = 350

/** How much one pixel of a wheel magnifies. */
const WHEEL = 1.002

const empty: Size = { width: 0, height: 0 }

/**
 * The view of a photo, changed by fingers, mouse and wheel on the stage. `onSwipe` gets -1 for the photo before, 1 for
 * the one after.
 */
export function usePhotoView(size: Size = empty, onSwipe: (step: -1 | 1) => void): Shown {
  const stage = useRef<HTMLDivElement>(null)
  const [stageSize, setStageSize] = useState(empty)
  const [view, setView] = useState(WHOLE)
  const [isHeld, setHeld] = useState(false)
  const room = { stage: stageSize, photo: fitted(stageSize, size) }
  const latest = useRef({ room, view, onSwipe })
  useEffect(() => {
    latest.current = { room, view, onSwipe }
  })

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      setStageSize({ width: element.clientWidth, height: element.clientHeight })
      setView(WHOLE)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = stage.current
    if (!element) return
    return listenToGestures(element, {
      onHold: setHeld,
      onMove: (by) => setView((old) => moved(old, by, latest.current.room)),
      onZoom: (factor, at) => setView((old) => zoomedAt(old, factor, at, latest.current.room)),
      onDoubleTap: (at) => setView((old) => toggledAt(old, at, latest.current.room)),
      onFlick: ({ x, y }) => {
        const { view, onSwipe } = latest.current
        if (view.scale > WHOLE.scale || Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y)) return
        onSwipe(x > 0 ? -1 : 1)
      },
    })
  }, [])

  return { stage, room, view, setView, isHeld }
}

type Gestures = {
  onHold: (isHeld: boolean) => void
  onMove: (by: Point) => void
  onZoom: (factor: number, at: Point) => void
  onDoubleTap: (at: Point) => void
  /** One finger has left the stage: how far it moved in all. */
  onFlick: (by: Point) => void
}

/** Turns pointer and wheel events into gestures; returns a function that stops listening. */
function listenToGestures(element: HTMLElement, gestures: Gestures): () => void {
  const held = new Map<number, Point>()
  let from: Point | undefined
  let tap = { at: { x: 0, y: 0 }, time: Number.NEGATIVE_INFINITY }

  const fromCentre = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const down = (event: PointerEvent) => {
    held.set(event.pointerId, fromCentre(event))
    from = held.size === 1 ? fromCentre(event) : undefined
    element.setPointerCapture(event.pointerId)
    gestures.onHold(true)
  }
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId)
    if (!before) return
    const at = fromCentre(event)
    const [other] = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    held.set(event.pointerId, at)
    if (other) {
      gestures.onZoom(distance(at, other) / Math.max(1, distance(before, other)), middle(at, other))
      gestures.onMove(difference(middle(at, other), middle(before, other)))
    } else gestures.onMove(difference(at, before))
  }
  const up = (event: PointerEvent) => {
    if (!held.delete(event.pointerId)) return
    if (held.size === 0) gestures.onHold(false)
    const at = fromCentre(event)
    if (from && event.type === 'pointerup') {
      if (distance(at, from) < STILL) tapped(at, event.timeStamp)
      else gestures.onFlick(difference(at, from))
    }
    from = undefined
  }
  // Safari has no `dblclick` for fingers where the page takes the gestures.
  const tapped = (at: Point, time: number) => {
    const isSecond = time - tap.time < DOUBLE_MS && distance(at, tap.at) < NEAR
    if (isSecond) gestures.onDoubleTap(at)
    tap = { at, time: isSecond ? Number.NEGATIVE_INFINITY : time }
  }
  // React's own listeners of wheels cannot keep the browser from magnifying the page.
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    gestures.onZoom(WHEEL ** -event.deltaY, fromCentre(event))
  }
  const listeners = new AbortController()
  const { signal } = listeners
  element.addEventListener('pointerdown', down, { signal })
  element.addEventListener('pointermove', move, { signal })
  element.addEventListener('pointerup', up, { signal })
  element.addEventListener('pointercancel', up, { signal })
  element.addEventListener('wheel', wheel, { signal, passive: false })
  return () => listeners.abort()
}

function difference(one: Point, other: Point): Point {
  return { x: one.x - other.x, y: one.y - other.y }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
