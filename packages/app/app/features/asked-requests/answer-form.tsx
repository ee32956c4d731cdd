import { fieldText, type Moment } from '@sauda/sdk/language'
import { checkPartAnswer, PART_ANSWER_LIMITS, type PartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Button, Field, Input, Kbd, PriceField, SegmentedField, TogglePanel, useHydrated } from '@sauda/ui'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { PhotosField } from '../ad-editor/photos-field.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { AnswerFields } from './answer-fields.tsx'
import { ANSWER_KINDS, type AnswerValues, answerValues, asAnswer, saidIn } from './answer-values.ts'
import { askedWords } from './asked-words.ts'
import { useAnswerKeys } from './use-answer-keys.ts'
import { useAnswerPhotos } from './use-answer-photos.ts'

export type AnswerFormProps = {
  request: PartRequest
  values: AnswerValues
  failure: ActionFailure | undefined
  company: number | undefined
  now: Moment
  /** The request was closed meanwhile: nothing can be sent, and what was written stays. */
  isClosed: boolean
  /** Sends a right answer in a moment. */
  onAnswer: (values: AnswerValues, photoKeys: readonly string[], what: string | null) => void
  onSkip: (() => void) | undefined
}

/** A shop's answer: three keys for what it has, digits for the price, Enter to send. */
export function AnswerForm({
  request,
  values,
  failure: sentFailure,
  company,
  now,
  isClosed,
  onAnswer,
  onSkip,
}: AnswerFormProps) {
  const { form: words } = useWords(askedWords)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const [own, setOwn] = useState<ActionFailure>()
  const failure = own ?? sentFailure
  const errorOf = useFieldError(failure, fieldText)
  const kept = useKeptForm({ of: 'part-answer', id: request.id, company, failure })
  const form = kept.form.ref
  const photos = useAnswerPhotos(request.answer?.photos ?? [])
  const [typed, setTyped] = useState(values)
  const busy = useNavigation().formMethod === 'POST'
  const read = () => {
    if (form.current) setTyped(answerValues(new FormData(form.current)))
  }
  // What was kept in the browser stands in the form by then.
  const latest = useRef(read)
  latest.current = read
  const { restored } = kept
  useEffect(() => {
    if (restored) latest.current()
  }, [restored])
  const on = useAnswerKeys({ form, onKind: read, onSkip })

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!isHydrated) return
    event.preventDefault()
    if (isClosed) return
    const given = answerValues(new FormData(event.currentTarget))
    const keys = given.kind === 'none' ? [] : await photos.take()
    // Its tile says which one, and tries again.
    if (!keys) return setOwn({ code: 'network' })
    const { errors } = given.kind
      ? checkPartAnswer(asAnswer(given, keys), now)
      : { errors: { kind: ['required'] } }
    setOwn(errors ? { code: 'invalid', errors } : undefined)
    if (!errors) onAnswer(given, keys, saidIn(given, words, language))
  }

  const said = saidIn(typed, words, language)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <KeptNotice {...kept} />
      <Form
        {...kept.form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onInput={() => {
          kept.form.onInput()
          read()
        }}
        onSubmit={send}
        className="group/answer grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        <RenderedFor />
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="seen_version" value={values.seen_version} />
        <FormProblems
          title={words.failed}
          failure={failure}
          textOf={fieldText}
          labels={{
            kind: words.kind,
            price: words.price,
            price_to: words.priceTo,
            condition: words.condition,
            maker: words.maker,
            when: words.when,
            ready_on: words.readyOn,
            warranty_days: words.warranty,
            valid_until: words.validUntil,
            note: words.note,
            photo_keys: words.photos,
            photos: words.photos,
          }}
        />
        <SegmentedField
          id="kind"
          name="kind"
          legend={words.kind}
          defaultValue={values.kind}
          error={errorOf('kind')}
          options={ANSWER_KINDS.map((value, at) => ({
            value,
            label: (
              <span className="flex items-center gap-1.5">
                {words.kinds[value]}
                {on && (
                  <Kbd aria-hidden className="max-nav:hidden">
                    {at + 1}
                  </Kbd>
                )}
              </span>
            ),
          }))}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 group-has-[[name=kind][value=none]:checked]/answer:hidden">
          <AnswerFields
            values={values}
            hints={request.price_hints ?? []}
            failure={failure}
            now={now}
            onChange={() => {
              kept.form.onInput()
              read()
            }}
          />
          <TogglePanel
            summary={words.more}
            open={
              Boolean(values.price_to || values.warranty_days || photos.photos.length > 0) ||
              ['price_to', 'warranty_days', 'valid_until', 'photo_keys', 'photos'].some((field) =>
                errorOf(field),
              ) ||
              undefined
            }
          >
            <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
              <PhotosField
                max={PART_ANSWER_LIMITS.photos}
                words={{ legend: words.photos, hint: words.photosHint, tooMany: words.photosTooMany }}
                error={errorOf('photos') ?? errorOf('photo_keys')}
                signInTo={paths.adsRequest(request.id)}
                {...photos.field}
              />
              <Field id="price_to" label={words.priceTo} error={errorOf('price_to')}>
                <PriceField name="price_to" defaultValue={values.price_to} />
              </Field>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xs:grid-cols-2">
                <Field id="warranty_days" label={words.warranty} error={errorOf('warranty_days')}>
                  <Input
                    name="warranty_days"
                    inputMode="numeric"
                    defaultValue={values.warranty_days}
                    maxLength={8}
                  />
                </Field>
                <Field
                  id="valid_until"
                  label={words.validUntil}
                  hint={words.validHint}
                  error={errorOf('valid_until')}
                >
                  <Input name="valid_until" type="date" defaultValue={values.valid_until} />
                </Field>
              </div>
            </div>
          </TogglePanel>
        </div>
        <div className={isClosed ? 'hidden' : 'grid gap-2'}>
          <Button type="submit" size="lg" loading={busy}>
            {request.answer
              ? words.save
              : typed.kind === 'none'
                ? words.submitAs(words.kinds.none.toLowerCase())
                : said
                  ? words.submitAs(said)
                  : words.submit}
          </Button>
          {isHydrated && <p className="text-muted text-sm">{words.undoHelp}</p>}
        </div>
      </Form>
    </div>
  )
}
