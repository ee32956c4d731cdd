import type { DocumentKind } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import { Button, Drawing, EmptyState, LoadMore } from '@sauda/ui'
import { useLocation, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { shellWords } from '../../shell/words.ts'
import { emptyDrawing } from '../ads/categories.ts'
import { type DocumentQuery, writeDocumentQuery } from './document-query.ts'
import type { UnfoldedDocuments } from './documents-up-to.ts'
import { documentListWords } from './words.ts'

type ListEndProps = { kind: DocumentKind; query: DocumentQuery; list: UnfoldedDocuments }

/** After the list: how much of it is shown and a link to more, why it is empty, or that it could not be loaded. */
export function ListEnd({ kind, query, list }: ListEndProps) {
  const { failures } = useWords(shellWords)
  const words = useWords(documentListWords)
  const language = useLanguage()
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const { items, total, more, error } = list
  const shown = (count: number) => `${writeDocumentQuery(query)}&shown=${count}`
  const to = shown(error ? items.length : (more ?? items.length))
  const narrowed = Object.keys(query).length > 0

  if (error && items.length === 0) {
    return (
      <EmptyState
        title={words.failed}
        actions={
          <Button asChild variant="quiet">
            <LocalLink to={to} preventScrollReset replace>
              {failures.retry}
            </LocalLink>
          </Button>
        }
      >
        {errorText(error, language)}
      </EmptyState>
    )
  }
  if (items.length === 0) {
    const { title, help } = narrowed ? words.emptyFiltered : words.empty[kind]
    return (
      <EmptyState drawing={<Drawing src={emptyDrawing} />} title={title}>
        {help}
      </EmptyState>
    )
  }
  if (more === null && !error) return null
  return (
    <LoadMore
      shown={items.length}
      total={total}
      summary={words.shown(items.length, total)}
      error={error ? errorText(error, language) : undefined}
      loading={ahead?.pathname === pathname && ahead.search === to}
      link={
        <LocalLink to={to} preventScrollReset replace>
          {error ? failures.retry : words.more}
        </LocalLink>
      }
    />
  )
}
