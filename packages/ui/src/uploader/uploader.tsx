import { ImagePlus } from 'lucide-react'
import {
  type ComponentType,
  type DragEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { buttonVariants } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { Fieldset } from '../field/fieldset.tsx'
import { useHydrated } from '../hydrated.ts'
import type { PhotoListLabels, PhotoListProps } from './photo-list.tsx'
import type { PhotoItem } from './photo-tile.tsx'
import { UploaderProblems } from './uploader-problems.tsx'

export type UploaderLabels = PhotoListLabels & {
  /** Above everything: «Фотографии». */
  legend: ReactNode
  /** «Перетащите фото сюда». */
  drop: ReactNode
  /** «До 10 снимков, JPEG, PNG или WebP, до 10 МБ каждый». */
  hint?: ReactNode
  choose: string
  /** Why a file over `max` was not taken. */
  tooMany: string
}

export type UploaderProps = {
  /** The field's id; an ErrorSummary links to it. */
  id?: string
  /** The field's name. Before scripts come the browser sends the files under it; after that the caller sends them. */
  name: string
  items: PhotoItem[]
  /** How many there may be. */
  max: number
  labels: UploaderLabels
  /** `PhotoList`, or one whose scripts come later: they are 20 kB, and for nothing while there is no photo. */
  list: ComponentType<PhotoListProps>
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
  list: List,
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
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([])

  function take(files: File[]) {
    const judged = files.map((file) => ({ file, name: file.name, reason: refuse?.(file) }))
    const good = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file)
    const free = Math.max(0, max - items.length)
    setRefused([
      ...judged.flatMap(({ reason, ...rest }) => (reason === undefined ? [] : [{ ...rest, reason }])),
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

  const [isDragActive, dropHandlers] = useDroppedFiles(take)
  // The list says aloud that the last one has gone, so it stays.
  const [hadItems, setHadItems] = useState(false)
  if (items.length > 0 && !hadItems) setHadItems(true)
  const failed = items.flatMap((item) =>
    item.error === undefined ? [] : [{ name: item.name, reason: item.error }],
  )

  return (
    <Fieldset data-slot="uploader" id={fieldId} legend={labels.legend} error={error} className={className}>
      <div
        role="presentation"
        {...dropHandlers}
        className={cn(
          'rounded-3 border-[1.5px] border-dashed border-line-strong bg-surface p-4 transition-colors xs:p-5',
          isDragActive && 'border-accent bg-accent-soft',
          Boolean(error) && 'border-danger',
        )}
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
          <div className={cn('relative max-w-full', !hydrated && 'basis-full')}>
            <input
              ref={input}
              type="file"
              multiple
              name={hydrated ? undefined : name}
              accept={accept}
              aria-label={labels.choose}
              aria-describedby={labels.hint === undefined ? undefined : `${id}-hint`}
              onChange={takeChosen}
              className={cn(
                'max-w-full text-sm',
                hydrated && 'peer absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer',
              )}
            />
            {hydrated && (
              <span
                aria-hidden
                className={cn(
                  buttonVariants({ variant: 'quiet', size: 'sm' }),
                  'pointer-events-none peer-hover:bg-sunk',
                  'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
                )}
              >
                {labels.choose}
              </span>
            )}
          </div>
        </div>
        <Suspense>
          {(items.length > 0 || hadItems) && (
            <List
              items={items}
              labels={labels}
              problemsId={`${id}-problems`}
              onRemove={onRemove}
              onReorder={onReorder}
              onEmptied={() => input.current?.focus()}
            />
          )}
        </Suspense>
      </div>
      <UploaderProblems id={`${id}-problems`} problems={[...failed, ...refused]} />
    </Fieldset>
  )
}

/** Files dragged over an element, and dropped onto it; anything else that is dragged is left to the browser. */
function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const withFiles = (handle: (event: DragEvent<HTMLElement>) => void) => (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    handle(event)
  }
  const handlers = {
    onDragEnter: withFiles(() => setIsOver(true)),
    onDragOver: withFiles(({ dataTransfer }) => {
      dataTransfer.dropEffect = 'copy'
    }),
    onDragLeave: withFiles(({ currentTarget, relatedTarget }) => {
      // Going on to something within is no leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    }),
    onDrop: withFiles(({ dataTransfer }) => {
      setIsOver(false)
      const files = [...dataTransfer.files]
      if (files.length > 0) onFiles(files)
    }),
  }
  return [isOver, handlers] as const
}
