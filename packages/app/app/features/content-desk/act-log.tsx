import { contentSetNames } from '@sauda/sdk/content-editor'
import { errorText, groupDigits } from '@sauda/sdk/language'
import { Button, Drawing, EmptyState, PageHead, Select } from '@sauda/ui'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { emptyDrawing } from '../ads/categories.ts'
import { ActList } from './act-list.tsx'
import { actWords } from './act-words.ts'
import { LOG_PARTS, type loadActs } from './load-acts.ts'
import { contentSetWords } from './set-words.ts'

/** The log of the content, all of it or of one part. */
export function ActLog({ log }: { log: Awaited<ReturnType<typeof loadActs>> }) {
  const { of, items, total, next, isOlder, error } = log
  const words = useWords(actWords)
  const { sets } = useWords(contentSetWords)
  const language = useLanguage()
  const search = (after?: string) => `?${new URLSearchParams({ ...(of && { of }), ...(after && { after }) })}`
  return (
    <>
      <DocumentHead title={words.log} hidden />
      <PageHead title={words.log} lead={words.lead} />
      <Form method="get" className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-2">
        <Select key={of} name="of" defaultValue={of} aria-label={words.of}>
          <option value="">{words.everything}</option>
          {contentSetNames.map((set) => (
            <option key={set} value={set}>
              {sets[set]}
            </option>
          ))}
          {LOG_PARTS.map((part) => (
            <option key={part} value={part}>
              {words.about[part]}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="quiet">
          {words.show}
        </Button>
      </Form>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {items.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="text-muted text-sm">{words.found(groupDigits(total))}</p>
          <div className="rounded-3 bg-surface px-5 shadow-1 xs:px-6">
            <ActList label={words.log} acts={items} of="all" />
          </div>
        </div>
      )}
      {items.length === 0 && !error && (
        <EmptyState drawing={<Drawing src={emptyDrawing} />} title={words.nothing}>
          {words.nothingHelp}
        </EmptyState>
      )}
      {(next || isOlder) && (
        <p className="flex flex-wrap gap-2">
          {isOlder && (
            <Button asChild variant="quiet">
              <LocalLink to={search()} prefetch="none">
                {words.newest}
              </LocalLink>
            </Button>
          )}
          {next && (
            <Button asChild variant="quiet">
              <LocalLink to={search(next)} prefetch="none">
                {words.older}
              </LocalLink>
            </Button>
          )}
        </p>
      )}
    </>
  )
}
