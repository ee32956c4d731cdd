import type { ContentItem, ContentSet } from '@sauda/sdk/content-editor'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Breadcrumbs, Button, Drawing, EmptyState, PageHead } from '@sauda/ui'
import { Plus } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { DoneLine } from '../people/done-line.tsx'
import { ItemOrder } from './item-order.tsx'
import { contentSetWords } from './set-words.ts'
import { contentDeskWords } from './words.ts'

export type ItemListProps = {
  set: ContentSet
  items: ContentItem[]
  error: string | null
  deleted: boolean
  outcome: { moved: number } | ActionFailure | undefined
}

/** The entries of a set in their order. */
export function ItemList({ set, items, error, deleted, outcome }: ItemListProps) {
  const words = useWords(contentDeskWords)
  const { sets } = useWords(contentSetWords)
  const language = useLanguage()
  const failure = outcome && 'code' in outcome ? outcome : undefined
  return (
    <>
      <DocumentHead title={sets[set]} hidden />
      <div className="grid gap-2">
        <Breadcrumbs
          label={words.crumbs}
          items={[
            <LocalLink key="all" to={paths.contentDesk}>
              {words.title}
            </LocalLink>,
            <span key="here">{sets[set]}</span>,
          ]}
        />
        <PageHead
          title={sets[set]}
          tools={
            <>
              <Button asChild variant="plain">
                <LocalLink to={`${paths.contentLog}?of=${set}`} prefetch="none">
                  {words.logOfSet}
                </LocalLink>
              </Button>
              <Button asChild>
                <LocalLink to={paths.contentItem(set, 'new')}>
                  <Plus aria-hidden />
                  {words.add}
                </LocalLink>
              </Button>
            </>
          }
        />
      </div>
      {deleted && <DoneLine>{words.done.deleted}</DoneLine>}
      {error && <p role="alert">{errorText(error, language)}</p>}
      {failure && (
        <p role="alert" className="rounded-3 bg-warning-soft p-4 text-warning">
          {failure.code === 'changed_meanwhile' ? words.orderChanged : errorText(failure.code, language)}
        </p>
      )}
      {items.length > 0 && (
        <ItemOrder set={set} items={items} moved={outcome && 'moved' in outcome ? outcome.moved : null} />
      )}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
    </>
  )
}
