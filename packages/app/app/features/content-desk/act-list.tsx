import type { ContentAct } from '@sauda/sdk/content-editor'
import { clockTime, shortDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { actWords } from './act-words.ts'
import { contentSetWords } from './set-words.ts'

type ActListProps = {
  label: string
  acts: readonly ContentAct[]
  /** In the log of one entry its name would stand in each line. */
  of: 'entry' | 'all'
}

/** Changes, the newest first: who did what, to what, and when. */
export function ActList({ label, acts, of }: ActListProps) {
  // Changes of one millisecond may say the same.
  const rows = acts.map((act, at) => ({ act, key: `${act.at} ${acts.length - at}` }))
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {rows.map(({ act, key }) => (
        <li key={key} className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-3">
          <div className="min-w-0 flex-1 basis-60">
            {of === 'all' && (
              <p className="font-strong wrap-anywhere">
                <Named act={act} />
              </p>
            )}
            <p className={of === 'all' ? 'text-sm wrap-anywhere' : 'wrap-anywhere'}>
              <Done act={act} />
            </p>
          </div>
          <p className="text-muted text-sm">
            <By act={act} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function By({ act: { by, at } }: { act: ContentAct }) {
  const words = useWords(actWords)
  return `${by?.name ?? words.portal}, ${shortDate(at)} ${clockTime(at)}`
}

/** What a change is about, with a link to it if it is still there. */
function Named({ act }: { act: ContentAct }) {
  const language = useLanguage()
  const words = useWords(actWords)
  const { sets } = useWords(contentSetWords)
  const { set, id, is_there } = act
  const title = (language === 'kk' && act.name_kk) || act.name
  const whole = set ? sets[set] : words.about[act.about]
  const text = title ? `${title} · ${whole}` : whole
  const to = set && (id === null ? paths.contentSet(set) : is_there ? paths.contentItem(set, id) : null)
  if (!to) return text
  return (
    <TextLink asChild>
      <LocalLink to={to} prefetch="none">
        {text}
      </LocalLink>
    </TextLink>
  )
}

/** What was done, in words. */
function Done({ act }: { act: ContentAct }) {
  const words = useWords(actWords)
  const moment = (at: string) => `${shortDate(at)} ${clockTime(at)}`
  const { action, version, restored_from, from, till, was, name, place, place_before } = act
  const said: Readonly<Record<string, string | false>> = {
    save: version !== null && words.saved(version),
    restore: version !== null && restored_from !== null && words.restored(restored_from, version),
    publish: version !== null && from !== null && words.published(version, moment(from)),
    reorder: place !== null && place_before !== null && words.moved(place_before, place),
    rename: was !== null && was !== name && words.renamed(was, name ?? ''),
    merge: was !== null && words.merged(was, name ?? ''),
  }
  const usual: Readonly<Record<string, string>> = words.actions
  const text = said[action] || usual[action] || words.actions.other
  return till ? `${text}, ${words.till(moment(till))}` : text
}
