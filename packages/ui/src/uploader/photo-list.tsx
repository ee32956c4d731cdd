import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { arrayMove, rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { type PhotoItem, PhotoTile } from './photo-tile.tsx'

export type PhotoListLabels = {
  /** The mark on the first photo. */
  cover: string
  tile: (photo: PhotoItem, position: number, total: number) => string
  remove: (photo: PhotoItem) => string
  moveBack: (photo: PhotoItem) => string
  moveOn: (photo: PhotoItem) => string
  /** Announced after a move: «disk.jpg теперь 2 из 6». */
  moved: (photo: PhotoItem, position: number, total: number) => string
  removed: (photo: PhotoItem) => string
}

export type PhotoListProps = {
  items: PhotoItem[]
  labels: PhotoListLabels
  /** Id of the element with the errors of the photos. */
  problemsId: string
  onRemove: (id: string) => void
  onReorder: (ids: string[]) => void
  /** Called when the last photo was removed, and the focus with it. */
  onEmptied: () => void
}

const nothing = () => undefined

/** dnd-kit announces in English by default; here the caller's labels are announced instead. */
const silent = {
  announcements: { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing },
  screenReaderInstructions: { draggable: '' },
}

/** Tiles in order. They are dragged by pointer or touch; a pressed tile shows two buttons that do the same. */
export function PhotoList({ items, labels, problemsId, onRemove, onReorder, onEmptied }: PhotoListProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState<string>()
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const total = items.length
  const at = items.findIndex((item) => item.id === selected)
  const photo = items[at]

  function move(from: number, to: number) {
    const moving = items[from]
    if (!moving || to < 0 || to >= total || from === to) return
    onReorder(arrayMove(items, from, to).map((item) => item.id))
    setSaid(labels.moved(moving, to + 1, total))
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const placeOf = (key: string | number) => items.findIndex((item) => item.id === key)
    if (over) move(placeOf(active.id), placeOf(over.id))
  }

  function remove(index: number) {
    const gone = items[index]
    if (!gone) return
    onRemove(gone.id)
    setSelected(undefined)
    setSaid(labels.removed(gone))
    // Without this the focus would be lost with the removed button.
    const next = items[index + 1] ?? items[index - 1]
    if (next) list.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(next.id)}"]`)?.focus()
    else onEmptied()
  }

  return (
    <>
      <DndContext
        id={id}
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={silent}
        onDragEnd={onDragEnd}
      >
        <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
          <ul ref={list} className="flex flex-wrap gap-3 not-empty:mt-4 pointer-coarse:gap-5">
            {items.map((item, index) => (
              <PhotoTile
                key={item.id}
                photo={item}
                label={labels.tile(item, index + 1, total)}
                removeLabel={labels.remove(item)}
                cover={index === 0 ? labels.cover : undefined}
                selected={item.id === selected}
                describedBy={item.error === undefined ? undefined : problemsId}
                onSelect={() => setSelected(item.id === selected ? undefined : item.id)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {photo && (
        <div className="mt-3 flex min-w-0 items-center gap-2 text-sm">
          <IconButton
            size="sm"
            variant="soft"
            className="pointer-coarse:size-control"
            label={labels.moveBack(photo)}
            aria-disabled={at === 0}
            onClick={() => move(at, at - 1)}
          >
            <ArrowLeft aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            variant="soft"
            className="pointer-coarse:size-control"
            label={labels.moveOn(photo)}
            aria-disabled={at === total - 1}
            onClick={() => move(at, at + 1)}
          >
            <ArrowRight aria-hidden />
          </IconButton>
          <span aria-hidden className="truncate text-muted">
            {photo.name}
          </span>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
