import { commonFieldText, errorText } from '@sauda/sdk/language'
import { ErrorSummary } from '@sauda/ui'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { useWaitMessage } from './wait-message.ts'

export type FormProblemsProps = {
  title: string
  /** What the action answered; nothing is shown before it has. Another object counts as another answer. */
  failure: ActionFailure | undefined
  /**
   * Names of fields as people know them, by wire name; a control's id is its wire name. The name is empty for the only
   * field of a form: what is wrong stands beside the field, and is shown there alone.
   */
  labels: Readonly<Record<string, string>>
  /** Says the whole failure in better words than its code's. */
  message?: string
  /** Says what is wrong with a field: the SDK's `fieldText` where a form is about access. */
  textOf?: typeof commonFieldText
}

/** What is wrong with a form that was sent, above it. It takes the focus anew each time the form is sent. */
export function FormProblems({
  title,
  failure,
  labels,
  message,
  textOf = commonFieldText,
}: FormProblemsProps) {
  const language = useLanguage()
  const wait = useWaitMessage(failure)
  const [sent, setSent] = useState({ failure, times: 0 })
  if (sent.failure !== failure) setSent({ failure, times: sent.times + 1 })
  if (!failure) return null

  const only = Object.entries(failure.errors ?? {}).find(([field]) => labels[field] === '')
  if (only) {
    const [field, codes] = only
    return (
      <OnlyProblem
        key={sent.times}
        field={field}
        message={codes.map((code) => textOf(code, language)).join(' ')}
      />
    )
  }

  const wrong = Object.entries(failure.errors ?? {}).flatMap(([field, codes]) =>
    codes.map((code) => ({ field, message: `${labels[field] ?? field}: ${textOf(code, language)}` })),
  )
  const whole = [{ message: message ?? wait ?? errorText(failure.code, language) }]
  return <ErrorSummary key={sent.times} title={title} errors={wrong.length > 0 ? wrong : whole} />
}

/** Tells screen readers, who would not notice the message beside the field, and leads to the field. */
function OnlyProblem({ field, message }: { field: string; message: string }) {
  useEffect(() => document.getElementById(field)?.focus(), [field])
  return (
    <p role="alert" className="sr-only">
      {message}
    </p>
  )
}

/** What is said beside one field. */
export function useFieldError(
  failure: ActionFailure | undefined,
  textOf = commonFieldText,
): (field: string) => string | undefined {
  const language = useLanguage()
  return (field) => failure?.errors?.[field]?.map((code) => textOf(code, language)).join(' ')
}
