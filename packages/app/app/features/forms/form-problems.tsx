import { commonFieldText, errorText } from '@sauda/sdk/language'
import { ErrorSummary } from '@sauda/ui'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { useWaitMessage } from './wait-message.ts'

export type FormProblemsProps = {
  title: string
  /** The result of the action; nothing is shown before it exists. Another object counts as another response. */
  failure: ActionFailure | undefined
  /**
   * Labels of the fields by wire name; a control's id is its wire name. An empty label marks the only field of a form:
   * its error is shown beside the field alone.
   */
  labels: Readonly<Record<string, string>>
  /** Replaces the message of the error's code. */
  message?: string
  /** Returns the message of a field error: the SDK's `fieldText` for forms of access. */
  textOf?: typeof commonFieldText
}

/** The errors of a submitted form, above it. It takes the focus each time the form is submitted. */
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

/**
 * Announces the message to screen readers, whose users would not notice it beside the field, and links to the field.
 */
function OnlyProblem({ field, message }: { field: string; message: string }) {
  useEffect(() => document.getElementById(field)?.focus(), [field])
  return (
    <p role="alert" className="sr-only">
      {message}
    </p>
  )
}

/** Returns the message of one field. */
export function useFieldError(
  failure: ActionFailure | undefined,
  textOf = commonFieldText,
): (field: string) => string | undefined {
  const language = useLanguage()
  return (field) => failure?.errors?.[field]?.map((code) => textOf(code, language)).join(' ')
}
