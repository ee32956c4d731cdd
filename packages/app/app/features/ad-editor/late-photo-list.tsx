import { Button, type PhotoListProps, useHydrated } from '@sauda/ui'
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { loadOnce } from '../../shell/load-once.ts'
import { asHtml } from '../../shell/server-part.tsx'
import { shellWords } from '../../shell/words.ts'
import { useWaitingPress } from './use-waiting-press.ts'
import { editorWords } from './words.ts'

const load = loadOnce(() => import('./photo-list.tsx').then(({ PhotoList }) => PhotoList))

let atHand: ComponentType<PhotoListProps> | undefined = import.meta.env.SSR ? await load() : undefined

/** The photos as the server has rendered them, which the document keeps until they are pressed. */
const rendered = import.meta.env.SSR ? undefined : document.querySelector('[data-photos]')?.innerHTML

/**
 * The chosen photos, sortable by dragging. The list is loaded with the first photo, or, for photos that came with the
 * document, once a pointer or the focus reaches them or they change. If it cannot be loaded, the editor stays and says
 * why, and tries again when the connection is back.
 */
export function LatePhotoList(props: PhotoListProps) {
  const isHydrated = useHydrated()
  const area = useRef<HTMLDivElement>(null)
  const ids = props.items.map(({ id }) => id).join()
  const [still] = useState(() => (isHydrated || rendered === undefined ? undefined : { html: rendered, ids }))
  const [List, setList] = useState(() => (still ? undefined : atHand))
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)
  const untilReleased = useRef(async () => {})

  const attempt = useCallback(async () => {
    setIsLoading(true)
    try {
      const list = await load()
      await untilReleased.current()
      atHand = list
      setList(() => list)
    } catch {
      setHasFailed(true)
    }
    setIsLoading(false)
  }, [])
  untilReleased.current = useWaitingPress({ area, isWaiting: still !== undefined && !List, load: attempt })

  const isNeeded = !List && still?.ids !== ids
  useEffect(() => {
    if (isNeeded) void attempt()
  }, [isNeeded, attempt])
  const isMissing = !List && (isNeeded || hasFailed)
  useEffect(() => {
    if (!isMissing) return
    addEventListener('online', attempt)
    return () => removeEventListener('online', attempt)
  }, [isMissing, attempt])

  return (
    <div ref={area}>
      {List ? (
        <div data-photos key="list">
          {/* Photos that came with the document get no tile: it would move what is under the finger. */}
          <List {...props} more={still ? undefined : props.more} />
        </div>
      ) : (
        still && <div data-photos key="still" suppressHydrationWarning {...asHtml(still.html)} />
      )}
      {!List && hasFailed && <ListMissing isLoading={isLoading} onRetry={attempt} />}
    </div>
  )
}

function ListMissing({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  const { failures } = useWords(shellWords)
  const { photos } = useWords(editorWords)
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <div role="alert" className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-strong">{failures.offline}</p>
        <p>{photos.notShown}</p>
      </div>
      <Button type="button" size="sm" variant="quiet" loading={isLoading} onClick={onRetry}>
        {failures.retry}
      </Button>
    </div>
  )
}
