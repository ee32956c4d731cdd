import { Camera, ImagePlus, Images } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { cn } from '../class-names.ts'
import { Fieldset } from '../field/fieldset.tsx'
import { useHydrated } from '../hydrated.ts'
import { FileButton, type FileButtonProps } from './file-button.tsx'
import type { PhotoListLabels, PhotoListProps } from './photo-list.tsx'
import type { PhotoItem } from './photo-tile.tsx'
import { UploaderProblems } from './uploader-problems.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { usePastedFiles } from './use-pasted-files.ts'

export type UploaderLabels = PhotoListLabels & {
  /** The legend: «Фотографии». */
  legend: ReactNode
  /** «Перетащите фото сюда»; shown only with a mouse. */
  drop: ReactNode
  /** «До 10 фото, JPEG, PNG или WebP, до 10 МБ каждый». */
  hint?: ReactNode
  /** «Выбрать файлы»: the button of a device with a mouse. */
  choose: string
  /** «Снять»: the first button of a touch device. */
  camera: string
  /** «Из галереи»: the second button of a touch device. */
  gallery: string
  /** «Ещё 7»: the tile behind the photos, which takes the place of the second button of a touch device. */
  more?: (left: number) => string
  /** The name of that tile for a screen reader: «Ещё 7 фото»; by default its text. */
  moreName?: (left: number) => string
  /** Why a file over `max` was rejected. */
  tooMany: string
  /** «Повторить»: the button of a photo whose upload has failed. */
  retry?: string
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
  /** `PhotoList`, or a lazy version of it: it is not needed without photos. */
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
  /** Uploads a photo with `retry` again. */
  onRetry?: (id: string) => void
  className?: string
}

/**
 * Photos of an ad: added by taking, choosing, dropping or pasting files, sorted by dragging or with buttons; the first one is the cover.
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
  onRetry,
  className,
}: UploaderProps) {
  const id = useId()
  const area = useRef<HTMLDivElement>(null)
  // Fields come and go with photos, and the focus with them.
  const keepsFocus = useRef(false)
  const [refused, setRefused] = useState<{ name: string; reason: string }[]>([])

  function take(files: File[]) {
    const judged = files.map((file) => ({ file, name: file.name, reason: refuse?.(file) }))
    const good = judged.filter(({ reason }) => reason === undefined).map(({ file }) => file)
    const free = Math.max(0, max - items.length)
    setRefused([
      ...judged.flatMap(({ reason, ...rest }) => (reason === undefined ? [] : [{ ...rest, reason }])),
      ...good.slice(free).map((file) => ({ name: file.name, reason: labels.tooMany })),
    ])
    if (good.length === 0 || free === 0) return
    keepsFocus.current = area.current?.contains(document.activeElement) ?? false
    onAdd(good.slice(0, free))
  }

  const [isDragActive, dropHandlers] = useDroppedFiles(take)
  usePastedFiles(take)
  // The list announces that the last photo was removed, so it stays mounted.
  const [hadItems, setHadItems] = useState(false)
  if (items.length > 0 && !hadItems) setHadItems(true)
  const left = max - items.length
  const hasMore = useHydrated() && items.length > 0 && left > 0
  const more = hasMore ? labels.more?.(left) : undefined

  function keepFocus(photos: number) {
    if (!keepsFocus.current || !area.current) return
    const tile = area.current.querySelector<HTMLElement>('[data-slot=more-photos] input')
    // The list may still be loading; its tile calls this again.
    if (more !== undefined && !tile) return
    keepsFocus.current = false
    if (!isFocusShown()) (tile ?? lastOf(area.current, photos))?.focus()
  }
  const afterChange = useRef(keepFocus)
  afterChange.current = keepFocus
  const photos = items.length
  useEffect(() => afterChange.current(photos), [photos])
  const hintId = labels.hint === undefined ? undefined : `${id}-hint`
  const field = { name, accept, describedBy: hintId, onFiles: take }
  const failed = items.flatMap((item) =>
    item.error === undefined
      ? []
      : [{ name: item.name, reason: item.error, onRetry: item.retry ? () => onRetry?.(item.id) : undefined }],
  )

  return (
    <Fieldset data-slot="uploader" id={fieldId} legend={labels.legend} error={error} className={className}>
      <div
        ref={area}
        role="presentation"
        {...dropHandlers}
        className={cn(
          'group/photos rounded-3 border-[1.5px] border-dashed border-line-strong bg-surface p-4 transition-colors xs:p-5',
          // A finger drags nothing here.
          'pointer-coarse:flex pointer-coarse:flex-col pointer-coarse:border-none pointer-coarse:bg-transparent pointer-coarse:p-0',
          isDragActive && 'border-accent bg-accent-soft',
          Boolean(error) && 'border-danger',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pointer-coarse:order-last pointer-coarse:mt-2">
          <ImagePlus aria-hidden className="size-6 shrink-0 text-muted max-xs:hidden pointer-coarse:hidden" />
          <div className="min-w-0 flex-1 basis-56">
            <p className="hidden font-strong pointer-fine:block">{labels.drop}</p>
            {labels.hint !== undefined && (
              <p id={hintId} className="text-sm text-muted">
                {labels.hint}
              </p>
            )}
          </div>
          <FileButton {...field} label={labels.choose} multiple className="pointer-coarse:hidden" />
        </div>
        <div className="hidden grid-cols-2 gap-2 pointer-coarse:grid">
          <FileButton
            {...field}
            label={labels.camera}
            capture
            icon={<Camera aria-hidden />}
            className="group-has-[[data-slot=more-photos]]/photos:col-span-2 group-has-[[data-slot=more-photos]]/photos:[&>span]:min-h-control group-has-[[data-slot=more-photos]]/photos:[&>span]:flex-row"
          />
          <FileButton
            {...field}
            label={labels.gallery}
            multiple
            icon={<Images aria-hidden />}
            className="group-has-[[data-slot=more-photos]]/photos:hidden"
          />
        </div>
        <Suspense>
          {(items.length > 0 || hadItems) && (
            <List
              items={items}
              labels={labels}
              problemsId={`${id}-problems`}
              onRemove={onRemove}
              onReorder={onReorder}
              onEmptied={() => {
                keepsFocus.current = true
              }}
              more={
                more && (
                  <MoreTile
                    {...field}
                    label={labels.moreName?.(left) ?? more}
                    text={more}
                    onShown={() => afterChange.current(photos)}
                  />
                )
              }
            />
          )}
        </Suspense>
      </div>
      <UploaderProblems id={`${id}-problems`} problems={[...failed, ...refused]} retryLabel={labels.retry} />
    </Fieldset>
  )
}

/** The tile behind the photos. */
function MoreTile({ onShown, ...props }: Omit<FileButtonProps, 'icon'> & { onShown: () => void }) {
  const shown = useRef(onShown)
  useEffect(() => shown.current(), [])
  return <FileButton {...props} multiple small icon={<ImagePlus aria-hidden />} className="size-full" />
}

/** The last photo, or the first field that the screen shows if there are no photos. */
function lastOf(area: HTMLElement, photos: number): HTMLElement | undefined {
  const shown = (selector: string) => [...area.querySelectorAll<HTMLElement>(selector)].filter(isShown)
  return photos > 0 ? shown('[data-tile]').at(-1) : shown('input[type=file]')[0]
}

function isFocusShown(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && isShown(activeElement)
}

const isShown = (element: Element) => element.getClientRects().length > 0
