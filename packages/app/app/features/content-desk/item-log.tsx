import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ActList } from './act-list.tsx'
import { actWords } from './act-words.ts'
import type { ItemDesk } from './item-desk.ts'

/** Who changed an entry, and when. */
export function ItemLog({ item, acts }: Pick<ItemDesk, 'item'> & { acts: NonNullable<ItemDesk['acts']> }) {
  const words = useWords(actWords)
  const language = useLanguage()
  return (
    <section
      aria-labelledby="log"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-3 bg-surface p-5 shadow-1"
    >
      <h2 id="log" className="text-lg">
        {words.log}
      </h2>
      {acts.error && <p role="alert">{errorText(acts.error, language)}</p>}
      {acts.items.length > 0 ? (
        <ActList label={words.log} acts={acts.items} of="entry" />
      ) : (
        !acts.error && <p className="text-muted">{words.nothing}</p>
      )}
      {item && (
        <p>
          <TextLink asChild>
            <LocalLink to={`${paths.contentLog}?of=${item.set}`} prefetch="none">
              {words.ofSet}
            </LocalLink>
          </TextLink>
        </p>
      )}
    </section>
  )
}
