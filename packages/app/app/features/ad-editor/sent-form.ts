import { attempt, type Portal } from '@sauda/sdk'
import { stagePhoto } from '@sauda/sdk/ads'
import { data } from 'react-router'
import type { ActionFailure } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { isSentFile } from '../forms/sent-file.ts'
import { type EditorValues, editorValues } from './editor-values.ts'
import type { Step } from './steps.ts'
import { whatFailure } from './what-failure.ts'

/**
 * The editor's form as it is posted before scripts load; with scripts the browser submits the ad itself and shows
 * progress.
 */
export type SentForm = {
  values: EditorValues
  /** The button that was pressed. */
  intent: FormDataEntryValue | null
  files: File[]
  /** Keys of the photos to keep. */
  kept: string[]
  /** The version of the ad that was opened. */
  version: number | undefined
}

export async function readSentForm(sent: Parameters<typeof formOf>[0]): Promise<SentForm> {
  const form = await formOf(sent)
  return {
    values: editorValues(form),
    intent: form.get('intent'),
    files: form.getAll('photos').filter(isSentFile),
    kept: form.getAll('keep_photo').filter((key) => typeof key === 'string'),
    version: Number(form.get('version')) || undefined,
  }
}

/**
 * Stores the photos of a form at once, because a page cannot give files back to a browser: from then on the form has
 * their keys.
 * @returns the form without the files that are stored, and the errors of those that are not
 */
export async function storeFiles(
  portal: Portal,
  sent: SentForm,
): Promise<{ sent: SentForm; failure?: ActionFailure }> {
  const results = await Promise.all(
    sent.files.map(async (file) => ({ file, result: await attempt(stagePhoto(portal, file)) })),
  )
  const stored = results.flatMap(({ result }) => (result.ok ? [result.value.key] : []))
  const refused = results.flatMap(({ file, result }) => (result.ok ? [] : [{ file, error: result.error }]))
  const left = { ...sent, files: refused.map(({ file }) => file), kept: [...sent.kept, ...stored] }
  const [first] = refused
  if (!first) return { sent: left }
  const errors = refused.map(({ error }, at) => [`photos.${at}`, error.errors?.photo ?? [error.code]])
  return {
    sent: left,
    failure: { code: first.error.errors ? 'invalid' : first.error.code, errors: Object.fromEntries(errors) },
  }
}

/** Shows the editor again at a step, with everything that was typed and the errors. */
export function again(
  step: Step,
  { values, files, kept, version }: SentForm,
  failure?: ActionFailure,
  status = 200,
) {
  const isNews = failure?.code === 'changed_meanwhile'
  return data(
    {
      step,
      values,
      failure,
      sentPhotos: files.map((file) => file.name),
      kept,
      // After the conflict has been shown, sending again refers to the new version.
      version: isNews ? undefined : version,
    },
    { status },
  )
}

/**
 * Returns the response if the ad is not to be submitted yet: another step was asked for, or the first one has errors.
 */
export function beforeHandingIn(sent: SentForm) {
  if (sent.intent === 'back') return again('what', sent)
  const wrong = whatFailure(sent.values, [])
  if (wrong) return again('what', sent, wrong, 422)
  return sent.intent === 'what' ? again('where', sent) : null
}
