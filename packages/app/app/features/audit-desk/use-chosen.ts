import { auditActionText, auditSubjectLabel } from '@sauda/sdk/audit'
import { longDate } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { AuditQuery } from './audit-query.ts'
import type { AuditLog } from './load-audit.ts'
import { auditWords } from './words.ts'

/** A filter that is set, in words, and what removes it. */
export type Chosen = { name: string; without: Partial<AuditQuery> }

/** Returns the filters that are set. */
export function useChosen({ query, actor: person }: Pick<AuditLog, 'query' | 'actor'>): Chosen[] {
  const words = useWords(auditWords)
  const language = useLanguage()
  const { actor, subject, thing, action, from, till, address } = query
  const chosen: (Chosen | null)[] = [
    actor === null ? null : { name: person?.name ?? words.person(actor), without: { actor: null } },
    subject && !action
      ? { name: auditSubjectLabel(subject, language), without: { subject: null, thing: null } }
      : null,
    subject && action
      ? { name: auditActionText(subject, action, language), without: { action: null } }
      : null,
    thing === null ? null : { name: words.thing(thing), without: { thing: null } },
    from ? { name: words.since(longDate(from, language)), without: { from: null } } : null,
    till ? { name: words.until(longDate(till, language)), without: { till: null } } : null,
    address ? { name: address, without: { address: '' } } : null,
  ]
  return chosen.filter((one) => one !== null)
}
