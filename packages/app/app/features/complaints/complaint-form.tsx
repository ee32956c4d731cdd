import { COMPLAINT_REASONS, complaintReasonLabel, MAX_COMPLAINT } from '@sauda/sdk/complaints'
import { Button, Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { complaintWords } from './words.ts'

export type ComplaintFailure = ActionFailure & { values: { reason: string; text: string } }

/** Asks a visitor what is wrong with an ad. */
export function ComplaintForm({ adId, failure }: { adId: number; failure: ComplaintFailure | undefined }) {
  const words = useWords(complaintWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
  const busy = useNavigation().formMethod === 'POST'
  const kept = useKeptForm({ of: 'complaint', id: adId, failure })
  return (
    <>
      <KeptNotice {...kept} />
      <Form
        {...kept.form}
        method="post"
        noValidate
        className="grid gap-5 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
      >
        <RenderedFor />
        <FormProblems
          title={words.failed}
          failure={failure}
          labels={{ reason: words.reason, text: words.text }}
        />
        <RadioGroup
          id="reason"
          name="reason"
          legend={words.reason}
          defaultValue={failure?.values.reason}
          error={errorOf('reason')}
        >
          {COMPLAINT_REASONS.map((one) => (
            <Radio key={one} value={one} label={complaintReasonLabel(one, language)} />
          ))}
        </RadioGroup>
        <Field id="text" label={words.text} hint={words.textHint} error={errorOf('text')}>
          <Textarea
            name="text"
            rows={4}
            defaultValue={failure?.values.text}
            counter={{ max: MAX_COMPLAINT, label: words.left }}
          />
        </Field>
        <Button type="submit" loading={busy} className="xs:justify-self-start">
          {words.send}
        </Button>
      </Form>
    </>
  )
}
