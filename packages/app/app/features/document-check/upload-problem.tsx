import { errorText } from '@sauda/sdk/language'
import { ErrorSummary } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { minutesOf } from './check-view.ts'
import { checkWords } from './words.ts'

/** Why the files were not checked, and what to do about it. */
export function UploadProblem({ failure }: { failure: ActionFailure | undefined }) {
  const { upload, waitMinutes } = useWords(checkWords)
  const language = useLanguage()
  if (!failure) return null
  const problems: Readonly<Record<string, string>> = upload.problems
  const [code] = failure.errors?.files ?? []
  const field = code === undefined ? undefined : problems[code]
  const wait = failure.code === 'too_many_requests' ? waitMinutes(minutesOf(failure.retry_after ?? 0)) : null
  const message = field ?? wait ?? errorText(failure.code, language)
  return (
    <ErrorSummary
      title={upload.failed}
      errors={[{ message, ...(field !== undefined && { field: 'files' }) }]}
      className="mb-5"
    />
  )
}
