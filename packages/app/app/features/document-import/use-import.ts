import { isPortalError, type PortalError } from '@sauda/sdk'
import { checkImport, type DocumentKind } from '@sauda/sdk/documents'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { documentsChanged } from '../documents/changes.ts'
import { type ImportOutcome, importFile, PATIENCE } from './act-on-import.ts'

export type ImportState =
  | { state: 'empty' | 'checking' }
  | { state: 'running'; done: number; total: number }
  | ImportOutcome

/** Checks a chosen file at once, and imports it when asked. The file stays chosen whatever happens. */
export function useImport(kind: DocumentKind, posted: ImportOutcome | undefined) {
  const portal = useBrowserPortal()
  const { revalidate } = useRevalidator()
  const [file, setFile] = useState<File | null>(null)
  const [now, setNow] = useState<ImportState>(posted ?? { state: 'empty' })
  const [isStopped, setStopped] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(work: (signal: AbortSignal) => Promise<ImportOutcome>) {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    try {
      const outcome = await work(stop.signal)
      if (!stop.signal.aborted) setNow(outcome)
      return outcome
    } catch (thrown) {
      if (!stop.signal.aborted) setNow({ state: 'failed', failure: failureOf(thrown) })
      return null
    }
  }

  async function check(chosen: File) {
    setNow({ state: 'checking' })
    return run(async (signal) => ({
      state: 'checked',
      result: await checkImport(portal, kind, chosen, { signal, timeout: PATIENCE }),
    }))
  }

  async function choose(chosen: File) {
    setFile(chosen)
    setStopped(false)
    await check(chosen)
  }

  async function start(total: number) {
    if (!file) return
    setStopped(false)
    setNow({ state: 'running', done: 0, total })
    const outcome = await run((signal) =>
      importFile(portal, kind, file, {
        ...{ signal, timeout: PATIENCE },
        onEvent: ({ state, done }) => {
          if (state === 'running' && !signal.aborted) setNow({ state: 'running', done, total })
        },
      }),
    )
    if (outcome?.state === 'done') await showChanges()
  }

  /** Only a new check can tell whether the portal was faster: then it has every document of the file. */
  async function stop() {
    running.current?.abort()
    setStopped(true)
    const checked = file && (await check(file))
    if (checked && isAllHere(checked)) await showChanges()
  }

  async function showChanges() {
    documentsChanged()
    await revalidate()
  }

  const isTooLate = now.state === 'checked' && isAllHere(now)
  return { file, now, isStopped, isTooLate, choose, check, start, stop }
}

/** Whether the portal has all documents of a file. */
const isAllHere = ({ result }: ImportOutcome) =>
  result !== undefined && result.problems.length === 0 && result.created + result.renewed === 0

function failureOf(thrown: unknown): Pick<PortalError, 'code' | 'errors'> {
  if (!isPortalError(thrown)) throw thrown
  const { code, errors } = thrown
  return { code, errors }
}
