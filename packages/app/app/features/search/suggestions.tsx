import { Button, Kbd, SearchList } from '@sauda/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import { catalogueAddress } from '../ads/catalogue-address.ts'
import { roomWords } from '../rooms/words.ts'
import { allText } from './all-text.ts'
import { markOf } from './mark-of.ts'
import { forgetAll, forgetSearch, recentSearches, rememberSearch } from './recent-searches.ts'
import { optionsOf } from './suggested-options.tsx'
import { useIsAlone } from './use-is-alone.ts'
import { useSuggestions, useTyped } from './use-suggestions.ts'
import { searchWords } from './words.ts'

export type SuggestionsProps = { input: HTMLInputElement }

/** The list of a search field: suggestions for what is typed, and the searches that this browser keeps. */
export function Suggestions({ input }: SuggestionsProps) {
  const words = { ...useWords(searchWords), rooms: useWords(roomWords) }
  const language = useLanguage()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const typed = useTyped(input)
  const { asked, suggestions, offline } = useSuggestions(typed)
  const isAlone = useIsAlone(input)
  const [recent, setRecent] = useState(recentSearches)

  useEffect(() => {
    const { form } = input
    const keep = () => {
      const text = input.value.trim()
      setRecent(rememberSearch({ text, to: catalogueAddress({ q: text }) }))
    }
    // Another tab, or signing out, may have changed them since.
    const readAgain = () => setRecent(recentSearches())
    form?.addEventListener('submit', keep)
    input.addEventListener('focus', readAgain)
    return () => {
      form?.removeEventListener('submit', keep)
      input.removeEventListener('focus', readAgain)
    }
  }, [input])

  const { columns, leads } = optionsOf(suggestions?.groups ?? [], recent, typed, words, language)
  const query = suggestions?.query ?? typed
  const isSuggested = suggestions !== null && suggestions.groups.length > 0
  const mended = isSuggested && query !== asked && query !== ''
  // Another filter narrows what the text alone finds, but adds nothing to it.
  const ads = asked === typed && suggestions && (isAlone || suggestions.ads === 0) ? suggestions.ads : null
  const unreachable = leads.size > 0 ? words.offline : words.offlineAlone

  function choose(id: string) {
    const search = leads.get(id)
    if (!search) return
    setRecent(rememberSearch(search))
    // What was typed is answered; a filter of the catalogue must not send it again.
    input.value = ''
    input.blur()
    void navigate(localPath(search.to))
  }

  function remove(id: string) {
    const search = leads.get(id)
    if (search) setRecent(forgetSearch(search.text))
  }

  return (
    <SearchList
      input={input}
      columns={columns}
      label={words.list}
      status={statusOf()}
      cancel={words.cancel}
      markOf={(text) => markOf(text, query)}
      onChoose={choose}
      onRemove={remove}
      foot={foot()}
    />
  )

  function statusOf(): string {
    if (offline) return unreachable
    if (typed !== '' && suggestions === null) return ''
    const none = ads === 0 ? words.nothing(typed) : words.none
    const told = leads.size > 0 ? words.count(leads.size) : typed === '' ? '' : none
    return [mended && words.read(query), told, typed === '' && recent.length > 0 && words.removeHelp]
      .filter(Boolean)
      .join('. ')
  }

  function foot() {
    if (typed === '') {
      return recent.length > 0 ? (
        <Button
          variant="plain"
          size="sm"
          className="mt-1 sm:ml-0.5"
          onClick={() => {
            setRecent(forgetAll())
            input.focus()
          }}
        >
          {words.clear}
        </Button>
      ) : undefined
    }
    return (
      <div className="mt-2 border-line border-t pt-2 max-sm:border-0">
        {(mended || offline) && (
          <p className="px-2.5 pb-2 text-muted text-sm">{offline ? unreachable : words.read(query)}</p>
        )}
        <Button
          variant="soft"
          className="w-full justify-between gap-3 text-left"
          onClick={() => input.form?.requestSubmit()}
        >
          <span className="min-w-0 wrap-anywhere tabular-nums">
            {allText(typed, { ads, isSuggested }, words)}
          </span>
          <Kbd className="max-sm:hidden">Enter</Kbd>
        </Button>
      </div>
    )
  }
}
