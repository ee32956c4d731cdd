import { errorText, shortDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { Send } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import type { Exchange } from './exchange.ts'
import { unknownTenantWords } from './unknown-tenant-words.ts'

/** Companies whose documents have come, but who are not registered. */
export function UnknownTenants({ exchange: { unknown, manages } }: { exchange: Exchange }) {
  const words = useWords(unknownTenantWords)
  const language = useLanguage()
  const { tenants, error } = unknown
  if (tenants.length === 0 && !error) return null
  return (
    <section aria-labelledby="unknown" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id="unknown" className="text-xl">
          {words.heading(tenants.length)}
        </h2>
        <p className="text-muted text-sm">{words.help}</p>
      </div>
      {error && <p role="alert">{errorText(error, language)}</p>}
      {tenants.length > 0 && (
        <ul className="divide-y divide-line rounded-3 bg-surface px-5 shadow-1 xs:px-6">
          {tenants.map(({ bin, company, documents, since }) => (
            <li key={bin} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-55">
                <p className="font-strong wrap-anywhere">{company ?? bin}</p>
                <p className="text-muted text-xs tabular-nums">{words.bin(bin)}</p>
              </div>
              <p className="min-w-0 flex-1 basis-30 text-sm">
                {words.documents(documents)}
                <span className="block text-muted text-xs">{words.since(shortDate(since))}</span>
              </p>
              {/* Only administrators may invite. */}
              {manages && (
                <Button asChild size="sm" variant="quiet">
                  <LocalLink to={paths.peopleInvitations} aria-label={words.inviteOf(company ?? bin)}>
                    <Send aria-hidden />
                    {words.invite}
                  </LocalLink>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
