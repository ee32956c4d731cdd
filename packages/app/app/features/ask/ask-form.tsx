import { fieldText } from '@sauda/sdk/language'
import {
  PART_CONDITIONS,
  PART_NEEDED_WITHIN,
  PART_REQUEST_LIMITS,
  partConditionLabel,
  partNeededWithinLabel,
} from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { Button, Field, Input, PriceField, SegmentedField, Textarea } from '@sauda/ui'
import { EyeOff } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSubmit } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { useSite } from '../../shell/use-site.ts'
import { isChosen } from '../ad-editor/draft-store.ts'
import { PhotosField } from '../ad-editor/photos-field.tsx'
import { useStaging } from '../ad-editor/use-staging.ts'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { FormKey } from '../forms/form-key.tsx'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { requestWords } from '../part-requests/request-words.ts'
import type { AskValues } from './ask-values.ts'
import { askWords } from './ask-words.ts'
import { CarFields } from './car-fields.tsx'
import { PartChoice } from './part-choice.tsx'
import { SignInToSend } from './sign-in-to-send.tsx'
import { useAskDraft } from './use-ask-draft.ts'
import type { Reach } from './use-reach.ts'

export type AskAnswer = {
  values: AskValues
  failure?: ActionFailure
  /** The form is right, but nobody is signed in. */
  needsSignIn?: boolean
  /** Photos of a form that was sent before scripts loaded, which the server has already. */
  keys: readonly string[]
}

export type AskFormProps = {
  given: AskValues
  answer: AskAnswer | undefined
  brands: readonly { id: number; name: string }[]
  parts: readonly { id: number; name: string }[]
  reach: Reach
  /** Tells what is typed, to learn who gets it. */
  onTyped: (values: AskValues) => void
}

/** Asks for one part. A guest fills it in first and signs in last. */
export function AskForm({ given, answer, brands, parts, reach, onTyped }: AskFormProps) {
  const words = useWords(askWords)
  const shared = useWords(requestWords)
  const language = useLanguage()
  const { user } = useSite()
  const { search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const failure = answer?.failure
  const errorOf = useFieldError(failure, fieldText)
  const draft = useAskDraft(form, {
    userId: user?.id ?? 0,
    given,
    search,
    isAnswer: answer !== undefined,
    isBack: Boolean(failure ?? answer?.needsSignIn),
  })
  const { values, photos, photosNow, keep, valuesNow, touch } = draft
  const staging = useStaging({ isOff: !user, photos, photosNow, keep })
  const submit = useSubmit()
  const [isSettling, setSettling] = useState(false)
  const busy = useNavigation().formMethod === 'POST' || isSettling
  const [hasText, setHasText] = useState(Boolean(values.text))

  function changed() {
    touch()
    const typed = valuesNow()
    setHasText(Boolean(typed.text?.trim()))
    onTyped(typed)
  }
  // Other values stand in the form: what was kept, or nothing.
  const latest = useRef({ changed, asFiles: staging.asFiles })
  latest.current = { changed, asFiles: staging.asFiles }
  const { edition } = draft
  useEffect(() => {
    if (edition > 0) latest.current.changed()
  }, [edition])
  // The server has forgotten a photo, but this browser has it: it goes with the form next time.
  useEffect(() => {
    if (failure?.errors?.photo_keys) latest.current.asFiles()
  }, [failure])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const body = new FormData(event.currentTarget)
    body.delete('photos')
    if (user) {
      setSettling(true)
      const settled = await staging.settle(AbortSignal.timeout(SETTLE_MS))
      setSettling(false)
      for (const photo of settled.filter(isChosen)) {
        if (photo.staged !== undefined) body.append('photo_keys', photo.staged)
        else if (photo.inForm && !photo.problem) body.append('photos', photo.file)
      }
    }
    await submit(body, { method: 'post', encType: 'multipart/form-data', preventScrollReset: true })
  }

  const tooMany = failure?.errors?.open !== undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <KeptNotice
        isMine={draft.isMine}
        take={draft.take}
        restored={
          draft.restoredAt === undefined
            ? undefined
            : { at: draft.restoredAt, labels: [words.text, words.car], fill: draft.fill }
        }
        isPutAway={draft.isPutAway}
        fill={draft.fill}
      />
      {answer?.needsSignIn && <SignInToSend values={answer.values} reach={reach} />}
      <Form
        key={edition}
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onInput={changed}
        onSubmit={send}
        inert={!draft.isMine}
        data-kept=""
        className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-3 bg-surface p-5 shadow-1 xs:p-6"
      >
        <RenderedFor />
        <FormKey value={values.idempotency_key} />
        {answer?.keys.map((key) => (
          <input key={key} type="hidden" name="photo_keys" value={key} />
        ))}
        <FormProblems
          title={tooMany ? shared.failed : words.failed}
          failure={failure}
          textOf={fieldText}
          message={tooMany ? words.limit(PART_REQUEST_LIMITS.open) : undefined}
          labels={{
            text: words.text,
            brand_id: words.brand,
            model: words.model,
            year: words.year,
            vin: words.vin,
            spare_part_id: words.part,
            condition: words.condition,
            price_idea: words.price,
            needed_within: words.needed,
            note: words.note,
            photos: words.photos.legend,
            photo_keys: words.photos.legend,
            open: words.toOwn,
          }}
        />
        <div>
          <Field id="text" label={words.text} hint={words.textHint} error={errorOf('text')}>
            <Input name="text" defaultValue={values.text} maxLength={400} autoComplete="off" />
          </Field>
          <PartChoice
            chosen={values.part ?? ''}
            parts={parts}
            reach={reach}
            hasText={hasText}
            error={errorOf('spare_part_id')}
            onChange={() => setTimeout(changed)}
          />
        </div>
        <CarFields values={values} brands={brands} errorOf={errorOf} onChange={() => setTimeout(changed)} />
        <PhotosField
          max={PART_REQUEST_LIMITS.photos}
          words={{
            ...words.photos,
            legend: `${words.photos.legend}, ${shared.optional}`,
            hint: user ? words.photos.hint : words.photos.guestHint,
          }}
          error={errorOf('photos') ?? errorOf('photo_keys')}
          photos={photos}
          photosNow={photosNow}
          onPhotos={(changed) => void keep({ photos: changed })}
          progress={undefined}
          uploads={staging.states}
          isOff={!user}
          onRetry={staging.tryAgain}
          signInTo={paths.partRequestCreate}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
          <SegmentedField
            id="condition"
            name="condition"
            legend={words.condition}
            defaultValue={values.condition || 'any'}
            error={errorOf('condition')}
            options={PART_CONDITIONS.map((value) => ({ value, label: partConditionLabel(value, language) }))}
          />
          <Field id="price_idea" label={words.price} optional={shared.optional} error={errorOf('price_idea')}>
            <PriceField name="price_idea" defaultValue={values.price_idea} />
          </Field>
        </div>
        <SegmentedField
          id="needed_within"
          name="needed_within"
          legend={words.needed}
          defaultValue={values.needed_within ?? ''}
          error={errorOf('needed_within')}
          options={[
            { value: '', label: words.anyTime },
            ...PART_NEEDED_WITHIN.map((value) => ({ value, label: partNeededWithinLabel(value, language) })),
          ]}
        />
        <Field
          id="note"
          label={words.note}
          optional={shared.optional}
          hint={words.noteHint}
          error={errorOf('note')}
        >
          <Textarea
            name="note"
            rows={3}
            defaultValue={values.note}
            counter={{ max: PART_REQUEST_LIMITS.note.max, label: shared.left }}
          />
        </Field>
        <p className="flex items-start gap-3 rounded-2 bg-bg px-4 py-3 text-sm">
          <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0 text-muted" />
          <span>
            <b className="font-strong">{words.phone}.</b> {words.phoneHelp}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" size="lg" loading={busy} className="max-xs:w-full">
            {words.submit(reach?.shops ?? 0)}
          </Button>
          <p className="min-w-48 flex-1 text-muted text-sm">{words.lives}</p>
        </div>
      </Form>
    </div>
  )
}

/** How long a press waits for photos that are still being uploaded; the rest goes with the form. */
const SETTLE_MS = 20_000
