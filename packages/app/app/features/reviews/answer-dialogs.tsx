import { fieldText } from '@sauda/sdk/language'
import { REVIEW_LIMITS, REVIEW_REPORT_REASONS, type Review, reportReasonLabel } from '@sauda/sdk/reviews'
import { Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { reviewFormWords } from './form-words.ts'
import { QuotedReview } from './quoted-review.tsx'
import type { ReviewFailure } from './review-acts.ts'

export type ReviewDialogProps = {
  review: Review
  failure: ReviewFailure | undefined
  /** Replaces the message of a refusal. */
  message: string | undefined
  closeTo: string
  /** The page of the dialog, to which a new sign-in returns. */
  here: string
}

/** Asks a seller for the reply, or for another one. */
export function ReplyDialog({ review, failure, message, closeTo, here }: ReviewDialogProps) {
  const words = useWords(reviewFormWords)
  const errorOf = useFieldError(failure, fieldText)
  const kept = useKeptForm({ of: 'review-reply', id: review.id, failure })
  const isNew = review.reply === null
  return (
    <FormDialog
      title={isNew ? words.reply : words.editReply}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={isNew ? words.sendReply : words.save}
      kept={kept.form}
      lead={
        <>
          <QuotedReview review={review} />
          <KeptNotice {...kept} />
          {failure?.code === 'sign_in_required' && <SignInAgain to={here} />}
        </>
      }
    >
      <FormProblems
        title={words.failed}
        failure={failure}
        message={message}
        labels={{ text: '' }}
        textOf={fieldText}
      />
      <Field id="text" label={words.replyText} hint={words.replyHint} error={errorOf('text')}>
        <Textarea
          name="text"
          rows={4}
          defaultValue={failure?.values.text ?? review.reply?.text}
          counter={{ max: REVIEW_LIMITS.reply.max, label: words.left }}
        />
      </Field>
    </FormDialog>
  )
}

/** Asks what is wrong with a review. */
export function ReportDialog({ review, failure, message, closeTo, here }: ReviewDialogProps) {
  const words = useWords(reviewFormWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
  const kept = useKeptForm({ of: 'review-report', id: review.id, failure })
  return (
    <FormDialog
      title={words.report}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={words.sendReport}
      kept={kept.form}
      lead={
        <>
          <QuotedReview review={review} />
          <p>{words.reportHelp}</p>
          <KeptNotice {...kept} />
          {failure?.code === 'sign_in_required' && <SignInAgain to={here} />}
        </>
      }
    >
      <FormProblems
        title={words.failed}
        failure={failure}
        message={message}
        labels={{ reason: words.reason, text: words.reportText }}
      />
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        defaultValue={failure?.values.reason}
        error={errorOf('reason')}
      >
        {REVIEW_REPORT_REASONS.map((one) => (
          <Radio key={one} value={one} label={reportReasonLabel(one, language)} />
        ))}
      </RadioGroup>
      <Field id="text" label={words.reportText} hint={words.reportHint} error={errorOf('text')}>
        <Textarea
          name="text"
          rows={3}
          defaultValue={failure?.values.text}
          counter={{ max: REVIEW_LIMITS.note.max, label: words.left }}
        />
      </Field>
    </FormDialog>
  )
}

/** Asks an author before the own review is deleted. */
export function DeleteOwnDialog({ review, failure, message, closeTo }: ReviewDialogProps) {
  const words = useWords(reviewFormWords)
  return (
    <FormDialog
      title={words.delete}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={words.remove}
      danger
      lead={
        <>
          <QuotedReview review={review} />
          <p>{words.deleteHelp}</p>
        </>
      }
    >
      <FormProblems title={words.notDone} failure={failure} message={message} labels={{}} />
    </FormDialog>
  )
}
