import { data } from 'react-router'
import type { ActionFailure } from '../../shell/answered.ts'
import { type EditorValues, editorValues } from './editor-values.ts'
import type { Step } from './steps.ts'
import { whatFailure } from './what-failure.ts'

/** The editor's form as it comes before scripts load; with them the browser hands the ad in by itself, with progress. */
export type SentForm = {
  values: EditorValues
  /** The button that was pressed. */
  intent: FormDataEntryValue | null
  files: File[]
  /** Keys of the photos that stay. */
  kept: string[]
  /** Of the ad as it was opened. */
  version: number | undefined
}

export async function readSentForm(request: Request): Promise<SentForm> {
  const form = await request.formData()
  return {
    values: editorValues(form),
    intent: form.get('intent'),
    files: form
      .getAll('photos')
      .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== '')),
    kept: form.getAll('keep_photo').filter((key) => typeof key === 'string'),
    version: Number(form.get('version')) || undefined,
  }
}

/** The editor once more at a step, with all that was typed and what is wrong with it. */
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
      // Once told of a newer version, who sends again means that one.
      version: isNews ? undefined : version,
    },
    { status },
  )
}

/** What a press asks for before the ad is handed in: another step, or a step that is not right yet. */
export function beforeHandingIn(sent: SentForm) {
  if (sent.intent === 'back') return again('what', sent)
  const wrong = whatFailure(sent.values)
  if (wrong) return again('what', sent, wrong, 422)
  return sent.intent === 'what' ? again('where', sent) : null
}
