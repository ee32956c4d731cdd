import { Maximize2 } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { cn } from '../class-names.ts'

export type GalleryItem = {
  id: string | number
  /** A `PictureFrame` with the large picture and its `alt`. */
  picture: ReactNode
  /** The same picture as a thumbnail. */
  thumb: ReactNode
  /** The address of the picture alone; with it the picture is a link. */
  href?: string
}

export type GalleryLabels = {
  /** Accessible name of the gallery. */
  gallery: string
  /** Accessible name of a thumbnail: «Фото 2 из 6». */
  thumb: (position: number, total: number) => string
  /** The counter in the corner: «1 / 6». */
  counter: (position: number, total: number) => string
  /** What the link of a picture does, read after the picture's `alt`: «Увеличить». */
  enlarge?: string
}

export type GalleryProps = Omit<ComponentProps<'section'>, 'children'> & {
  items: GalleryItem[]
  labels: GalleryLabels
  /** Called for a press on the link of a picture, with its index. `goTo` shows a picture and focuses its link. */
  onEnlarge?: (event: MouseEvent, at: number, goTo: (at: number) => void) => void
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * One large picture and a row of thumbnails. The pictures are in a strip with scroll snapping and the thumbnails are
 * anchors into it, so it works before scripts load. Scripts add arrow keys and the counter.
 */
export function Gallery({ items, labels, onEnlarge, className, ...props }: GalleryProps) {
  const prefix = useId()
  const strip = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const total = items.length
  const last = total - 1

  function show(position: number) {
    const at = Math.max(0, Math.min(last, position))
    const slides = strip.current
    if (slides) slides.scrollLeft = at * slides.clientWidth
    setCurrent(at)
    return at
  }

  function goTo(position: number) {
    const at = show(position)
    strip.current?.querySelectorAll('a')[at]?.focus({ preventScroll: true })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const at = show(step(current, last))
    if (thumbs.current?.contains(document.activeElement)) {
      thumbs.current.querySelectorAll('a')[at]?.focus()
    }
  }

  if (total === 0) return null
  const hasLinks = items.some(({ href }) => href)
  return (
    <section data-slot="gallery" aria-label={labels.gallery} className={cn('min-w-0', className)} {...props}>
      <div className="relative">
        <div
          ref={strip}
          id={prefix}
          role="tabpanel"
          aria-label={labels.thumb(current + 1, total)}
          // A box that scrolls needs something that takes the focus: itself, or a link in it.
          tabIndex={total > 1 && !hasLinks ? 0 : undefined}
          onKeyDown={onKeyDown}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
          }
          className="flex aspect-4/3 snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain rounded-4 motion-safe:scroll-smooth"
        >
          {items.map(({ id, picture, href }, index) => (
            <div
              key={id}
              id={`${prefix}-${id}`}
              className="size-full shrink-0 snap-center *:size-full *:rounded-none"
            >
              {href ? (
                <a
                  href={href}
                  tabIndex={index === current ? 0 : -1}
                  onClick={(event) => onEnlarge?.(event, index, goTo)}
                  className="relative block cursor-zoom-in -outline-offset-3"
                >
                  <div className="size-full *:size-full *:rounded-none">{picture}</div>
                  <span className="absolute top-3.5 right-3.5 grid size-9 place-items-center rounded-2 bg-surface text-text print:hidden">
                    <Maximize2 aria-hidden className="size-4.5" />
                    <span className="sr-only">{labels.enlarge}</span>
                  </span>
                </a>
              ) : (
                picture
              )}
            </div>
          ))}
        </div>
        {total > 1 && (
          <p className="pointer-events-none absolute right-3.5 bottom-3.5 rounded-1 bg-surface px-2 text-xs/6 font-strong tabular-nums print:hidden">
            {labels.counter(current + 1, total)}
          </p>
        )}
      </div>
      {total > 1 && (
        <div
          ref={thumbs}
          role="tablist"
          aria-label={labels.gallery}
          className="-mx-1 mt-2 flex scrollbar-none gap-2 overflow-x-auto p-1 print:hidden"
        >
          {items.map(({ id, thumb }, index) => (
            <a
              key={id}
              role="tab"
              href={`#${prefix}-${id}`}
              aria-controls={prefix}
              aria-label={labels.thumb(index + 1, total)}
              aria-selected={index === current}
              tabIndex={index === current ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                event.preventDefault()
                show(index)
              }}
              className={cn(
                'block size-[65px] shrink-0 overflow-hidden rounded-2 outline-offset-0',
                'aria-selected:ring-2 aria-selected:ring-accent aria-selected:ring-offset-2 aria-selected:ring-offset-bg',
              )}
            >
              {thumb}
            </a>
          ))}
        </div>
      )}
    </section>
  )
}
