import {
  meanText,
  REVIEW_KEEP_REASONS,
  REVIEW_LIMITS,
  REVIEW_REASONS,
  type Review,
  ratingWithout,
  reviewReasonAdvice,
  reviewReasonLabel,
  verdictReasonLabel,
} from '@sauda/sdk/reviews'
import { Field, Radio, RadioGroup, Textarea } from '@sauda/ui'
import type { WordsOf } from '../../language/in-both.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import type { ReviewDialogProps } from './answer-dialogs.tsx'
import { reviewDeskFormWords } from './desk-form-words.ts'
import { QuotedReview } from './quoted-review.tsx'
import { ReportLines } from './report-lines.tsx'

/** Asks staff why a review is deleted, and says what the mean of the ad becomes. */
export function RemovalDialog({ review, failure, message, closeTo }: ReviewDialogProps) {
  const words = useWords(reviewDeskFormWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
  const kept = useKeptForm({ of: 'review-removal', id: review.id, failure })
  const isReported = review.reports.some(({ verdict }) => verdict === null)
  return (
    <FormDialog
      title={words.delete}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={words.deleteConfirm}
      danger
      kept={kept.form}
      lead={
        <>
          <QuotedReview review={review} />
          <ReportLines reports={review.reports} />
          <p className="text-sm">{changeOfMean(review, words)}</p>
          <KeptNotice {...kept} />
        </>
      }
    >
      <FormProblems
        title={words.failed}
        failure={failure}
        message={message}
        labels={{ reason: words.reason, comment: words.comment, answer: words.answer }}
      />
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        defaultValue={failure?.values.reason}
        error={errorOf('reason')}
      >
        {REVIEW_REASONS.map((one) => (
          <Radio
            key={one}
            value={one}
            label={reviewReasonLabel(one, language)}
            hint={one === 'other' ? undefined : reviewReasonAdvice(one, language)}
          />
        ))}
      </RadioGroup>
      <Field id="comment" label={words.comment} hint={words.commentHint} error={errorOf('comment')}>
        <Textarea
          name="comment"
          rows={3}
          defaultValue={failure?.values.comment}
          counter={{ max: REVIEW_LIMITS.note.max, label: words.left }}
        />
      </Field>
      {isReported && (
        <Field id="answer" label={words.answer} hint={words.answerHint} error={errorOf('answer')}>
          <Textarea
            name="answer"
            rows={2}
            defaultValue={failure?.values.answer}
            counter={{ max: REVIEW_LIMITS.note.max, label: words.left }}
          />
        </Field>
      )}
    </FormDialog>
  )
}

type Words = WordsOf<typeof reviewDeskFormWords>

function changeOfMean({ held, rating, stars }: Review, words: Words): string {
  if (held) return words.heldChanges
  if (!rating || rating.mean === null) return words.hasNoMean
  const { mean, reviews } = ratingWithout(rating, stars)
  return words.becomes(mean === null ? null : meanText(mean), reviews)
}

/** Asks staff why a reported review stays, and what its senders are told. */
export function KeepDialog({ review, failure, message, closeTo }: ReviewDialogProps) {
  const words = useWords(reviewDeskFormWords)
  const language = useLanguage()
  const errorOf = useFieldError(failure)
  const kept = useKeptForm({ of: 'review-keep', id: review.id, failure })
  return (
    <FormDialog
      title={words.keep}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={words.keepConfirm}
      kept={kept.form}
      lead={
        <>
          <QuotedReview review={review} />
          <ReportLines reports={review.reports} />
          <p>{words.keepHelp}</p>
          <KeptNotice {...kept} />
        </>
      }
    >
      <FormProblems
        title={words.failed}
        failure={failure}
        message={message}
        labels={{ reason: words.reason, answer: words.answer }}
      />
      <RadioGroup
        id="reason"
        name="reason"
        legend={words.reason}
        defaultValue={failure?.values.reason}
        error={errorOf('reason')}
      >
        {REVIEW_KEEP_REASONS.map((one) => (
          <Radio key={one} value={one} label={verdictReasonLabel(one, language)} />
        ))}
      </RadioGroup>
      <Field id="answer" label={words.answer} hint={words.keepAnswerHint} error={errorOf('answer')}>
        <Textarea
          name="answer"
          rows={3}
          defaultValue={failure?.values.answer}
          counter={{ max: REVIEW_LIMITS.note.max, label: words.left }}
        />
      </Field>
    </FormDialog>
  )
}

/** Asks staff before a held review is published. */
export function PublishDialog({ review, failure, message, closeTo }: ReviewDialogProps) {
  const words = useWords(reviewDeskFormWords)
  return (
    <FormDialog
      title={words.publish}
      closeTo={closeTo}
      cancel={words.cancel}
      confirm={words.publishConfirm}
      lead={
        <>
          <QuotedReview review={review} />
          <p>{words.publishHelp}</p>
        </>
      }
    >
      <FormProblems title={words.failed} failure={failure} message={message} labels={{}} />
    </FormDialog>
  )
}
