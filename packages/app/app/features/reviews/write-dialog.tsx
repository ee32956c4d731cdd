import { REVIEW_LIMITS, type ReviewedAd } from '@sauda/sdk/reviews'
import { Field, StarsInput, Textarea } from '@sauda/ui'
import { useWords } from '../../language/language-context.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormKey } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { AboutLine } from './about-line.tsx'
import { reviewFormWords } from './form-words.ts'
import type { ReviewFailure, ReviewValues } from './review-acts.ts'

export type WriteDialogProps = {
  /** Undefined if the ad is gone. */
  ad: Parameters<typeof AboutLine>[0]['ad'] | undefined
  adId: ReviewedAd['id']
  /** The review that is changed; undefined for a new one. */
  reviewId?: number
  /** What the form shows at first. */
  values: ReviewValues
  failure: ReviewFailure | undefined
  /** Replaces the message of a refusal. */
  message?: string | undefined
  /** Whether nothing can be sent any more: the text is only there to be copied. */
  isOver?: boolean
  closeTo: string
  /** The page of the dialog, to which a new sign-in returns. */
  here: string
  /** The key of a new review. */
  formKey?: string
}

/** Asks for stars and a text. What is typed stays in this browser. */
export function WriteDialog({
  ad,
  adId,
  reviewId,
  values,
  failure,
  message,
  isOver = false,
  closeTo,
  here,
  formKey,
}: WriteDialogProps) {
  const words = useWords(reviewFormWords)
  const errorOf = useFieldError(failure)
  const isNew = reviewId === undefined
  const kept = useKeptForm({ of: isNew ? 'review' : 'review-edit', id: reviewId ?? adId, failure })
  const starsError = errorOf('stars') && words.starsMissing
  const shown = failure?.values ?? values
  return (
    <FormDialog
      title={isNew ? words.write : words.edit}
      closeTo={closeTo}
      cancel={isOver ? words.close : words.cancel}
      confirm={isOver ? null : isNew ? words.send : words.save}
      kept={kept.form}
      lead={
        <>
          {ad && <AboutLine ad={ad} />}
          {!isNew && <p className="text-muted text-sm">{words.editHelp}</p>}
          <KeptNotice {...kept} />
          {failure?.code === 'sign_in_required' && <SignInAgain to={here} />}
        </>
      }
    >
      <FormProblems
        title={failure?.errors ? words.failed : words.notDone}
        failure={failure}
        message={message}
        labels={{ stars: words.stars, text: words.text }}
      />
      {formKey && <FormKey value={formKey} />}
      <StarsInput
        id="stars"
        name="stars"
        legend={words.stars}
        labels={[1, 2, 3, 4, 5].map(words.ofFive)}
        words={Object.values(words.words)}
        defaultValue={shown.stars}
        error={starsError}
      />
      <Field id="text" label={words.text} hint={words.textHint} error={errorOf('text')}>
        <Textarea
          name="text"
          rows={5}
          defaultValue={shown.text}
          counter={{ max: REVIEW_LIMITS.text.max, label: words.left }}
        />
      </Field>
    </FormDialog>
  )
}
