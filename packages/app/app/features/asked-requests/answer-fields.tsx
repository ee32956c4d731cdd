import { dayLabel, fieldText, type Moment, money } from '@sauda/sdk/language'
import { PART_ANSWER_LIMITS, PART_ANSWER_WHENS, type PartPriceHint } from '@sauda/sdk/part-requests'
import { Button, Field, Input, PriceField, SegmentedField, Textarea, useHydrated } from '@sauda/ui'
import { useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { useFieldError } from '../forms/form-problems.tsx'
import { requestWords } from '../part-requests/request-words.ts'
import type { AnswerValues } from './answer-values.ts'
import { askedWords } from './asked-words.ts'

type AnswerFieldsProps = {
  values: AnswerValues
  hints: readonly PartPriceHint[]
  failure: ActionFailure | undefined
  now: Moment
  /** Called for changes that fire no event in the form. */
  onChange: () => void
}

/** The price and what belongs to it: first what every answer has, in the order in which it is said over a counter. */
export function AnswerFields({ values, hints, failure, now, onChange }: AnswerFieldsProps) {
  const { form: words } = useWords(askedWords)
  const shared = useWords(requestWords)
  const errorOf = useFieldError(failure, fieldText)
  const [price, setPrice] = useState({ value: values.price ?? '', times: 0 })
  return (
    <>
      <div className="grid gap-2">
        <Field id="price" label={words.price} error={errorOf('price')}>
          <PriceField
            // A price that was offered is filled in by another initial value.
            key={price.times}
            name="price"
            defaultValue={price.value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
        <PriceHints
          hints={hints}
          now={now}
          onPick={(value) => {
            setPrice(({ times }) => ({ value: String(value), times: times + 1 }))
            // The form has it after the next rendering.
            setTimeout(onChange)
          }}
        />
      </div>
      <SegmentedField
        id="condition"
        name="condition"
        legend={words.condition}
        defaultValue={values.condition || 'new'}
        error={errorOf('condition')}
        options={(['new', 'used'] as const).map((value) => ({ value, label: words.conditions[value] }))}
        className="group-has-[[name=kind][value=analogue]:checked]/answer:hidden"
      />
      <Field
        id="maker"
        label={words.maker}
        hint={words.makerHint}
        error={errorOf('maker')}
        className="hidden group-has-[[name=kind][value=analogue]:checked]/answer:grid"
      >
        <Input name="maker" defaultValue={values.maker} maxLength={120} autoComplete="off" />
      </Field>
      <SegmentedField
        id="when"
        name="when"
        legend={words.when}
        defaultValue={values.when || 'now'}
        error={errorOf('when')}
        options={PART_ANSWER_WHENS.map((value) => ({ value, label: words.whens[value] }))}
      />
      <Field
        id="ready_on"
        label={words.readyOn}
        error={errorOf('ready_on')}
        className="group-has-[[name=when][value=now]:checked]/answer:hidden"
      >
        <Input name="ready_on" type="date" defaultValue={values.ready_on} />
      </Field>
      <Field id="note" label={words.note} optional={shared.optional} error={errorOf('note')}>
        <Textarea
          name="note"
          rows={2}
          defaultValue={values.note}
          counter={{ max: PART_ANSWER_LIMITS.note.max, label: shared.left }}
        />
      </Field>
    </>
  )
}

type PriceHintsProps = { hints: readonly PartPriceHint[]; now: Moment; onPick: (price: number) => void }

/** Prices of the shop's own ads and of its last answer; a press fills one in. */
function PriceHints({ hints, now, onPick }: PriceHintsProps) {
  const { form: words } = useWords(askedWords)
  const language = useLanguage()
  const isHydrated = useHydrated()
  if (hints.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {hints.map(({ price, ad_id, answered_at }) => {
        const text =
          ad_id !== null
            ? words.hintAd(money(price, language), String(ad_id))
            : words.hintBefore(
                money(price, language),
                answered_at ? dayLabel(answered_at, now, language) : '',
              )
        return (
          <li key={`${price} ${ad_id}`} className="text-sm">
            {isHydrated ? (
              <Button size="sm" variant="soft" onClick={() => onPick(price)}>
                {text}
              </Button>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
