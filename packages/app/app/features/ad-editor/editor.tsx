import { type AdValues, checkAd } from '@sauda/sdk/ads'
import type { Room } from '@sauda/sdk/rooms'
import { Button, Dialog, Stepper } from '@sauda/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { sayDone } from '../../shell/messages.ts'
import { FormProblems, useFieldError } from '../forms/form-problems.tsx'
import { CarriedValues } from './carried-values.tsx'
import { gatherPhotoErrors, withProblems } from './look-at-photo.ts'
import { EditorRules } from './rules.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { STEP_PATHS, type Step, stepOfFailure, whatFailure } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { useSender } from './use-sender.ts'
import { type Dictionaries, WhatStep } from './what-step.tsx'
import { WhereStep } from './where-step.tsx'

export type AdEditorProps = Dictionaries & {
  step: Step
  user: { id: number; isTenant: boolean }
  rooms: readonly Room[]
  /** What the form begins with: what was sent before scripts loaded, or what is known of the person. */
  given: AdValues
  /** What the server said to a form that was sent before scripts loaded. */
  answered: ActionFailure | undefined
  /** Names of the photos that were sent before scripts loaded: the browser has forgotten them. */
  sentPhotos: readonly string[]
  /** The person's own ads, where the editor closes to. */
  cabinet: string
}

const FORM = 'ad-editor'

/** An ad in two steps, each a dialog with an address of its own, over one form that is whole at either. */
export function AdEditor({
  step,
  user,
  rooms,
  given,
  answered,
  sentPhotos,
  cabinet,
  ...dictionaries
}: AdEditorProps) {
  const { editor, dismiss } = useWords()
  const language = useLanguage()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(user.id, form, { given, isAnswer: answered !== undefined })
  const sender = useSender(language)
  const [failure, setFailure] = useState(answered)
  const shown = failure && { ...failure, errors: gatherPhotoErrors(failure.errors, sentPhotos.length) }
  const photoNames = Object.fromEntries(sentPhotos.map((name, index) => [`photos.${index}`, name]))
  const errorOf = useFieldError(shown)
  const sending = sender.progress !== undefined

  const go = (to: Step) => navigate(localPath(STEP_PATHS[to]), { preventScrollReset: true })

  function refuse(found: ActionFailure) {
    setFailure(found)
    if (stepOfFailure(found) !== step && found.errors) go(stepOfFailure(found))
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const values = draft.gather()
    await draft.keep({ values })
    const found = step === 'what' ? whatFailure(values) : undefined
    setFailure(found)
    if (step === 'where') await handIn(values)
    else if (!found) go('where')
  }

  async function handIn(values: AdValues) {
    const checked = checkAd(values, { isTenant: user.isTenant })
    const bad = draft.photos.flatMap(({ problem }, index) =>
      problem ? [[`photos.${index}`, [problem]]] : [],
    )
    if (!checked.draft || bad.length > 0) {
      refuse({ code: 'invalid', errors: { ...checked.errors, ...Object.fromEntries(bad) } })
      return
    }
    const error = await sender.send(checked.draft, draft.photos)
    if (!error) {
      await draft.forget()
      await navigate(localPath(cabinet))
      sayDone(editor.handedIn)
    } else if (error.code !== 'aborted') {
      draft.keep({ photos: withProblems(draft.photos, error.errors) })
      refuse(error)
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title={editor.heading}
      description={editor.lead}
      closeLabel={dismiss}
      closeHref={localPath(cabinet)}
      onOpenChange={(open) => !open && navigate(localPath(cabinet))}
      footer={
        step === 'what' ? (
          <Button type="submit" form={FORM} name="intent" value="what">
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
            <Button type="submit" form={FORM} name="intent" value="where" loading={sending}>
              {sending ? editor.sending(Math.round((sender.progress ?? 0) * 100)) : editor.submit}
            </Button>
          </>
        )
      }
    >
      <Form
        id={FORM}
        ref={form}
        method="post"
        action={localPath(STEP_PATHS.where)}
        encType="multipart/form-data"
        noValidate
        className="grid gap-6"
        onSubmit={submit}
        onInput={draft.touch}
      >
        {/* What Enter presses in a field: the first submit button of the form, which would be «back». */}
        <button type="submit" name="intent" value={step} tabIndex={-1} aria-hidden className="sr-only" />
        <Stepper
          label={editor.steps}
          doneLabel={editor.done}
          current={step === 'what' ? 0 : 1}
          steps={[
            { id: 'what', label: editor.stepWhat },
            { id: 'where', label: editor.stepWhere },
          ]}
        />
        <FormProblems title={editor.failed} failure={shown} labels={{ ...editor.fields, ...photoNames }} />
        {failure?.code === 'sign_in_required' && <SignInAgain />}
        <CarriedValues
          key={`${draft.edition}:${step}:${JSON.stringify(draft.values).length}`}
          values={draft.values}
          step={step}
        />
        <div key={draft.edition} className="contents">
          {step === 'what' ? (
            <WhatStep values={draft.values} errorOf={errorOf} onChange={draft.touch} {...dictionaries} />
          ) : (
            <WhereStep
              values={draft.values}
              errorOf={errorOf}
              onChange={draft.touch}
              rooms={rooms}
              photos={draft.photos}
              onPhotos={(photos) => draft.keep({ photos })}
              progress={sender.progress}
            />
          )}
        </div>
        {step === 'where' && <EditorRules />}
      </Form>
    </Dialog>
  )
}
