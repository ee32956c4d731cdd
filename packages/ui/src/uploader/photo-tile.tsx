import { CircleAlert, Clock, ImageOff, X } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { cn } from '../class-names.ts'
import type { Point } from './sorting-places.ts'

export type PhotoItem = {
  id: string
  /** The id of the tile's button; an ErrorSummary links to it. */
  elementId?: string
  /** The file's name. */
  name: string
  /** The address of the picture; without it the tile shows only the progress. */
  url?: string
  /** The uploaded share, 0..1; absent when the upload is complete. */
  progress?: number
  /** The upload waits for its turn, or for the connection. */
  waiting?: boolean
  /** Why the photo was rejected. */
  error?: string
  /** The upload has failed and can be tried again. */
  retry?: boolean
}

export type PhotoTileProps = {
  photo: PhotoItem
  /** The accessible name of the tile: «Фото 2 из 6, disk.jpg». */
  label: string
  removeLabel: string
  /** Says that the upload waits. */
  waitingLabel?: string
  /** The text of the mark on the first photo. */
  cover?: string
  selected: boolean
  describedBy?: string
  /** Where the tile is drawn while photos are sorted, relative to its place. */
  shift: Point
  isDragged: boolean
  /** Whether any tile is dragged. */
  isSorting: boolean
  onPress: (event: PointerEvent) => void
  onKey: (event: KeyboardEvent) => void
  onSelect: () => void
  onRemove: () => void
}

/** One photo, 65 px: press it to move it with buttons, drag it, or remove it. */
export function PhotoTile({
  photo,
  label,
  removeLabel,
  waitingLabel,
  cover,
  selected,
  describedBy,
  shift,
  isDragged,
  isSorting,
  onPress,
  onKey,
  onSelect,
  onRemove,
}: PhotoTileProps) {
  const progressId = useId()
  const busy = photo.progress !== undefined && photo.error === undefined
  const waits = photo.waiting === true && !busy && photo.error === undefined
  // A picture that the browser cannot decode.
  const [broken, setBroken] = useState<string>()
  const url = photo.url === broken ? undefined : photo.url
  return (
    <li
      data-slot="photo-tile"
      className={cn(
        'relative size-[65px] touch-manipulation select-none',
        isDragged && 'z-1 opacity-80',
        // Tiles make way smoothly, and are in their places at once when the photo is dropped.
        isSorting && !isDragged && 'transition-transform',
      )}
      style={isSorting ? { transform: `translate(${shift.x}px, ${shift.y}px)` } : undefined}
    >
      <button
        type="button"
        id={photo.elementId}
        data-tile={photo.id}
        aria-pressed={selected}
        aria-label={label}
        aria-describedby={cn(describedBy, (busy || waits) && progressId) || undefined}
        onClick={onSelect}
        onPointerDown={onPress}
        onKeyDown={onKey}
        // A long press would open the menu of the picture.
        onContextMenu={(event) => isSorting && event.preventDefault()}
        className={cn(
          'grid size-full place-items-center overflow-hidden rounded-2 bg-sunk',
          selected && 'ring-2 ring-accent ring-offset-2 ring-offset-surface',
          photo.error && 'ring-2 ring-danger',
        )}
      >
        {url ? (
          <img
            src={url}
            alt=""
            draggable={false}
            onError={() => setBroken(url)}
            className={cn('size-full object-cover', (busy || waits || photo.error) && 'opacity-40')}
          />
        ) : photo.error ? (
          <CircleAlert aria-hidden className="size-5 text-danger" />
        ) : (
          broken !== undefined && !waits && <ImageOff aria-hidden className="size-5 text-muted" />
        )}
      </button>
      {waits && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <span className="grid size-7 place-items-center rounded-full bg-surface text-muted shadow-1">
            <Clock aria-hidden className="size-4" />
          </span>
          <span id={progressId} className="sr-only">
            {waitingLabel}
          </span>
        </span>
      )}
      {busy && (
        <span
          id={progressId}
          role="progressbar"
          aria-label={photo.name}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((photo.progress ?? 0) * 100)}
          className="pointer-events-none absolute inset-x-2 bottom-2 h-1 overflow-hidden rounded-full bg-surface"
        >
          <span className="block h-full bg-accent" style={{ width: `${(photo.progress ?? 0) * 100}%` }} />
        </span>
      )}
      {cover !== undefined && !busy && !waits && !photo.error && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-x-0 bottom-0 truncate rounded-b-2 bg-accent px-0.5 text-center text-[0.6875rem]/4.5 font-strong text-accent-text"
        >
          {cover}
        </span>
      )}
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className={cn(
          'absolute -top-1.5 -right-1.5 grid size-6 place-items-center rounded-full bg-raised text-text shadow-2 inset-ring inset-ring-line hover:bg-sunk',
          // A finger needs 44 px; the circle stays small, so that the photo can be seen.
          'pointer-coarse:before:absolute pointer-coarse:before:size-11 pointer-coarse:before:rounded-full',
        )}
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </li>
  )
}
