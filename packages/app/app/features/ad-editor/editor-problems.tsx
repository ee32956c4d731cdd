import { commonFieldText, errorText } from '@sauda/sdk/language'
import { ErrorSummary } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { photoProblemText } from '../forms/photo-problem-text.ts'
import { useWaitMessage } from '../forms/wait-message.ts'
import { isOfTile } from './photo-errors.ts'
import type { Errors } from './remaining-errors.ts'

type EditorProblemsProps = {
  title: string
  /** Another object counts as another submission: its errors take the focus. */
  failure: ActionFailure | undefined
  /** The errors of the step's fields that are still true. */
  left: Errors | undefined
  labels: Readonly<Record<string, string>>
  /** Replaces the message of the error's code. */
  message: string | undefined
}

/** The errors of the submitted form, above it; each goes when its field is mended, and the focus stays in the field. */
export function EditorProblems({ title, failure, left, labels, message }: EditorProblemsProps) {
  const language = useLanguage()
  const wait = useWaitMessage(failure)
  const [sent, setSent] = useState({ failure, times: 0 })
  if (sent.failure !== failure) setSent({ failure, times: sent.times + 1 })
  if (!failure) return null
  const wrong = Object.entries(left ?? {}).flatMap(([field, codes]) => {
    const label = labels[field]
    // A photo that has just been removed.
    if (isOfTile(field) && label === undefined) return []
    const textOf = (code: string) =>
      isOfTile(field) ? photoProblemText(code, label ?? '', language) : commonFieldText(code, language)
    return codes.map((code) => ({ field, message: `${label ?? field}: ${textOf(code)}` }))
  })
  const hadFields = Object.keys(failure.errors ?? {}).length > 0
  if (hadFields && wrong.length === 0) return null
  const whole = [{ message: message ?? wait ?? errorText(failure.code, language) }]
  return <ErrorSummary key={sent.times} title={title} errors={hadFields ? wrong : whole} />
}
