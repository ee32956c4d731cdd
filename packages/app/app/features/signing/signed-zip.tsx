import { errorText } from '@sauda/sdk/language'
import { TextLink } from '@sauda/ui'
import { Download } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { shellWords } from '../../shell/words.ts'
import { ONCE_EACH, openSigned } from '../downloads/open-signed.ts'
import { progressText } from '../downloads/progress-text.ts'
import { useDownload } from '../downloads/use-download.ts'
import { downloadWords } from '../downloads/words.ts'
import type { SigningBodyProps } from './signing-body.ts'
import { signingWords } from './words.ts'

/** The signed documents with their signatures and what proves them, as one ZIP file. */
export function SignedZip({ kind, shown }: Pick<SigningBodyProps, 'kind' | 'shown'>) {
  const { zip } = useWords(signingWords)
  const words = useWords(downloadWords)
  const { failures } = useWords(shellWords)
  const language = useLanguage()
  const { download, start, cancel } = useDownload()
  const ids = shown.batch.documents.filter(({ step }) => step === 'done').map(({ id }) => id)
  if (ids.length === 0) return null
  const press = (label: string, onClick: () => void) => (
    <TextLink asChild className="min-h-control-sm text-sm">
      <button type="button" onClick={onClick}>
        {label}
      </button>
    </TextLink>
  )
  if (download?.state === 'running') {
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-4 text-sm tabular-nums">
        {progressText(words, download)}
        {press(words.cancel, cancel)}
      </p>
    )
  }
  if (download) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="min-w-0 wrap-anywhere">{`${words.notDownloaded} ${errorText(download.code, language)}`}</span>
        {press(failures.retry, download.again)}
      </p>
    )
  }
  return (
    <p>
      <TextLink asChild className="min-h-control-sm text-sm">
        <button type="button" onClick={() => void start(openSigned(kind, ids), ONCE_EACH)}>
          <Download aria-hidden />
          {zip(kind, ids.length)}
        </button>
      </TextLink>
    </p>
  )
}
