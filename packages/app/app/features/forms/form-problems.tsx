import { errorText, fieldText } from '@sauda/sdk/language'
import { ErrorSummary } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'

export type FormProblemsProps = {
  title: string
  /** What the action answered; nothing is shown before it has. */
  failure: ActionFailure | undefined
  /** Names of fields as people know them, by wire name; a control's id is its wire name. */
  labels: Readonly<Record<string, string>>
  /** Says the whole failure in better words than its code's. */
  message?: string
}

/** What is wrong with a form that was sent, above it. It takes the focus anew each time the form is sent. */
export function FormProblems({ title, failure, labels, message }: FormProblemsProps) {
  const language = useLanguage()
  const [sent, setSent] = useState({ failure, times: 0 })
  if (sent.failure !== failure) setSent({ failure, times: sent.times + 1 })
  if (!failure) return null

  const wrong = Object.entries(failure.errors ?? {}).flatMap(([field, codes]) =>
    codes.map((code) => ({ field, message: `${labels[field] ?? field}: ${fieldText(code, language)}` })),
  )
  const whole = [{ message: message ?? errorText(failure.code, language) }]
  return <ErrorSummary key={sent.times} title={title} errors={wrong.length > 0 ? wrong : whole} />
}

/** What is said beside one field. */
export function useFieldError(failure: ActionFailure | undefined): (field: string) => string | undefined {
  const language = useLanguage()
  return (field) => failure?.errors?.[field]?.map((code) => fieldText(code, language)).join(' ')
}
