import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { type PhotoItem, PhotoTile } from './photo-tile.tsx'
import { moved } from './sorting-places.ts'
import { useKeyboardSorting } from './use-keyboard-sorting.ts'
import { useSorting } from './use-sorting.ts'

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
  /** Describes a photo whose upload waits: «Ждёт загрузки». */
  waiting?: string
}

export type PhotoListProps = {
  items: PhotoItem[]
  labels: PhotoListLabels
  /** Id of the element with the errors of the photos. */
  problemsId: string
  onRemove: (id: string) => void
  onReorder: (ids: string[]) => void
  /** The last tile, which adds photos. */
  more?: ReactNode
  /** Called when the last photo was removed, and the focus with it. */
  onEmptied: () => void
}

/**
 * Tiles in order. They are dragged by mouse or after a long press; a pressed tile is moved with arrow keys, or with two
 * buttons. Escape puts it back.
 */
export function PhotoList({
  items,
  labels,
  problemsId,
  more,
  onRemove,
  onReorder,
  onEmptied,
}: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [selected, setSelected] = useState<string>()
  const [said, setSaid] = useState('')
  const total = items.length
  const at = items.findIndex((item) => item.id === selected)
  const photo = items[at]

  function move(from: number, to: number) {
    const moving = items[from]
    if (!moving || to < 0 || to >= total || from === to) return
    onReorder(moved(items, from, to).map((item) => item.id))
    setSaid(labels.moved(moving, to + 1, total))
  }

  function putBack(before: readonly string[]) {
    if (photo && before.join() !== ids.join()) {
      onReorder([...before])
      setSaid(labels.moved(photo, before.indexOf(photo.id) + 1, total))
    }
    setSelected(undefined)
  }

  const ids = items.map((item) => item.id)
  const sorting = useSorting({ ids, list, onMove: move })
  const moveByKey = useKeyboardSorting({ ids, list, selected, onMove: move, onCancel: putBack })

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
      <ul ref={list} className="flex flex-wrap gap-3 not-empty:mt-4 pointer-coarse:gap-5">
        {items.map((item, index) => (
          <PhotoTile
            key={item.id}
            photo={item}
            label={labels.tile(item, index + 1, total)}
            removeLabel={labels.remove(item)}
            waitingLabel={labels.waiting}
            cover={index === 0 ? labels.cover : undefined}
            selected={item.id === selected}
            describedBy={item.error === undefined ? undefined : problemsId}
            shift={sorting.shiftOf(index)}
            isDragged={item.id === sorting.dragged}
            isSorting={sorting.dragged !== undefined}
            onPress={(event) => sorting.press(event, item.id)}
            onKey={(event) => moveByKey(event, item.id)}
            onSelect={() => sorting.wasDrag() || setSelected(item.id === selected ? undefined : item.id)}
            onRemove={() => remove(index)}
          />
        ))}
        {more && (
          <li data-slot="more-photos" className="size-[65px]">
            {more}
          </li>
        )}
      </ul>
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
