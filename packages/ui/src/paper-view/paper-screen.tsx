import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { ScrollArea } from '../dialog/scroll-area.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { FIT, type PaperLabels, type PaperPage, zoomed } from './paper-zoom.ts'

export type PaperScreenProps = {
  pages: readonly PaperPage[]
  labels: PaperLabels
  onClose: () => void
}

/**
 * The pages over the whole screen. A modal `dialog` rather than the Fullscreen API, which phones do not have; the
 * browser keeps the focus in it and returns it on close.
 */
export function PaperScreen({ pages, labels, onClose }: PaperScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [zoom, setZoom] = useState<number>(FIT)

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  function onKeyDown(event: KeyboardEvent) {
    const next = zoomed(zoom, event)
    if (next === null) return
    event.preventDefault()
    setZoom(next)
  }

  return (
    <dialog
      ref={dialog}
      data-slot="paper-screen"
      aria-label={labels.paper}
      onClose={onClose}
      onKeyDown={onKeyDown}
      className={cn(
        'fixed inset-0 m-0 size-full max-h-none max-w-none grid-rows-[auto_minmax(0,1fr)] bg-sunk p-0 text-text',
        'open:grid print:hidden!',
      )}
    >
      <div className="flex items-center justify-end gap-1 border-line border-b bg-surface p-2">
        <span className="mr-auto pl-2 text-muted text-sm tabular-nums">{labels.percent(zoom)}</span>
        <IconButton
          label={labels.zoomOut}
          disabled={zoomed(zoom, { key: '-' }) === zoom}
          onClick={() => setZoom(zoomed(zoom, { key: '-' }) ?? zoom)}
        >
          <ZoomOut aria-hidden />
        </IconButton>
        <IconButton
          label={labels.zoomIn}
          disabled={zoomed(zoom, { key: '+' }) === zoom}
          onClick={() => setZoom(zoomed(zoom, { key: '+' }) ?? zoom)}
        >
          <ZoomIn aria-hidden />
        </IconButton>
        <IconButton label={labels.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ScrollArea className="overflow-auto overscroll-x-contain overscroll-y-contain p-2 sm:p-6">
        <ul aria-label={labels.pages}>
          {pages.map((page, index) => (
            <li
              key={page.alt}
              style={{ width: `${zoom}%` }}
              className={cn('mb-4', zoom === FIT && 'mx-auto max-w-250')}
            >
              <PaperSheet page={page} labels={labels} eager={index === 0} />
            </li>
          ))}
        </ul>
      </ScrollArea>
    </dialog>
  )
}
