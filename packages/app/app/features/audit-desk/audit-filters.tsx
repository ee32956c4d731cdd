import { AUDIT_SUBJECTS, auditActionsOf, auditActionText, auditSubjectLabel } from '@sauda/sdk/audit'
import { Button, Field, Input, Select } from '@sauda/ui'
import { ChevronDown } from 'lucide-react'
import { Form } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { ADDRESS_MAX, type AuditQuery, WHO_MAX } from './audit-query.ts'
import { auditWords } from './words.ts'

type AuditFiltersProps = {
  query: AuditQuery
  /** Whether filters are set. */
  isNarrow: boolean
}

/** A form of all filters. On a narrow screen a native `details` opens it, so that entries come before it. */
export function AuditFilters({ query, isNarrow }: AuditFiltersProps) {
  const words = useWords(auditWords)
  const language = useLanguage()
  const { actor, who, subject, thing, action, from, till, address } = query
  return (
    <details
      // Closed by what it has found.
      key={JSON.stringify({ ...query, shown: 0 })}
      className="group/filters min-w-0 rounded-3 bg-surface shadow-1 nav:sticky nav:top-6 nav:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-3 px-5 py-2 nav:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-strong">{words.filters}</span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform duration-calm group-open/filters:rotate-180"
        />
      </summary>
      <Form method="get" className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5 max-nav:pt-2">
        {actor !== null && <input type="hidden" name="actor" value={actor} />}
        {thing !== null && <input type="hidden" name="id" value={`${subject}.${thing}`} />}
        <Field label={words.who} hint={words.whoHint}>
          <Input
            type="search"
            name="who"
            defaultValue={who}
            maxLength={WHO_MAX}
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        <Field label={words.subject}>
          <Select name="subject" defaultValue={subject ?? ''}>
            <option value="">{words.everything}</option>
            {AUDIT_SUBJECTS.map((one) => (
              <option key={one} value={one}>
                {auditSubjectLabel(one, language)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={words.action}>
          <Select name="action" defaultValue={subject && action ? `${subject}.${action}` : ''}>
            <option value="">{words.anyAction}</option>
            {(subject ? [subject] : AUDIT_SUBJECTS).map((one) => (
              <optgroup key={one} label={auditSubjectLabel(one, language)}>
                {auditActionsOf(one).map((done) => (
                  <option key={done} value={`${one}.${done}`}>
                    {auditActionText(one, done, language)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4 xs:max-nav:grid-cols-2">
          <legend className="sr-only">{words.dates}</legend>
          <Field label={words.from}>
            <Input type="date" name="from" defaultValue={from ?? ''} />
          </Field>
          <Field label={words.till}>
            <Input type="date" name="till" defaultValue={till ?? ''} />
          </Field>
        </fieldset>
        <Field label={words.address}>
          <Input
            name="address"
            defaultValue={address}
            maxLength={ADDRESS_MAX}
            placeholder="192.0.2.7"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit">{words.show}</Button>
          {isNarrow && (
            <Button asChild variant="plain">
              <LocalLink to="?" preventScrollReset prefetch="none">
                {words.reset}
              </LocalLink>
            </Button>
          )}
        </div>
      </Form>
    </details>
  )
}
