import type { AdQuery } from '@sauda/sdk/ads'
import { Button, Drawing, EmptyState } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { catalogueAddress } from './catalogue-address.ts'
import { catalogueWords } from './catalogue-words.ts'
import { emptyDrawing } from './categories.ts'

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
