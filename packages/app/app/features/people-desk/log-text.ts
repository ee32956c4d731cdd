import { auditActionText } from '@sauda/sdk/audit'
import type { Language } from '@sauda/sdk/language'
import type { PersonAct } from '@sauda/sdk/people'

/**
 * Returns what an entry of a person's log says: «Объявление опубликовано, № 7». What was done to the person of the page is told
 * without a number.
 */
export function logText(
  { action, subject, subject_id }: Pick<PersonAct, 'action' | 'subject' | 'subject_id'>,
  personId: number,
  language: Language,
): string {
  const done = auditActionText(subject, action, language)
  return subject === 'user' && subject_id === personId ? done : `${done}, № ${subject_id}`
}
