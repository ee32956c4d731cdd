/** A position or distance in CSS pixels, from the centre of the stage. */
export type Point = { readonly x: number; readonly y: number }

/** How a photo is shown: its magnification, 1 for the whole photo, and how far its centre is moved. */
export type PhotoView = Point & { readonly scale: number }

/** Sizes in CSS pixels: of the stage, and of the photo when the whole of it is shown. */
export type PhotoRoom = {
  readonly stage: { readonly width: number; readonly height: number }
  readonly photo: { readonly width: number; readonly height: number }
}

export const WHOLE: PhotoView = { scale: 1, x: 0, y: 0 }

const MOST = 4

/** What one press of a key or a button magnifies by, and what a double tap does. */
const STEP = 1.5
const TAP = 2.5

/** How far an arrow key moves a magnified photo, as a part of the stage. */
const PAN = 0.2

const CENTRE: Point = { x: 0, y: 0 }

/** The size of a photo when the whole of it fits the stage; a small photo is not enlarged. */
export function fitted(stage: PhotoRoom['stage'], { width, height }: PhotoRoom['photo']): PhotoRoom['photo'] {
  const scale = Math.min(1, stage.width / Math.max(1, width), stage.height / Math.max(1, height))
  return { width: width * scale, height: height * scale }
}

/** Magnifies within the limits; the point of the photo at `at` stays where it is. */
export function zoomedAt(view: PhotoView, factor: number, at: Point, room: PhotoRoom): PhotoView {
  const scale = Math.min(MOST, Math.max(WHOLE.scale, view.scale * factor))
  const ratio = scale / view.scale
  return within({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, room)
}

/** Moves a magnified photo; its edges stay outside the stage, or inside on the side on which it is narrower. */
export function moved(view: PhotoView, { x, y }: Point, room: PhotoRoom): PhotoView {
  return within({ ...view, x: view.x + x, y: view.y + y }, room)
}

/** What a double click does: magnifies the whole photo at a point, and else shows the whole photo. */
export function toggledAt(view: PhotoView, at: Point, room: PhotoRoom): PhotoView {
  return view.scale > WHOLE.scale ? WHOLE : zoomedAt(view, TAP, at, room)
}

type Pressed = {
  readonly key: string
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
}

/**
 * Returns the view after a key: `+` and `-` magnify, `0` shows the whole photo, arrows move a magnified one; null for
 * all other keys, for arrows while the whole photo is shown, and for the browser's own shortcuts.
 */
export function viewAfterKey(view: PhotoView, pressed: Pressed, room: PhotoRoom): PhotoView | null {
  const { key, altKey, ctrlKey, metaKey } = pressed
  if (altKey || ctrlKey || metaKey) return null
  if (key === '+' || key === '=') return zoomedAt(view, STEP, CENTRE, room)
  if (key === '-') return zoomedAt(view, 1 / STEP, CENTRE, room)
  if (key === '0') return WHOLE
  const arrow = arrows[key]
  if (!arrow || view.scale === WHOLE.scale) return null
  const { width, height } = room.stage
  return moved(view, { x: arrow.x * PAN * width, y: arrow.y * PAN * height }, room)
}

/** Whether a photo cannot be magnified more. */
export function isLargest({ scale }: PhotoView): boolean {
  return scale >= MOST
}

function within({ scale, x, y }: PhotoView, { stage, photo }: PhotoRoom): PhotoView {
  const most = {
    x: Math.max(0, (photo.width * scale - stage.width) / 2),
    y: Math.max(0, (photo.height * scale - stage.height) / 2),
  }
  return { scale, x: limited(x, most.x), y: limited(y, most.y) }
}

/** Without a negative zero, which React would write into the style. */
function limited(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0
}
