import { errorText, inLanguage } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { useEffect, useRef } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import type { BulkOutcome, Decided } from './lists.ts'
import { adListWords } from './words.ts'

/** The result for each selected ad: done, or not and why. */
export function BulkResults({ outcome }: { outcome: BulkOutcome }) {
  const adLists = useWords(adListWords)
  const language = useLanguage()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if ('decided' in outcome) panel.current?.focus()
  }, [outcome])
  if (!('decided' in outcome)) {
    const message = outcome.code === 'invalid' ? adLists.bulkNone : undefined
    return <FormProblems title={adLists.bulkFailed} failure={outcome} labels={{}} message={message} />
  }
  const { action, decided } = outcome
  const done = decided.filter(({ code }) => code === null)
  const notDone = decided.filter(({ code }) => code !== null)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="status"
      className="grid gap-3 rounded-3 bg-surface p-5 text-row shadow-1 outline-none"
    >
      {done.length > 0 && (
        <div>
          <h2 className="font-strong font-text text-md text-positive tracking-normal">
            {adLists.done[action](done.length)}
          </h2>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            {done.map((ad) => (
              <li key={ad.id}>
                <DecidedLink ad={ad} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {notDone.length > 0 && (
        <div>
          <h2 className="font-strong font-text text-danger text-md tracking-normal">
            {adLists.notDone(notDone.length)}
          </h2>
          <ul className="mt-1 grid gap-1">
            {notDone.map((ad) => (
              <li key={ad.id}>
                <DecidedLink ad={ad} />{' '}
                <span className="text-muted">{errorText(ad.code ?? '', language)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}

function DecidedLink({ ad }: { ad: Decided }) {
  const adLists = useWords(adListWords)
  const language = useLanguage()
  const { id, title, title_kk } = ad
  return (
    <LocalLink
      to={paths.adConfirm(id)}
      className="underline decoration-accent-line underline-offset-3 wrap-anywhere hover:text-accent-ink"
    >
      {title === null ? adLists.ad(id) : inLanguage({ title, title_kk }, 'title', language)}
    </LocalLink>
  )
}
