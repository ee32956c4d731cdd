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
import { droppedFiles } from './dropped-files.ts'
import type { PhotoListLabels, PhotoListProps } from './photo-list.tsx'
import type { PhotoItem } from './photo-tile.tsx'
import { UploaderProblems } from './uploader-problems.tsx'
import { usePastedFiles } from './use-pasted-files.ts'

export type UploaderLabels = PhotoListLabels & {
  /** The legend: «Фотографии». */
  legend: ReactNode
  /** «Перетащите фото сюда». */
  drop: ReactNode
  /** «До 10 снимков, JPEG, PNG или WebP, до 10 МБ каждый». */
  hint?: ReactNode
  choose: string
  /** Why a file over `max` was rejected. */
  tooMany: string
}

export type UploaderProps = {
  /** The field's id; an ErrorSummary links to it. */
  id?: string
  /**
   * The field's name. Before scripts load the browser submits the files under it; after that the caller uploads them.
   */
  name: string
  items: PhotoItem[]
  /** The most photos. */
  max: number
  labels: UploaderLabels
  /** `PhotoList`, or a lazy version of it: its 20 kB are not needed without photos. */
  list: ComponentType<PhotoListProps>
  /** As in `<input accept>`. */
  accept?: string
  /** Returns why a file is rejected, or undefined. Rejected files are listed by name, the others are accepted. */
  refuse?: (file: File) => string | undefined
  /** The error of the whole field. */
  error?: ReactNode
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  onReorder: (ids: string[]) => void
  className?: string
}

/**
 * Photos of an ad: added by choosing, dropping or pasting files, sorted by dragging or with buttons; the first one is the cover.
 */
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

  // Files chosen before hydration are still in the native field.
  const takeEarly = useRef(takeChosen)
  useEffect(() => takeEarly.current(), [])

  const [isDragActive, dropHandlers] = useDroppedFiles(take)
  usePastedFiles(take)
  // The list announces that the last photo was removed, so it stays mounted.
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

/**
 * Handles files that are dragged over an element and dropped onto it, and ignores files dropped beside it, which the
 * browser would open in place of the page. Any other drag is left to the browser.
 */
function useDroppedFiles(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const ignoreFiles = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    document.addEventListener('dragover', ignoreFiles)
    document.addEventListener('drop', ignoreFiles)
    return () => {
      document.removeEventListener('dragover', ignoreFiles)
      document.removeEventListener('drop', ignoreFiles)
    }
  }, [])
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
      // Moving to a child element is not leaving.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
    }),
    onDrop: withFiles(({ dataTransfer }) => {
      setIsOver(false)
      const files = droppedFiles(dataTransfer.items)
      if (files.length > 0) onFiles(files)
    }),
  }
  return [isOver, handlers] as const
}
