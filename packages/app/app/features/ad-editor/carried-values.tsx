import { KEY_FIELD } from '../forms/form-key.tsx'
import type { EditorValues } from './editor-values.ts'
import { isOfStep, type Step } from './steps.ts'

/**
 * Hidden fields with the values of the other step, so that the form is complete at either step even before scripts
 * load.
 */
export function CarriedValues({ values, step }: { values: EditorValues; step: Step }) {
  return Object.entries(values).flatMap(([name, value]) =>
    isOfStep(name, step) || name === KEY_FIELD
      ? []
      : [value ?? []]
          .flat()
          .map((one) => <input key={`${name}=${one}`} type="hidden" name={name} value={one} />),
  )
}
