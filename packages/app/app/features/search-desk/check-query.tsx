import { errorText, groupDigits } from '@sauda/sdk/language'
import { Button, Input } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { Clauses } from './clauses.tsx'
import type { WordDesk } from './word-desk.ts'
import { searchDeskWords } from './words.ts'

/** A query, and what the search makes of it now. */
export function CheckQuery({ desk: { query, reading, readingError } }: { desk: WordDesk }) {
  const { checking: words } = useWords(searchDeskWords)
  const language = useLanguage()
  const { location } = useNavigation()
  const { q, kind, cut } = query
  return (
    <section
      aria-labelledby="check-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div>
        <h2 id="check-title" className="text-xl">
          {words.heading}
        </h2>
        <p className="mt-1 text-muted text-sm">{words.help}</p>
      </div>
      <Form method="get" preventScrollReset className="flex flex-wrap gap-2">
        {q && <input type="hidden" name="q" value={q} />}
        {kind && <input type="hidden" name="kind" value={kind} />}
        {cut && <input type="hidden" name="cut" value={cut} />}
        <Input
          key={query.check}
          type="search"
          name="check"
          defaultValue={query.check}
          maxLength={200}
          aria-label={words.label}
          placeholder={words.placeholder}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" variant="soft" loading={location?.search.includes('check=')}>
          {words.check}
        </Button>
      </Form>
      {readingError && <p role="alert">{errorText(readingError, language)}</p>}
      {reading && (
        <div role="status" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="font-strong">
            {words.found(groupDigits(reading.ads), reading.ads, reading.ads_is_estimate)}
          </p>
          {reading.corrected !== null && (
            <p className="text-sm wrap-anywhere">{words.corrected(reading.corrected)}</p>
          )}
          {reading.without.length > 0 && (
            <p className="text-sm wrap-anywhere">{words.without(reading.without.join(', '))}</p>
          )}
          {reading.clauses.length > 0 ? (
            <Clauses clauses={reading.clauses} />
          ) : (
            <p className="text-muted text-sm">{words.nothing}</p>
          )}
        </div>
      )}
    </section>
  )
}
