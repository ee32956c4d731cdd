import { Button, useHydrated } from '@sauda/ui'
import { type ComponentType, useState } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { loadOnce } from '../../shell/load-once.ts'
import type { AdPreviewProps } from './ad-preview.tsx'
import { editorWords } from './words.ts'

const load = loadOnce(() => import('./ad-preview.tsx').then(({ AdPreview }) => AdPreview))

/** A button that shows the ad as buyers will see it; what it needs is loaded when it is pressed. */
export function LatePreview(props: AdPreviewProps) {
  const { preview } = useWords(editorWords)
  const [Preview, setPreview] = useState<ComponentType<AdPreviewProps>>()
  const [hasFailed, setHasFailed] = useState(false)
  if (!useHydrated()) return null

  async function toggle() {
    const part = Preview ? undefined : await load().catch(() => null)
    setHasFailed(part === null)
    setPreview(() => part ?? undefined)
  }

  return (
    <section className="grid gap-3">
      <Button type="button" variant="quiet" aria-expanded={Preview !== undefined} onClick={toggle}>
        {Preview ? preview.hide : preview.show}
      </Button>
      <div role="status">{hasFailed && <p className="text-sm">{preview.failed}</p>}</div>
      {Preview && <Preview {...props} />}
    </section>
  )
}
