import { roleLabel } from '@sauda/sdk/access'
import { type AuditEntry, auditActionText, auditDifference, auditObjectText } from '@sauda/sdk/audit'
import { clockTime } from '@sauda/sdk/language'
import { TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { type AuditQuery, auditSearch, STEP } from './audit-query.ts'
import { auditWords } from './words.ts'

type AuditRowProps = { entry: AuditEntry; query: AuditQuery }

/** An entry: when, what to what and what is different, who and from where. */
export function AuditRow({ entry, query }: AuditRowProps) {
  const language = useLanguage()
  const { at, action, object } = entry
  const different = auditDifference(entry, language)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 py-4 text-row sm:grid-cols-[3rem_minmax(0,1fr)_minmax(0,12rem)]">
      <time dateTime={at} className="text-muted tabular-nums">
        {clockTime(at)}
      </time>
      <div className="grid min-w-0 content-start gap-0.5">
        <p className="font-strong wrap-anywhere">{auditActionText(object.subject, action, language)}</p>
        <Thing entry={entry} />
        {different.length > 0 && (
          <ul className="mt-1 grid gap-0.5 text-sm">
            {different.map((text) => (
              <li key={text} className="whitespace-pre-line wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Who entry={entry} query={query} />
    </li>
  )
}

/** What it was done to, with a link to its page. */
function Thing({ entry: { object } }: Pick<AuditRowProps, 'entry'>) {
  const language = useLanguage()
  const name = auditObjectText(object, language)
  if (name === '') return null
  if (object.path === null) return <p className="wrap-anywhere">{name}</p>
  return (
    <p className="wrap-anywhere">
      <TextLink asChild>
        <LocalLink to={object.path} prefetch="none">
          {name}
        </LocalLink>
      </TextLink>
    </p>
  )
}

function Who({ entry: { who, address }, query }: AuditRowProps) {
  const words = useWords(auditWords)
  const language = useLanguage()
  return (
    <div className="grid min-w-0 content-start gap-0.5 max-sm:border-line max-sm:border-t max-sm:pt-1.5">
      <p className="wrap-anywhere">
        {who === null ? (
          words.portal
        ) : who.id === query.actor ? (
          <span className="font-strong">{who.name}</span>
        ) : (
          <TextLink asChild>
            <LocalLink
              to={auditSearch(query, { actor: who.id, shown: STEP })}
              prefetch="none"
              aria-label={words.allOf(who.name)}
              title={words.allOf(who.name)}
            >
              {who.name}
            </LocalLink>
          </TextLink>
        )}
        {who && <span className="text-muted text-sm">, {roleLabel(who.role_id, language)}</span>}
      </p>
      {address !== null && (
        <p className="text-muted text-sm tabular-nums wrap-anywhere">
          {address === query.address ? (
            address
          ) : (
            <LocalLink
              to={auditSearch(query, { address, shown: STEP })}
              prefetch="none"
              aria-label={words.allFrom(address)}
              title={words.allFrom(address)}
              className="hover:text-ink hover:underline"
            >
              {address}
            </LocalLink>
          )}
        </p>
      )}
    </div>
  )
}
