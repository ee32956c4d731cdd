import { DOCUMENT_KIND, type DocumentKind, downloadDocument, downloadDocuments } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, SelectionBar, useHydrated } from '@sauda/ui'
import { Download, FileArchive, Signature } from 'lucide-react'
import type { FormEvent } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { whenOnline } from '../../shell/late.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'
import { sumsText } from '../documents/sums-text.ts'
import { progressText } from '../downloads/progress-text.ts'
import type { DownloadState, useDownload } from '../downloads/use-download.ts'
import { downloadWords } from '../downloads/words.ts'
import { type ChosenDocument, chosenSums, signableOf, signedOf } from './chosen-documents.ts'
import { CHOSEN_FORM, type Choice } from './use-chosen.ts'
import { documentListWords } from './words.ts'

type BottomBarProps = {
  kind: DocumentKind
  choice: Choice
  files: ReturnType<typeof useDownload>
  onSign: (rows: readonly ChosenDocument[]) => void
  /** Whether the dialog in which they are signed is on its way. */
  busy: boolean
  /** Whether the list has documents to choose. */
  hasRows: boolean
}

const onDeep = 'text-deep-text hover:bg-deep-raised'

/** The download that is running, else the chosen documents and what can be done with them. */
export function BottomBar({ kind, choice, files, hasRows, onSign, busy }: BottomBarProps) {
  const { download, start, cancel, close } = files
  if (download) {
    return <DownloadBar download={download} onCancel={cancel} onClose={close} />
  }
  return <ChosenBar {...{ kind, choice, hasRows, onSign, busy }} onDownload={start} />
}

function ChosenBar({
  kind,
  choice: { chosen, clear },
  hasRows,
  onSign,
  busy,
  onDownload,
}: Pick<BottomBarProps, 'kind' | 'choice' | 'hasRows' | 'onSign' | 'busy'> & {
  onDownload: BottomBarProps['files']['start']
}) {
  const words = useWords(documentListWords)
  const language = useLanguage()
  const localPath = useLocalPath()
  const hydrated = useHydrated()
  const ids = [...chosen.keys()]
  const [only] = ids
  const { signed } = DOCUMENT_KIND[kind]
  const signable = signed ? signableOf(chosen.values()) : []
  const archived = signed ? signedOf(chosen.values()) : []
  if (hydrated ? only === undefined : !hasRows) return null

  function download(event: FormEvent) {
    event.preventDefault()
    if (only === undefined) return
    onDownload((portal, options) =>
      ids.length === 1
        ? downloadDocument(portal, kind, only, undefined, options)
        : downloadDocuments(portal, kind, ids, options),
    )
  }

  async function downloadSigned() {
    const { ONCE_EACH, openSigned } = await whenOnline(() => import('../downloads/open-signed.ts'))
    onDownload(openSigned(kind, archived), ONCE_EACH)
  }

  return (
    <form
      id={CHOSEN_FORM}
      method="post"
      action={localPath(paths.documentsDownload(kind))}
      onSubmit={download}
      className="contents"
    >
      <RenderedFor />
      <SelectionBar
        aria-label={words.bulk}
        summary={
          hydrated
            ? words.chosen(chosen.size, sumsText(chosenSums(chosen), language, words.and))
            : words.bulkHint
        }
        clear={
          hydrated && (
            <button type="button" onClick={clear}>
              {words.clear}
            </button>
          )
        }
      >
        {hydrated && signable.length > 0 && (
          <Button variant="deep" size="sm" loading={busy} onClick={() => onSign(signable)}>
            <Signature aria-hidden />
            {words.sign(kind, signable.length)}
          </Button>
        )}
        {hydrated && archived.length > 0 && (
          <Button variant="deep" size="sm" onClick={() => void downloadSigned()}>
            <FileArchive aria-hidden />
            {words.signedZip(archived.length)}
          </Button>
        )}
        <Button type="submit" variant="deep" size="sm">
          <Download aria-hidden />
          {!hydrated ? words.download : ids.length === 1 ? words.downloadPdf : words.downloadZip}
        </Button>
      </SelectionBar>
    </form>
  )
}

type DownloadBarProps = {
  download: DownloadState
  onCancel: () => void
  onClose: () => void
}

function DownloadBar({ download, onCancel, onClose }: DownloadBarProps) {
  const { close } = useWords(documentListWords)
  const words = useWords(downloadWords)
  const { failures } = useWords(shellWords)
  const language = useLanguage()
  if (download.state === 'failed') {
    const { code, again } = download
    return (
      <SelectionBar
        aria-label={words.downloading}
        summary={`${words.notDownloaded} ${errorText(code, language)}`}
        clear={
          <button type="button" onClick={onClose}>
            {close}
          </button>
        }
      >
        <Button variant="deep" size="sm" onClick={again}>
          {failures.retry}
        </Button>
      </SelectionBar>
    )
  }
  return (
    <SelectionBar aria-label={words.downloading} summary={progressText(words, download)}>
      <Button variant="plain" size="sm" className={onDeep} onClick={onCancel}>
        {words.cancel}
      </Button>
    </SelectionBar>
  )
}
