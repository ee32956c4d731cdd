import { Button, type PhotoListProps } from '@sauda/ui'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { cameWithPhotos } from '../../shell/late.ts'
import { loadOnce } from '../../shell/load-once.ts'
import { shellWords } from '../../shell/words.ts'
import { editorWords } from './words.ts'

const load = loadOnce(() => import('./photo-list.tsx').then(({ PhotoList }) => PhotoList))

/** A document that was rendered with photos keeps them only if the list is at hand when React takes it over. */
let atHand: ComponentType<PhotoListProps> | undefined = cameWithPhotos ? await load() : undefined

/**
 * The chosen photos, sortable by dragging; the list is loaded with the first photo. If it cannot be loaded, the editor
 * stays and says why, and tries again when the connection is back.
 */
export function LatePhotoList(props: PhotoListProps) {
  const [List, setList] = useState(() => atHand)
  const [isLoading, setIsLoading] = useState(true)
  const [hasFailed, setHasFailed] = useState(false)

  const attempt = useCallback(async () => {
    setIsLoading(true)
    try {
      const list = await load()
      atHand = list
      setList(() => list)
    } catch {
      setHasFailed(true)
    }
    setIsLoading(false)
  }, [])

  useEffect(() => {
    if (List) return
    void attempt()
    addEventListener('online', attempt)
    return () => removeEventListener('online', attempt)
  }, [List, attempt])

  if (List) return <List {...props} />
  return hasFailed && <ListMissing isLoading={isLoading} onRetry={attempt} />
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
