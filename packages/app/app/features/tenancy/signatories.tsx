import { longDate } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Signatory } from '@sauda/sdk/signing'
import { Badge, Button, TextLink } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { Part } from '../people-desk/part.tsx'
import { tenancyWords } from './tenancy-words.ts'

type SignatoriesProps = {
  /** Null if they could not be loaded. */
  signatories: readonly Signatory[] | null
  /** The number of the company. */
  company: number
}

/** The register of who may sign for a company; those whose right has ended come last. */
export function Signatories({ signatories, company }: SignatoriesProps) {
  const words = useWords(tenancyWords)
  return (
    <Part title={words.signatories}>
      {signatories === null && <p className="text-muted text-row">{words.failedSignatories}</p>}
      {signatories?.length === 0 && <p className="text-muted text-row">{words.noSignatories}</p>}
      <ul className="divide-y divide-line empty:hidden">
        {signatories?.map((one) => (
          <Signer key={one.id} signatory={one} company={company} />
        ))}
      </ul>
    </Part>
  )
}

function Signer({ signatory, company }: { signatory: Signatory; company: number }) {
  const { id, name, position, iin, user_id, is_member, until, ended_at, allowed_actions } = signatory
  const words = useWords(tenancyWords)
  const language = useLanguage()
  const facts = [
    iin && words.iin(iin),
    until && words.till(longDate(until, language)),
    signatory.source === 'certificate'
      ? words.byCertificate
      : signatory.added_by && words.addedBy(signatory.added_by),
  ].filter(Boolean)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] items-center gap-2 py-3 text-row first:pt-0 last:pb-0 xs:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-2 font-strong wrap-anywhere">
          {user_id === null ? (
            name
          ) : (
            <TextLink asChild>
              <LocalLink to={paths.person(user_id)} prefetch="none">
                {name}
              </LocalLink>
            </TextLink>
          )}
          {user_id !== null && ended_at === null && (
            <Badge tone={is_member ? 'positive' : 'warning'}>
              {is_member ? words.ofPortal : words.notOfPortal}
            </Badge>
          )}
        </p>
        {position && <p className="wrap-anywhere">{position}</p>}
        <p className="text-muted text-sm wrap-anywhere">
          {ended_at ? words.endedAt(longDate(ended_at, language)) : facts.join(' · ')}
        </p>
      </div>
      {allowed_actions.includes('end') && (
        <Button asChild variant="quiet" size="sm" className="justify-self-start">
          <LocalLink
            to={paths.tenantCompanySigner(company, id)}
            preventScrollReset
            prefetch="none"
            aria-label={words.endSignerOf(name)}
          >
            {words.endSigner}
          </LocalLink>
        </Button>
      )}
    </li>
  )
}
