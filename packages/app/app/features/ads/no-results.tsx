import type { AdQuery } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import { Button, Drawing, EmptyState } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { emptyDrawing } from './categories.ts'

/** No results: why, and where to look instead. */
export function NothingFound({ query }: { query: AdQuery }) {
  const catalogue = useWords(catalogueWords)
  const { q, ...filters } = query
  const filtered = Object.keys(filters).length > 0
  if (!q && !filtered) {
    return (
      <EmptyState drawing={<Drawing src={emptyDrawing} />} title={catalogue.emptyWhole}>
        {catalogue.emptyWholeHelp}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing={<Drawing src={emptyDrawing} />}
      title={catalogue.empty}
      actions={
        <>
          {q && filtered && (
            <Button asChild variant="soft">
              <LocalLink to={catalogueAddress({ q })}>{catalogue.withoutFilters}</LocalLink>
            </Button>
          )}
          <Button asChild variant="quiet">
            <LocalLink to={paths.ads}>{catalogue.whole}</LocalLink>
          </Button>
        </>
      }
    >
      {catalogue.emptyHelp}
    </EmptyState>
  )
}

/** The list could not be read: a link that tries again. */
export function ListFailed({ query }: { query: AdQuery }) {
  const catalogue = useWords(catalogueWords)
  return (
    <EmptyState
      role="alert"
      drawing={<Drawing src={emptyDrawing} />}
      title={catalogue.failed}
      actions={
        <Button asChild>
          <LocalLink to={catalogueAddress(query)} replace>
            {catalogue.retry}
          </LocalLink>
        </Button>
      }
    >
      {catalogue.failedHelp}
    </EmptyState>
  )
}
