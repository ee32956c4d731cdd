import { Maximize2, Printer, ZoomIn, ZoomOut } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button, IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { ScrollArea } from '../dialog/scroll-area.tsx'
import { useHydrated } from '../hydrated.ts'
import { PaperScreen } from './paper-screen.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { FIT, type PaperLabels, type PaperPage, zoomed } from './paper-zoom.ts'

export type { PaperLabels, PaperPage } from './paper-zoom.ts'

export type PaperViewProps = Omit<ComponentProps<'section'>, 'title' | 'children'> & {
  /** Pictures of the pages in order. Another document needs another `key`. */
  pages: readonly PaperPage[]
  labels: PaperLabels
  /** One line at the left of the tools: «Форма Р-1, 1 страница». */
  title?: ReactNode
  /** Text below the pages. */
  children?: ReactNode
}

/**
 * The pages of a paper one below another, with zoom, print and full screen. Each page is a link to its picture, so it
 * can be read before scripts load. When a page with a `PaperView` is printed, only its sheets are printed (theme.css).
 */
export function PaperView({ pages, labels, title, className, children, ...props }: PaperViewProps) {
  const hydrated = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const [zoom, setZoom] = useState<number>(FIT)
  const [eager, setEager] = useState(false)
  const [screen, setScreen] = useState(false)

  async function print() {
    // Later pages are loaded when they are scrolled to; a printer needs them at once.
    flushSync(() => setEager(true))
    const images = [...(strip.current?.querySelectorAll('img') ?? [])]
    // A picture that fails has a text in its place, which must not stop the other pages.
    await Promise.allSettled(images.map((image) => image.decode()))
    window.print()
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = zoomed(zoom, event)
    if (next === null) return
    event.preventDefault()
    setZoom(next)
  }

  return (
    <section
      data-slot="paper-view"
      aria-label={labels.paper}
      onKeyDown={onKeyDown}
      className={cn('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-sunk p-3 sm:p-5', className)}
      {...props}
    >
      <div className="flex min-h-control flex-wrap items-center justify-end gap-1">
        {title && <p className="mr-auto min-w-0 text-muted text-sm">{title}</p>}
        <div className={cn('flex items-center gap-1', !hydrated && 'invisible')}>
          <IconButton
            label={labels.zoomOut}
            disabled={zoomed(zoom, { key: '-' }) === zoom}
            onClick={() => setZoom(zoomed(zoom, { key: '-' }) ?? zoom)}
          >
            <ZoomOut aria-hidden />
          </IconButton>
          <Button
            variant="plain"
            size="sm"
            title={labels.fit}
            className="min-w-15 text-muted tabular-nums"
            onClick={() => setZoom(FIT)}
          >
            {labels.percent(zoom)}
            <span className="sr-only">{labels.fit}</span>
          </Button>
          <IconButton
            label={labels.zoomIn}
            disabled={zoomed(zoom, { key: '+' }) === zoom}
            onClick={() => setZoom(zoomed(zoom, { key: '+' }) ?? zoom)}
          >
            <ZoomIn aria-hidden />
          </IconButton>
          <IconButton label={labels.print} onClick={() => void print()}>
            <Printer aria-hidden />
          </IconButton>
          <IconButton label={labels.fullScreen} onClick={() => setScreen(true)}>
            <Maximize2 aria-hidden />
          </IconButton>
        </div>
        <output className="sr-only">{zoom === FIT ? '' : labels.percent(zoom)}</output>
      </div>
      <ScrollArea
        className={cn(
          'print:max-h-none print:overflow-visible',
          zoom > FIT
            ? 'max-h-[85vh] overflow-auto overscroll-x-contain overscroll-y-contain'
            : 'overflow-visible',
        )}
      >
        <ul
          ref={strip}
          aria-label={labels.pages}
          className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block"
        >
          {pages.map((page, index) => (
            <li key={page.alt} style={{ width: `${zoom}%` }}>
              <PaperSheet
                page={page}
                labels={labels}
                eager={eager || index === 0}
                onOpen={() => setScreen(true)}
              />
            </li>
          ))}
        </ul>
      </ScrollArea>
      {children}
      {screen && <PaperScreen pages={pages} labels={labels} onClose={() => setScreen(false)} />}
    </section>
  )
}
