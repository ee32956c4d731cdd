import type { Document } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { Button, useHydrated } from '@sauda/ui'
import { Download, Signature } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { DocumentAct } from './acts.ts'
import { DownloadForm } from './download-form.tsx'
import { documentPageWords } from './words.ts'

const ASKED = ['reject', 'annul', 'delete'] as const satisfies readonly DocumentAct[]

type ActionBarProps = {
  document: Document
  version: number
  busy: boolean
  onSign: () => void
}

/** What this user may do with a document, from `allowed_actions` of the server. On a phone it sticks to the bottom. */
export function ActionBar({ document, version, busy, onSign }: ActionBarProps) {
  const words = useWords(documentPageWords)
  const { kind, id, allowed_actions, versions } = document
  const may = (action: string) => allowed_actions.some((one) => one === action)
  const acts = ASKED.filter(may)
  const sign = may('sign') ? 'sign' : may('countersign') && 'countersign'
  const hydrated = useHydrated()
  const old = version !== versions[0]?.version
  return (
    <div className="grid grid-cols-2 gap-2 nav:px-5 nav:pb-5 max-nav:-mx-gutter max-nav:sticky max-nav:bottom-0 max-nav:z-6 max-nav:order-last max-nav:border-line max-nav:border-t max-nav:bg-surface max-nav:px-gutter max-nav:py-2.5 max-nav:shadow-2">
      {sign && hydrated && !old && (
        <Button loading={busy} onClick={onSign} className="col-span-2">
          <Signature aria-hidden />
          {words.acts[sign]}
        </Button>
      )}
      {may('download') && (
        <DownloadForm
          kind={kind}
          id={id}
          version={old ? version : undefined}
          className={acts.length === 1 ? 'px-2 max-xs:text-sm' : 'col-span-2'}
        >
          <Download aria-hidden />
          {words.download}
        </DownloadForm>
      )}
      {acts.map((act) => (
        <Button
          key={act}
          asChild
          variant={act === 'delete' ? 'danger-quiet' : 'quiet'}
          className="px-2 max-xs:text-sm"
        >
          <LocalLink to={paths.documentAct(kind, id, act)} preventScrollReset prefetch="none">
            {words.acts[act]}
          </LocalLink>
        </Button>
      ))}
    </div>
  )
}
