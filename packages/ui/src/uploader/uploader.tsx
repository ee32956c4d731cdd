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
import { ArrowLeft, ArrowRight, ImagePlus } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button, IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { Fieldset } from '../field/fieldset.tsx'
import { useHydrated } from '../hydrated.ts'
import { type PhotoItem, PhotoTile } from './photo-tile.tsx'
import { UploaderProblems } from './uploader-problems.tsx'

export type UploaderLabels = {
  /** Above everything: «Фотографии». */
  legend: ReactNode
  /** «Перетащите фото сюда». */
  drop: ReactNode
  /** «До 10 снимков, JPEG, PNG или WebP, до 10 МБ каждый». */
  hint?: ReactNode
  choose: string
  cover: string
  tile: (photo: PhotoItem, position: number, total: number) => string
  remove: (photo: PhotoItem) => string
  moveBack: (photo: PhotoItem) => string
  moveOn: (photo: PhotoItem) => string
  /** Said after a move: «disk.jpg теперь 2 из 6». */
  moved: (photo: PhotoItem, position: number, total: number) => string
  removed: (photo: PhotoItem) => string
  /** Why a file over the limit was not taken. */
  tooMany: string
}

export type UploaderProps = {
  /** The field's id; an ErrorSummary links to it. */
  id?: string
  /** The field's name. Before scripts come the browser sends the files under it; after that the caller sends them. */
  name: string
  items: PhotoItem[]
  max: number
  labels: UploaderLabels
  /** As in `<input accept>`. */
  accept?: string
  /** Why a file cannot be taken, or nothing. Refused ones are named, the others are kept. */
  refuse?: (file: File) => string | undefined
  /** What is wrong with the field as a whole. */
  error?: ReactNode
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onReorder: (ids: string[]) => void
  className?: string
}

/** Photos of an ad: chosen or dropped, put in order by dragging or by buttons, the first one the cover. */
export function Uploader({
  id: fieldId,
  name,
  items,
  max,
  labels,
  accept,
  refuse,
  error,
  onAdd,
  onRemove,
  onReorder,
  className,
}: UploaderProps) {
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const [selected, setSelected] = useState<string>()
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([])
  const [said, setSaid] = useState('')
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )

  function take(files: File[]) {
    const reasons = files.map((file) => refuse?.(file))
    const good = files.filter((_, index) => reasons[index] === undefined)
    const free = Math.max(0, max - items.length)
    setRefused([
      ...files.flatMap((file, index) => {
        const reason = reasons[index]
        return reason === undefined ? [] : [{ name: file.name, reason }]
      }),
      ...good.slice(free).map((file) => ({ name: file.name, reason: labels.tooMany })),
    ])
    if (good.length > 0 && free > 0) onAdd(good.slice(0, free))
  }

  const takeChosen = () => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    if (files.length > 0) take(files)
  }

  // Files chosen before scripts came are still in the native field.
  const takeEarly = useRef(takeChosen)
  useEffect(() => takeEarly.current(), [])

  const { getRootProps, isDragActive } = useDropzone({ noClick: true, noKeyboard: true, onDrop: take })

  function move(from: number, to: number) {
    const photo = items[from]
    if (!photo || to < 0 || to >= items.length || from === to) return
    onReorder(arrayMove(items, from, to).map((item) => item.id))
    setSaid(labels.moved(photo, to + 1, items.length))
  }

  function remove(photo: PhotoItem) {
    const at = items.indexOf(photo)
    const neighbour = items[at + 1] ?? items[at - 1]
    onRemove(photo.id)
    setSelected(undefined)
    setSaid(labels.removed(photo))
    // Focus must not fall to the page's top with the button that has gone.
    const next =
      neighbour && root.current?.querySelector<HTMLElement>(`[data-tile="${CSS.escape(neighbour.id)}"]`)
    ;(next || input.current)?.focus()
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    const place = (key: unknown) => items.findIndex((item) => item.id === key)
    if (over) move(place(active.id), place(over.id))
  }

  const at = items.findIndex((item) => item.id === selected)
  const photo = items[at]
  const failed = items.filter((item) => item.error !== undefined)
  const full = items.length >= max

  return (
    <fieldset
      ref={root}
      data-slot="uploader"
      aria-describedby={error ? `${id}-error` : undefined}
      className={cn('min-w-0', className)}
    >
      <legend className="mb-1.5 text-sm font-strong">{labels.legend}</legend>
      <div
        {...getRootProps({
          role: undefined,
          className: cn(
            'rounded-3 border-[1.5px] border-dashed border-line-strong bg-surface p-4 transition-colors xs:p-5',
            isDragActive && 'border-accent bg-accent-soft',
            Boolean(error) && 'border-danger',
          ),
        })}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <ImagePlus aria-hidden className="size-6 shrink-0 text-muted max-xs:hidden" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-strong">{labels.drop}</p>
            {labels.hint !== undefined && (
              <p id={`${id}-hint`} className="text-sm text-muted">
                {labels.hint}
              </p>
            )}
          </div>
          <div className={cn('relative', !hydrated && 'basis-full')}>
            <input
              ref={input}
              id={`${id}-input`}
              type="file"
              multiple
              name={hydrated ? undefined : name}
              accept={accept}
              disabled={full}
              aria-label={labels.choose}
              aria-describedby={labels.hint === undefined ? undefined : `${id}-hint`}
              onChange={takeChosen}
              className={cn(
                'max-w-full text-sm',
                hydrated && 'peer absolute inset-0 size-full cursor-pointer opacity-0',
              )}
            />
            {hydrated && (
              <Button
                asChild
                variant="quiet"
                size="sm"
                className="pointer-events-none peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-disabled:opacity-40"
              >
                <span aria-hidden>{labels.choose}</span>
              </Button>
            )}
          </div>
        </div>
        {items.length > 0 && (
          <DndContext
            id={id}
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
            onDragEnd={onDragEnd}
          >
            <SortableContext items={items.map((item) => item.id)} strategy={rectSortingStrategy}>
              <ul className="mt-4 flex flex-wrap gap-3">
                {items.map((item, index) => (
                  <PhotoTile
                    key={item.id}
                    photo={item}
                    label={labels.tile(item, index + 1, items.length)}
                    removeLabel={labels.remove(item)}
                    cover={index === 0 ? labels.cover : undefined}
                    selected={item.id === selected}
                    describedBy={item.error === undefined ? undefined : `${id}-problems`}
                    onSelect={() => setSelected(item.id === selected ? undefined : item.id)}
                    onRemove={() => remove(item)}
                  />
                ))}
              </ul>
            </SortableContext>
          </DndContext>
        )}
        {photo && (
          <div className="mt-3 flex min-w-0 items-center gap-2 text-sm">
            <IconButton
              size="sm"
              variant="soft"
              label={labels.moveBack(photo)}
              aria-disabled={at === 0}
              onClick={() => move(at, at - 1)}
            >
              <ArrowLeft aria-hidden />
            </IconButton>
            <IconButton
              size="sm"
              variant="soft"
              label={labels.moveOn(photo)}
              aria-disabled={at === items.length - 1}
              onClick={() => move(at, at + 1)}
            >
              <ArrowRight aria-hidden />
            </IconButton>
            <span aria-hidden className="truncate text-muted">
              {photo.name}
            </span>
          </div>
        )}
      </div>
      <UploaderProblems
        id={`${id}-problems`}
        problems={[...failed.map((item) => ({ name: item.name, reason: item.error ?? '' })), ...refused]}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </Fieldset>
  )
}

const nothing = () => undefined

/** dnd-kit speaks English of its own accord; the uploader says what happened in the caller's words. */
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }
