import { PART_REQUEST_LIMITS, PART_TAKEDOWN_REASONS, partTakedownReasonLabel } from '@sauda/sdk/part-requests'
import { Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { requestWords } from './request-words.ts'

export type ReportFailure = ActionFailure & { values: { reason: string; text: string } }

type ReportFieldsProps = {
  failure: ReportFailure | undefined
  words: { reason: string; text: string }
  /** The name of the text: a word to its author is required, what a report adds is not. */
  field: 'text' | 'comment'
  max?: number
  /** Labels of further fields of the form. */
  also?: Readonly<Record<string, string>>
}

/** A coded reason and a text: of a report, a takedown, a bar. */
export function ReportFields({
  failure,
  words,
  field,
  also,
  max = field === 'text' ? PART_REQUEST_LIMITS.report.max : PART_REQUEST_LIMITS.comment.max,
}: ReportFieldsProps) {
  const shared = useWords(requestWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
  return (
    <>
      <FormProblems
        title={shared.failed}
        failure={failure}
        labels={{ reason: words.reason, [field]: words.text, ...also }}
      />
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        defaultValue={failure?.values.reason}
        error={errorOf('reason')}
      >
        {PART_TAKEDOWN_REASONS.map((one) => (
          <Radio key={one} value={one} label={partTakedownReasonLabel(one, language)} />
        ))}
      </RadioGroup>
      <Field id={field} label={words.text} error={errorOf(field)}>
        <Textarea
          name={field}
          rows={3}
          defaultValue={failure?.values.text}
          counter={{ max, label: shared.left }}
        />
      </Field>
    </>
  )
}
