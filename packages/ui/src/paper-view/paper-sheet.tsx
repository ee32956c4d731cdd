import { type MouseEvent, useState } from 'react'
import { Button } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import type { PaperLabels, PaperPage } from './paper-zoom.ts'

type State = 'loading' | 'shown' | 'failed'

export type PaperSheetProps = {
  page: PaperPage
  labels: Pick<PaperLabels, 'loading' | 'failed' | 'retry'>
  /** Loads the picture at once instead of when it is near the screen. */
  eager?: boolean
  /** Called instead of following the link to the picture. */
  onOpen?: () => void
}

/** One page: white in the dark theme too, and as high as an A4 sheet before its picture is there. */
export function PaperSheet({ page, labels, eager = false, onOpen }: PaperSheetProps) {
  const [state, setState] = useState<State>('loading')
  const [attempt, setAttempt] = useState(0)

  function open(event: MouseEvent) {
    const elsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (!onOpen || elsewhere) return
    event.preventDefault()
    onOpen()
  }

  const sheet = 'relative block bg-[#fff] text-[#16181a] shadow-2 print:shadow-none scheme-light'
  if (state === 'failed') {
    return (
      <div
        data-slot="paper-page"
        className={cn(sheet, 'grid aspect-[210/297] content-center justify-items-center gap-4 p-6')}
      >
        <p role="alert" className="text-center">
          {labels.failed}
        </p>
        <Button
          variant="quiet"
          onClick={() => {
            setState('loading')
            setAttempt(attempt + 1)
          }}
        >
          {labels.retry}
        </Button>
      </div>
    )
  }
  if (page.src === null) {
    return (
      <div data-slot="paper-page" role="status" className={cn(sheet, 'aspect-[210/297]')}>
        <span className="sr-only">{labels.loading}</span>
        <Lines />
      </div>
    )
  }
  const picture = (
    <img
      key={attempt}
      // A picture rendered by the server may have arrived, or failed, before hydration.
      ref={(image) => {
        if (image?.complete && image.currentSrc) setState(image.naturalWidth > 0 ? 'shown' : 'failed')
      }}
      src={page.src}
      alt={page.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // The attributes reserve the height of an A4 sheet until the real one is known.
      width={1240}
      height={1754}
      className="block h-auto w-full"
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
  return (
    <div data-slot="paper-page" className={sheet}>
      {state === 'loading' && <Lines />}
      {onOpen ? (
        <a href={page.src} onClick={open} className="block cursor-zoom-in">
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  )
}

/** What a sheet shows until its picture is there. */
function Lines() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-x-[8%] top-[8%] grid gap-[2.5%] *:h-2 *:rounded-1 *:bg-[#16181a]/8 motion-safe:animate-pulse print:hidden"
    >
      <span className="w-2/5 justify-self-end" />
      <span />
      <span className="w-4/5" />
      <span className="w-1/2" />
    </span>
  )
}
