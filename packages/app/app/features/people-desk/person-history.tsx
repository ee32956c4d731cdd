import { clockTime, dayLabel, relativeTime } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { blockReasonLabel, type PersonAct, type PersonBlock, type PersonDetail } from '@sauda/sdk/people'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { logText } from './log-text.ts'
import { Part } from './part.tsx'
import { personWords } from './person-words.ts'

type HistoryProps = { detail: PersonDetail; now: string }

/** Sessions of a person, blocks, and what the log says. */
export function PersonHistory({ detail, now }: HistoryProps) {
  const { person, sessions, blocks, acts_by, acts_on } = detail
  const words = useWords(personWords)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {blocks.length > 0 && (
        <Part title={words.blocks}>
          <ul className="grid gap-3 text-row">
            {blocks.map((block) => (
              <BlockLine key={block.id} block={block} now={now} />
            ))}
          </ul>
        </Part>
      )}
      {sessions && <Sessions sessions={sessions} now={now} />}
      <Acts title={words.did} acts={acts_by} personId={person.id} now={now} />
      {acts_on.length > 0 && <Acts title={words.done} acts={acts_on} personId={person.id} now={now} named />}
    </div>
  )
}

function BlockLine({ block, now }: { block: PersonBlock; now: string }) {
  const { since, until, reason, note, by, unblocked_by, unblock_note } = block
  const words = useWords(personWords)
  const language = useLanguage()
  const day = (at: string) => dayLabel(at, now, language)
  return (
    <li className="grid gap-0.5">
      <p className="font-strong">{blockReasonLabel(reason, language)}</p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {unblock_note && <p className="wrap-anywhere whitespace-pre-line">{unblock_note}</p>}
      <p className="text-muted text-sm wrap-anywhere">
        {[
          words.blockTime(day(since), until && day(until)),
          by && words.by(by.name),
          unblocked_by && words.unblockedBy(unblocked_by.name),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}

type SessionsProps = { sessions: NonNullable<PersonDetail['sessions']>; now: string }

function Sessions({ sessions, now }: SessionsProps) {
  const words = useWords(personWords)
  const language = useLanguage()
  const nameOf = ({ browser, system }: SessionsProps['sessions'][number]) =>
    browser && system ? words.device(browser, system) : (browser ?? system ?? words.unknownDevice)
  return (
    <Part title={words.sessions}>
      {sessions.length === 0 && <p className="text-muted text-row">{words.noSessions}</p>}
      <ul className="grid gap-2.5 text-row empty:hidden">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className="wrap-anywhere">{nameOf(session)}</span>
            <span className="block text-muted text-sm">
              {words.seen(relativeTime(session.seen_at, now, language))}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type ActsProps = {
  title: string
  acts: readonly PersonAct[]
  personId: number
  now: string
  /** Whether each entry says who did it. */
  named?: boolean
}

function Acts({ title, acts, personId, now, named = false }: ActsProps) {
  const words = useWords(personWords)
  const language = useLanguage()
  return (
    <Part title={title}>
      {acts.length === 0 && <p className="text-muted text-row">{words.didNothing}</p>}
      <ol className="grid gap-2.5 text-row empty:hidden">
        {acts.map((act) => {
          const text = logText(act, personId, language)
          const path = pathOf(act)
          const when = `${dayLabel(act.at, now, language)}, ${clockTime(act.at)}`
          return (
            <li key={act.id}>
              {path ? (
                <TextLink asChild>
                  <LocalLink to={path} prefetch="none">
                    {text}
                  </LocalLink>
                </TextLink>
              ) : (
                text
              )}
              <span className="block text-muted text-sm wrap-anywhere">
                {named && act.actor ? `${when} · ${act.actor.name}` : when}
              </span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

/** The page of what an entry is about, if it has one. */
function pathOf({ subject, subject_id, action }: PersonAct): string | null {
  if (subject === 'ad' && action !== 'delete') return paths.adConfirm(subject_id)
  return null
}
