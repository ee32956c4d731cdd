import type { checkAd as CheckAd } from '@sauda/sdk/ads'
import { Button, Dialog, Stepper } from '@sauda/ui'
import { type FormEvent, Suspense, useRef } from 'react'
import { Form, useNavigate, useRevalidator } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { late } from '../../shell/late.ts'
import { sayDone } from '../../shell/messages.ts'
import { RenderedFor, useRenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'
import { plainFactNames } from '../ads/plain-facts.ts'
import { FormKey, freshKey, KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { useFieldError } from '../forms/form-problems.tsx'
import { SignInAgain } from '../forms/sign-in-again.tsx'
import { CarriedValues } from './carried-values.tsx'
import { type DraftPhoto, isStillThere, type StoredDraft } from './draft-store.ts'
import { EditorProblems } from './editor-problems.tsx'
import type { AdEditorProps } from './editor-props.ts'
import type { EditorValues } from './editor-values.ts'
import { CarriedPhotos } from './kept-photos.tsx'
import { LatePreview } from './late-preview.tsx'
import { withProblems } from './look-at-photo.ts'
import { photoErrors, tileNames } from './photo-errors.ts'
import { EditorRules } from './rules.tsx'
import { type Step, sentPath, stepOfFailure, stepPath } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { useFailure } from './use-failure.ts'
import { loadSending, useSender } from './use-sender.ts'
import { useStaging } from './use-staging.ts'
import { useStepHeading } from './use-step-heading.tsx'
import { WhatStep } from './what-step.tsx'
import { WhereStep } from './where-step.tsx'
import { editorWords } from './words.ts'

/** Shown when another tab edits the same draft. */
const LateElsewhere = late(() => import('../drafts/open-elsewhere.tsx'), 'OpenElsewhere')

/** Shown above the form of an ad that staff have sent back. */
const LateRemark = late(() => import('./edited-remark.tsx'), 'EditedRemark')

/** Shown when somebody else has changed the ad in the meantime. */
const LateChange = late(() => import('./changed-meanwhile.tsx'), 'ChangedMeanwhile')

const FORM = 'ad-editor'

/** The ad form in two steps. Each step is a dialog with its own address; the form is complete at either. */
export function AdEditor(props: AdEditorProps) {
  const {
    step,
    userId,
    isTenant,
    rooms,
    given,
    isAnswer,
    answered,
    sentPhotos,
    closeTo,
    edit,
    ...dictionaries
  } = props
  const { dismiss } = useWords(shellWords)
  const editor = useWords(editorWords)
  const plain = useWords(plainFactNames)
  const language = useLanguage()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, { userId, adId: edit?.id, given, isAnswer })
  const sender = useSender()
  const person = useRenderedFor()
  const staging = useStaging({ ...draft, isOff: userId === 0 || !draft.isMine })
  const busy = useRef(false)
  const { failure, left, show } = useFailure(answered, draft, {
    isTenant,
    sentPhotos: sentPhotos.length,
    step,
  })
  const photoNames = Object.fromEntries(sentPhotos.map((name, index) => [`photos.${index}`, name]))
  const errorOf = useFieldError(failure && { ...failure, errors: left })
  const sending = sender.progress !== undefined
  const isOld = edit !== undefined && draft.version !== edit.fresh.version
  const lead = edit ? editor.editLead[edit.goesTo] : editor.lead

  const heading = useStepHeading(step, failure && stepOfFailure(failure) === step)
  const setFailure = (found?: ActionFailure) =>
    show(found, { values: draft.gather(), photos: draft.photosNow() })
  const go = (to: Step) => navigate(localPath(stepPath(to, edit?.id)), { preventScrollReset: true })

  async function close() {
    await draft.flush()
    await navigate(localPath(closeTo))
  }

  function refuse(found: ActionFailure) {
    setFailure(found)
    if (found.code === 'changed_meanwhile') void revalidate()
    if (stepOfFailure(found) !== step && found.errors) go(stepOfFailure(found))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Set synchronously: a second press may come before React renders the first.
    if (busy.current || !draft.isMine) return
    busy.current = true
    try {
      const values = draft.gather()
      await draft.keep({ values })
      const checks = await loadSending()
      if (!checks) return setFailure({ code: 'network' })
      const found = step === 'what' ? checks.whatFailure(values, draft.photosNow()) : undefined
      setFailure(found)
      if (step === 'where') await handIn(values, checks.checkAd)
      else if (!found) await go('where')
    } finally {
      busy.current = false
    }
  }

  async function handIn(values: EditorValues, checkAd: typeof CheckAd) {
    const checked = checkAd(values, { isTenant })
    const bad = photoErrors(draft.photosNow())
    if (!checked.draft || Object.keys(bad).length > 0) {
      refuse({ code: 'invalid', errors: { ...bad, ...checked.errors } })
      return
    }
    const ad = edit ? { id: edit.id, version: edit.fresh.version } : keyIn(values)
    const still = (photos: readonly DraftPhoto[]) =>
      photos.filter((photo) => isStillThere(photo, edit?.fresh.photos ?? []))
    const result = await sender.send(
      { language, person, draft: checked.draft, ad },
      {
        settle: async (signal) => still(await staging.settle(signal)),
        asFiles: () => still(staging.asFiles()),
      },
    )
    if (result.ok) {
      await draft.forget()
      if (edit) {
        await navigate(localPath(closeTo))
        sayDone(edit.staff ? editor.saved : editor.handedIn)
      } else {
        // «Back» would lead to a form that is empty now.
        await navigate(localPath(sentPath(result.value.id)), { replace: true })
      }
    } else if (result.error.code !== 'aborted') {
      draft.keep({
        values: freshKey(draft.gather(), result.error),
        photos: withProblems(draft.photosNow(), result.photos, result.error.errors),
      })
      refuse(result.error)
    }
  }

  function takeFresh(fresh: StoredDraft) {
    setFailure()
    void draft.restart(fresh)
  }

  return (
    <Dialog
      open
      size="lg"
      title={edit ? editor.editHeading : editor.heading}
      description={lead}
      closeLabel={dismiss}
      closeHref={localPath(closeTo)}
      onOpenChange={(open) => !open && close()}
      footer={
        step === 'what' ? (
          <Button type="submit" form={FORM} name="intent" value="what" disabled={!draft.isMine}>
            {editor.next}
          </Button>
        ) : (
          <>
            <Button
              type="submit"
              form={FORM}
              name="intent"
              value="back"
              variant="quiet"
              onClick={(event) => {
                event.preventDefault()
                if (sending) sender.cancel()
                else draft.keep({ values: draft.gather() }).then(() => go('what'))
              }}
            >
              {sending ? editor.cancel : editor.back}
            </Button>
            <Button
              type="submit"
              form={FORM}
              name="intent"
              value="where"
              loading={sending}
              disabled={!draft.isMine}
            >
              {sending
                ? editor.sending(Math.round((sender.progress ?? 0) * 100))
                : edit?.staff
                  ? editor.save
                  : editor.submit}
            </Button>
          </>
        )
      }
    >
      <Form
        id={FORM}
        ref={form}
        data-kept
        method="post"
        action={localPath(stepPath('where', edit?.id))}
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
        onSubmit={submit}
        onInput={() => {
          draft.touch()
          sender.prepare()
        }}
      >
        <RenderedFor />
        {/* The first submit button, which Enter triggers; without it that would be «back». */}
        <button type="submit" name="intent" value={step} tabIndex={-1} aria-hidden className="sr-only" />
        <Suspense>{!draft.isMine && <LateElsewhere title={editor.elsewhere} onTake={draft.take} />}</Suspense>
        <Suspense>{edit?.remark && <LateRemark remark={edit.remark} />}</Suspense>
        <Stepper
          label={editor.steps}
          doneLabel={editor.done}
          current={step === 'what' ? 0 : 1}
          steps={[
            { id: 'what', label: step === 'what' ? heading(editor.stepWhat) : editor.stepWhat },
            { id: 'where', label: step === 'where' ? heading(editor.stepWhere) : editor.stepWhere },
          ]}
        />
        {edit && (isOld || failure?.code === 'changed_meanwhile') ? (
          <Suspense>
            <LateChange id={edit.id} step={step} onTake={() => takeFresh(edit.fresh)} />
          </Suspense>
        ) : (
          <EditorProblems
            title={failure?.errors ? editor.failed : editor.unfinished}
            failure={failure}
            left={left}
            labels={{ ...editor.fields, ...plain, ...photoNames, ...tileNames(draft.photos) }}
            // The key of the form makes it safe to send it again.
            message={failure?.code === 'outcome_unknown' && !edit ? editor.lost : undefined}
          />
        )}
        {failure?.code === 'sign_in_required' && <SignInAgain to={stepPath('where', edit?.id)} />}
        <CarriedValues
          key={`${draft.edition}:${step}:${JSON.stringify(draft.values).length}`}
          values={draft.values}
          step={step}
        />
        {!edit && <FormKey value={draft.values[KEY_FIELD] ?? given.values[KEY_FIELD]} />}
        <CarriedPhotos photos={draft.photos} step={step} version={given.version} />
        <div key={draft.edition} inert={!draft.isMine} className={draft.isMine ? 'contents' : 'opacity-50'}>
          {step === 'what' ? (
            <WhatStep
              values={draft.values}
              errorOf={errorOf}
              onChange={draft.touch}
              photos={{
                photos: draft.photos,
                photosNow: draft.photosNow,
                onPhotos: (photos) => draft.keep({ photos }),
                progress: sender.progress,
                uploads: staging.states,
                isOff: staging.isOff,
                signInTo: stepPath('what', edit?.id),
                onRetry: staging.tryAgain,
              }}
              {...dictionaries}
            />
          ) : (
            <WhereStep values={draft.values} errorOf={errorOf} onChange={draft.touch} rooms={rooms} />
          )}
        </div>
        {step === 'where' && (
          <>
            <LatePreview values={draft.values} photos={draft.photos} rooms={rooms} {...dictionaries} />
            <EditorRules />
          </>
        )}
      </Form>
    </Dialog>
  )
}
