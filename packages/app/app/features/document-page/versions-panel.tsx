import type { Document } from '@sauda/sdk/documents'
import { longDate } from '@sauda/sdk/language'
import { Badge, TextLink } from '@sauda/ui'
import { Download } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DownloadForm } from './download-form.tsx'
import { Panel } from './panel.tsx'
import { versionPath } from './version-path.ts'
import { documentPageWords } from './words.ts'

/** The versions of a document, if it has several: each can be read and downloaded. */
export function VersionsPanel({ document, shown }: { document: Document; shown: number }) {
  const words = useWords(documentPageWords)
  const language = useLanguage()
  const { kind, id, versions } = document
  if (versions.length < 2) return null
  return (
    <Panel title={words.versions}>
      <ul>
        {versions.map(({ version, received_at }, index) => (
          <li
            key={version}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2 first:border-t-0"
          >
            <span className="text-row">{words.version(version, longDate(received_at, language))}</span>
            {index === 0 && <Badge tone="positive">{words.newest}</Badge>}
            <span className="ml-auto flex items-center gap-1">
              {version !== shown && (
                <TextLink asChild className="min-h-control-sm">
                  <LocalLink to={versionPath(document, version)} preventScrollReset>
                    {words.read}
                  </LocalLink>
                </TextLink>
              )}
              <DownloadForm
                kind={kind}
                id={id}
                version={version}
                variant="plain"
                size="sm"
                label={words.downloadVersion(version)}
              >
                <Download aria-hidden />
              </DownloadForm>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
