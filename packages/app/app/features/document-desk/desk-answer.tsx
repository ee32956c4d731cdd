import { longDate } from '@sauda/sdk/language'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { DoneLine } from '../people/done-line.tsx'
import { deskCountWords } from './count-words.ts'
import type { DeskDone } from './desk.ts'
import { useMonth } from './use-month.ts'
import { documentDeskWords } from './words.ts'

/** What a form has done. */
export function DeskAnswer({ outcome }: { outcome: DeskDone }) {
  const words = useWords(documentDeskWords)
  const language = useLanguage()
  const month = useMonth()
  const reminded = useReminded()
  switch (outcome.done) {
    case 'remind':
      return <DoneLine>{reminded(outcome)}</DoneLine>
    case 'due': {
      const { due_on } = outcome
      return (
        <DoneLine>{due_on === null ? words.dueCleared : words.dueSet(longDate(due_on, language))}</DoneLine>
      )
    }
    case 'delete':
      return <DoneLine>{words.deleted(month(outcome.period))}</DoneLine>
  }
}

/** Who was reminded, who had been reminded today, and who has not registered. */
function useReminded(): (outcome: Extract<DeskDone, { done: 'remind' }>) => string {
  const words = useWords(documentDeskWords)
  const { toTenants } = useWords(deskCountWords)
  return ({ company, answer: { reminded, already, unregistered } }) => {
    if (company !== null) {
      if (reminded > 0) return words.remindedOne(company)
      return already > 0 ? words.alreadyOne(company) : words.unregisteredOne(company)
    }
    return [
      reminded > 0 ? words.remindedTenants(toTenants(reminded)) : words.remindedNobody,
      already > 0 && words.already(already),
      unregistered > 0 && words.unregisteredCount(unregistered),
    ]
      .filter(Boolean)
      .join(' ')
  }
}
