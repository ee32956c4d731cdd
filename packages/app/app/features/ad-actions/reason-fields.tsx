import { adReasonLabel, MAX_COMMENT, reasonsFor } from '@sauda/sdk/ads'
import { isLanguage, LANGUAGES, type Language } from '@sauda/sdk/language'
import { Field, Radio, RadioGroup, Segmented, Textarea, useHydrated } from '@sauda/ui'
import { useRef, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActFailure } from './act-values.ts'
import type { ExplainedAct } from './acts.ts'
import { fillTemplate } from './fill-template.ts'
import { adActWords } from './words.ts'

export type ReasonFieldsProps = {
  act: ExplainedAct
  /** The initial language of the templates. */
  tongue: Language
  errorOf: (field: string) => string | undefined
  values: ActFailure['values'] | undefined
}

/** A reason, which fills the comment with its template, and the comment itself. */
export function ReasonFields({ act, tongue, errorOf, values }: ReasonFieldsProps) {
  const adActs = useWords(adActWords)
  const language = useLanguage()
  const hydrated = useHydrated()
  const comment = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState(values?.reason ?? '')
  const [spoken, setSpoken] = useState(tongue)

  function choose(next: string, tongue: Language) {
    setReason(next)
    setSpoken(tongue)
    const chosen = reasonsFor(act).find((one) => one === next)
    fillTemplate(comment.current, chosen, tongue)
  }

  return (
    <>
      <RadioGroup
        id="reason"
        name="reason"
        legend={adActs.reason}
        defaultValue={reason}
        onValueChange={(next) => choose(next, spoken)}
        error={errorOf('reason')}
      >
        {reasonsFor(act).map((one) => (
          <Radio key={one} value={one} label={adReasonLabel(one, language)} />
        ))}
      </RadioGroup>
      {hydrated && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-hidden className="text-muted text-sm">
            {adActs.templates}
          </p>
          <Segmented
            label={adActs.templates}
            name="tongue"
            value={spoken}
            options={LANGUAGES.map((value) => ({ value, label: adActs.languages[value] }))}
            onValueChange={(next) => isLanguage(next) && choose(reason, next)}
          />
        </div>
      )}
      <Field id="comment" label={adActs.comment} hint={adActs.commentHint} error={errorOf('comment')}>
        <Textarea
          ref={comment}
          name="comment"
          rows={4}
          defaultValue={values?.comment}
          counter={{ max: MAX_COMMENT, label: adActs.left }}
        />
      </Field>
    </>
  )
}
