import type { DocumentKind } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { FileSpreadsheet, FileUp } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { excelLinkWords } from './link-words.ts'

/** Downloads a list as it is filtered: `to` is a path without language that sends the file. */
export function ExportLink({ to }: { to: string }) {
  const words = useWords(excelLinkWords)
  const localPath = useLocalPath()
  return (
    <Button asChild size="sm" variant="plain">
      <a href={localPath(to)}>
        <FileSpreadsheet aria-hidden />
        {words.download}
      </a>
    </Button>
  )
}

/** Opens the import; its scripts are loaded then. `search` is the address of the desk below it. */
export function ImportLink({ kind, search = '' }: { kind: DocumentKind; search?: string }) {
  const words = useWords(excelLinkWords)
  return (
    <Button asChild size="sm" variant="plain">
      <LocalLink to={`${paths.documentsImport(kind)}${search}`} preventScrollReset prefetch="none">
        <FileUp aria-hidden />
        {words.upload}
      </LocalLink>
    </Button>
  )
}
