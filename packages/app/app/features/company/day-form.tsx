import { almatyDay, type CompanySettings, dayAhead, SHOP_DAYS_AHEAD } from '@sauda/sdk/company'
import { fieldText, splitPath } from '@sauda/sdk/language'
import { Button, Field, Input, Radio, RadioGroup } from '@sauda/ui'
import { useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { dayName } from '../content/days.ts'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import type { HoursOutcome } from './act-on-hours.ts'
import { hoursWords } from './hours-words.ts'

type DayFormProps = { company: CompanySettings; now: number; outcome: HoursOutcome | undefined }

const LONGEST_NOTE = 80

/** Other hours of any day of the next two months; the form is empty again when they are set. */
export function DayForm({ company, now, outcome }: DayFormProps) {
  const words = useWords(hoursWords)
  const language = useLanguage()
  const [answered, setAnswered] = useState({ outcome, times: 0 })
  if (answered.outcome !== outcome) {
    const isSet = outcome !== undefined && 'done' in outcome && outcome.done === 'set'
    setAnswered(({ times }) => ({ outcome, times: isSet ? times + 1 : times }))
  }
  const today = almatyDay(now)
  const last = dayAhead(today, SHOP_DAYS_AHEAD)
  const failed = outcome && 'failed' in outcome ? outcome : undefined
  return (
    <section
      aria-labelledby="other-day"
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
    >
      <div className="grid gap-1">
        <h2 id="other-day" className="text-xl">
          {words.day}
        </h2>
        <p className="text-muted text-sm">{words.dayHelp(dayName(last, now, language, 'to'))}</p>
      </div>
      <DayFields key={answered.times} companyId={company.id} first={today} last={last} failed={failed} />
    </section>
  )
}

type DayFieldsProps = {
  companyId: number
  first: string
  last: string
  failed: Extract<HoursOutcome, { failed: string }> | undefined
}

function DayFields({ companyId, first, last, failed }: DayFieldsProps) {
  const words = useWords(hoursWords)
  const { pathname } = useLocation()
  const { formData } = useNavigation()
  const failure = failed?.failure
  const errorOf = useFieldError(failure, fieldText)
  const kept = useKeptForm({ of: 'company', id: 'day', company: companyId || undefined, failure })
  const text = (field: string) => failed?.typed[field]?.[0]
  return (
    <>
      <KeptNotice {...kept} />
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="group/day grid grid-cols-[minmax(0,1fr)] gap-5"
        {...kept.form}
      >
        <RenderedFor />
        <input type="hidden" name="intent" value="set" />
        <FormProblems
          title={words.failed}
          failure={failure}
          labels={{ date: words.date, opens: words.from, closes: words.to, note: words.note }}
          textOf={fieldText}
        />
        {failure?.code === 'sign_in_required' && <SignInAgain to={splitPath(pathname).path} />}
        <Field id="date" label={words.date} error={errorOf('date')} className="max-w-60">
          <Input name="date" type="date" min={first} max={last} defaultValue={text('date') ?? ''} required />
        </Field>
        <RadioGroup id="how" name="how" legend={words.how} defaultValue={text('how') ?? 'closed'} inline>
          <Radio value="closed" label={words.howClosed} />
          <Radio value="open" label={words.howOther} />
        </RadioGroup>
        <div className="grid max-w-md grid-cols-2 gap-4 group-has-[[name=how][value=closed]:checked]/day:hidden">
          {(['opens', 'closes'] as const).map((field) => (
            <Field
              key={field}
              id={field}
              label={field === 'opens' ? words.from : words.to}
              error={errorOf(field)}
            >
              <Input name={field} type="time" defaultValue={text(field) ?? ''} />
            </Field>
          ))}
        </div>
        <Field
          id="note"
          label={words.note}
          optional={words.optional}
          hint={words.noteHint}
          error={errorOf('note')}
        >
          <Input
            name="note"
            defaultValue={text('note') ?? ''}
            maxLength={2 * LONGEST_NOTE}
            autoComplete="off"
          />
        </Field>
        <Button type="submit" loading={formData?.get('intent') === 'set'} className="xs:justify-self-start">
          {words.set}
        </Button>
      </Form>
    </>
  )
}
