import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, PageHead, SegmentedLink, SegmentedRow } from '@sauda/ui'
import { Plus } from 'lucide-react'
import type { WordsOf } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { ListSearch } from '../forms/list-search.tsx'
import { DoneLine } from '../people/done-line.tsx'
import {
  DICTIONARIES,
  type Dictionary,
  type DictionaryDesk,
  type DictionaryOutcome,
  dialogsOf,
  dictionarySearch,
  type Entry,
  isUsed,
  takesMore,
} from './dictionary-desk.ts'
import { DictionaryDialogs } from './dictionary-dialogs.tsx'
import { dictionaryWords } from './dictionary-words.ts'

/** What the log calls a dictionary. */
const LOG_OF = {
  brands: 'brand',
  services: 'service',
  parts: 'sparePart',
  districts: 'district',
  trades: 'tradeGroup',
} as const

/** What a row offers. */
const ROW_DIALOGS = ['edit', 'merge', 'delete'] as const

type DictionaryPageProps = { desk: DictionaryDesk; outcome: DictionaryOutcome | undefined }

/** A dictionary: its entries, and how to change them. */
export function DictionaryPage({ desk, outcome }: DictionaryPageProps) {
  const words = useWords(dictionaryWords)
  const language = useLanguage()
  const { of, q, found, error } = desk
  const done = outcome && 'done' in outcome ? outcome : undefined
  return (
    <>
      <DocumentHead title={`${words.title}: ${words.kinds[of]}`} hidden />
      <PageHead
        title={words.title}
        lead={of === 'districts' ? words.districtsLead : of === 'trades' ? words.tradesLead : words.lead}
        tools={
          <>
            <Button asChild variant="plain">
              <LocalLink to={`${paths.contentLog}?of=${LOG_OF[of]}`} prefetch="none">
                {words.log}
              </LocalLink>
            </Button>
            {takesMore(desk) && (
              <Button asChild>
                <LocalLink to={dictionarySearch(q, 'add')} preventScrollReset prefetch="none">
                  <Plus aria-hidden />
                  {words.add}
                </LocalLink>
              </Button>
            )}
          </>
        }
      />
      {done && <DoneLine>{words.done[done.done](done.name)}</DoneLine>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedRow label={words.of}>
          {DICTIONARIES.map((one) => (
            <SegmentedLink key={one} asChild current={one === of}>
              <LocalLink to={paths.contentDictionary(one)}>{words.kinds[one]}</LocalLink>
            </SegmentedLink>
          ))}
        </SegmentedRow>
        <ListSearch
          q={q}
          words={words}
          found={q ? words.found(found.length) : false}
          whole={{ to: paths.contentDictionary(of), text: words.whole }}
          className="flex-1"
        />
      </div>
      {!takesMore(desk) && <p className="text-muted text-sm">{words.tooMany}</p>}
      {error && <p role="alert">{errorText(error, language)}</p>}
      {found.length > 0 ? (
        <ul
          aria-label={words.kinds[of]}
          className="divide-y divide-line rounded-3 bg-surface px-4 shadow-1 xs:px-6"
        >
          {found.map((entry) => (
            <EntryRow key={entry.id} of={of} entry={entry} q={q} deletes={!found.every(isUsed)} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          {q ? words.nothing : of === 'districts' ? words.noDistricts : words.empty}
        </p>
      )}
      {/* A form that has done its work closes its dialog. */}
      {!done && desk.ask && <DictionaryDialogs desk={desk} ask={desk.ask} outcome={outcome} />}
    </>
  )
}

function usesText({ ads = 0, people, companies }: Entry, words: WordsOf<typeof dictionaryWords>): string {
  if (people !== undefined) return words.people(people)
  return companies === undefined ? words.ads(ads) : words.companies(companies)
}

type EntryRowProps = {
  of: Dictionary
  entry: Entry
  q: string
  /** Whether any row offers a deletion, so that all others keep its place. */
  deletes: boolean
}

function EntryRow({ of, entry, q, deletes }: EntryRowProps) {
  const { id, name, name_kk } = entry
  const words = useWords(dictionaryWords)
  const language = useLanguage()
  // Districts alone are listed by their names in the language of the page.
  const isInKazakh = of === 'districts' && language === 'kk'
  const [first, second] = isInKazakh ? [name_kk, name] : [name, name_kk]
  const dialogs = ROW_DIALOGS.filter((ask) => dialogsOf(of).includes(ask) && (deletes || ask !== 'delete'))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-strong wrap-anywhere">{first}</span>
        {second && (
          <span lang={isInKazakh ? 'ru' : 'kk'} className="text-muted wrap-anywhere">
            {' · '}
            {second}
          </span>
        )}
        <span className="block text-muted text-xs">{usesText(entry, words)}</span>
      </p>
      <span className="-mx-3 flex flex-wrap">
        {dialogs.map((ask) => (
          <Button key={ask} asChild size="sm" variant="plain">
            {ask === 'delete' && isUsed(entry) ? (
              <span aria-hidden className="invisible max-sm:hidden">
                {words[ask]}
              </span>
            ) : (
              <LocalLink
                to={dictionarySearch(q, ask, id)}
                preventScrollReset
                prefetch="none"
                aria-label={`${words[ask]}: ${name}`}
              >
                {words[ask]}
              </LocalLink>
            )}
          </Button>
        ))}
      </span>
    </li>
  )
}
