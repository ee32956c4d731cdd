import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { isLargest, viewAfterKey, WHOLE } from './photo-zoom.ts'
import { usePhotoView } from './use-photo-view.ts'

export type ViewedPhoto = {
  id: string | number
  src: string
  /** Candidates as in `srcset`; the browser chooses for the whole screen. */
  srcSet?: string
  alt: string
  /** The file's own size in px. */
  width: number
  height: number
}

export type PhotoViewerLabels = {
  /** Accessible name of the viewer: «Фотографии». */
  viewer: string
  /** The counter: «1 / 6». */
  counter: (position: number, total: number) => string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  close: string
  /** Shown in place of a photo that could not be loaded. */
  failed: string
}

export type PhotoViewerProps = {
  /** At least one. */
  photos: readonly ViewedPhoto[]
  /** The index of the photo that is shown first. */
  start: number
  labels: PhotoViewerLabels
  /** Called with the index of the photo that was shown last. */
  onClose: (at: number) => void
}

/** Keys that show another photo; arrows do so only while the whole photo is shown. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  PageUp: (at) => at - 1,
  PageDown: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

const deepButton = '[--ink:var(--deep-text)] hover:bg-deep-raised'

/**
 * Photos over the whole screen, one at a time, magnified by two fingers, a double tap, the wheel, buttons or keys. A
 * modal `dialog`, so the browser keeps the focus in it and returns it on close.
 */
export function PhotoViewer({ photos, start, labels, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(start)
  const [failed, setFailed] = useState<string>()
  const photo = photos[at]
  const last = photos.length - 1
  const { stage, room, view, setView, isHeld } = usePhotoView(photo, (step) => show(at + step))

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function show(position: number) {
    setAt(Math.max(0, Math.min(last, position)))
    setView(WHOLE)
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = viewAfterKey(view, event, room)
    const step = steps[event.key]
    if (next) setView(next)
    else if (step && !event.altKey && !event.ctrlKey && !event.metaKey) show(step(at, last))
    else return
    event.preventDefault()
  }

  if (!photo) return null
  const zoom = (key: string) => setView(viewAfterKey(view, { key }, room) ?? view)
  return (
    <dialog
      ref={dialog}
      data-slot="photo-viewer"
      aria-label={labels.viewer}
      onClose={() => onClose(at)}
      onKeyDown={onKeyDown}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)] overflow-hidden bg-deep p-0 text-deep-text open:grid print:hidden!"
    >
      <div className="z-1 flex items-center justify-end gap-1 p-2">
        <output className="mr-auto pl-2 text-sm tabular-nums">{labels.counter(at + 1, photos.length)}</output>
        <IconButton
          label={labels.zoomOut}
          disabled={view.scale === WHOLE.scale}
          className={deepButton}
          onClick={() => zoom('-')}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          label={labels.zoomIn}
          disabled={isLargest(view)}
          className={deepButton}
          onClick={() => zoom('+')}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label={labels.close} className={deepButton} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div
        ref={stage}
        data-slot="photo-stage"
        className={cn(
          'relative grid touch-none select-none place-items-center overflow-hidden',
          view.scale > WHOLE.scale ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        {failed === photo.src ? (
          <p role="alert" className="px-6 text-center text-deep-muted">
            {labels.failed}
          </p>
        ) : (
          <img
            key={photo.id}
            src={photo.src}
            srcSet={photo.srcSet}
            sizes="100vw"
            alt={photo.alt}
            draggable={false}
            onError={() => setFailed(photo.src)}
            style={{
              width: room.photo.width,
              height: room.photo.height,
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            }}
            className={cn('max-w-none', !isHeld && 'motion-safe:transition-transform')}
          />
        )}
      </div>
      {photos.length > 1 && (
        <>
          <IconButton
            label={labels.previous}
            disabled={at === 0}
            className={cn('absolute top-1/2 left-2 bg-deep/70', deepButton)}
            onClick={() => show(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            label={labels.next}
            disabled={at === last}
            className={cn('absolute top-1/2 right-2 bg-deep/70', deepButton)}
            onClick={() => show(at + 1)}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </>
      )}
    </dialog>
  )
}
