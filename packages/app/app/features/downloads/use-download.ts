import { type CallOptions, isPortalError, type Portal } from '@sauda/sdk'
import type { DownloadedFile } from '@sauda/sdk/documents'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { sayDone } from '../../shell/messages.ts'
import { documentsChanged } from '../documents/changes.ts'
import { type Received, receiveFile, saveFile } from './save-file.ts'
import { downloadWords } from './words.ts'

/** A call of the SDK that downloads. */
export type OpenFile = (portal: Portal, options: CallOptions) => Promise<DownloadedFile>

export type DownloadState =
  | { readonly state: 'running'; readonly received: Received | null; readonly total: number | null }
  | { readonly state: 'failed'; readonly code: string; readonly again: () => void }

/** How often the progress is shown, in ms: screen readers read it out. */
const EVERY = 500

/**
 * A download by scripts: its progress, with a way to cancel it. There is one at a time. `mark` is what stands once in
 * the name of each document's files, where a document has several.
 */
export function useDownload() {
  const words = useWords(downloadWords)
  const portal = useBrowserPortal()
  const { revalidate } = useRevalidator()
  const [download, setDownload] = useState<DownloadState | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(open: OpenFile, mark?: string) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    const { signal } = stop
    let shownAt = 0
    setDownload({ state: 'running', received: null, total: null })
    try {
      const file = await open(portal, { signal })
      const total = file.documents
      const onPart = (received: Received) => {
        const now = performance.now()
        if (signal.aborted || now - shownAt < EVERY) return
        shownAt = now
        setDownload({ state: 'running', received, total })
      }
      const content = await receiveFile(file, signal, { onPart, mark })
      if (signal.aborted) return
      const name = file.name ?? 'sauda'
      saveFile(content, name)
      setDownload(null)
      sayDone(words.downloaded(name))
    } catch (thrown) {
      if (signal.aborted) return
      const code = isPortalError(thrown) ? thrown.code : 'network'
      setDownload({ state: 'failed', code, again: () => void start(open, mark) })
    }
    // A download that failed half-way counts as well.
    documentsChanged()
    await revalidate()
  }

  function cancel() {
    running.current?.abort()
    setDownload(null)
    sayDone(words.cancelled)
    documentsChanged()
    void revalidate()
  }

  return { download, start, cancel, close: () => setDownload(null) }
}
