import type { DocumentKind } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { Button, type ButtonProps } from '@sauda/ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { sayNews } from '../../shell/messages.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { documentsChanged } from '../documents/changes.ts'
import { savePosted } from './save-posted.ts'
import { documentPageWords } from './words.ts'

export type DownloadFormProps = Pick<ButtonProps, 'variant' | 'size' | 'className'> & {
  kind: DocumentKind
  id: number
  /** The newest one by default. */
  version?: number
  /** Accessible name, if the text of the button is not enough. */
  label?: string
  children: ReactNode
}

/** Downloads the PDF of a document. A plain form before scripts load; with scripts the page is fresh afterwards. */
export function DownloadForm({ kind, id, version, label, children, ...props }: DownloadFormProps) {
  const words = useWords(documentPageWords)
  const action = useLocalPath()(paths.documentDownload(kind, id))
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const saved = await savePosted(action, new FormData(event.currentTarget))
    setBusy(false)
    if (!saved) sayNews(words.downloadFailed)
    // A tenant's first download of an invoice changes its status.
    documentsChanged()
    await revalidate()
  }

  return (
    <form method="post" action={action} onSubmit={(event) => void save(event)} className="contents">
      <RenderedFor />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <Button type="submit" loading={busy} aria-label={label} {...props}>
        {children}
      </Button>
    </form>
  )
}
