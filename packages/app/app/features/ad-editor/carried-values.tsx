import { KEY_FIELD } from '../forms/form-key.tsx'
import type { EditorValues } from './editor-values.ts'
import { isOfStep, type Step } from './steps.ts'

/** The other step's answers, so that the form is whole whichever step is shown, before scripts load too. */
export function CarriedValues({ values, step }: { values: EditorValues; step: Step }) {
  return Object.entries(values).flatMap(([name, value]) =>
    isOfStep(name, step) || name === KEY_FIELD
      ? []
      : [value ?? []]
          .flat()
          .map((one) => <input key={`${name}=${one}`} type="hidden" name={name} value={one} />),
  )
}
