import type { AdValues } from '@sauda/sdk/ads'
import { KEY_FIELD } from '../forms/form-key.tsx'
import { isOfStep, type Step } from './steps.ts'

/** What the form holds beside the ad's own fields. */
const BESIDE = ['intent', 'photos', 'keep_photo', 'version', KEY_FIELD]

/** The other step's answers, so that the form is whole whichever step is shown, before scripts load too. */
export function CarriedValues({ values, step }: { values: AdValues; step: Step }) {
  return Object.entries(values).flatMap(([name, value]) =>
    isOfStep(name, step) || BESIDE.includes(name)
      ? []
      : [value ?? []]
          .flat()
          .map((one) => <input key={`${name}=${one}`} type="hidden" name={name} value={one} />),
  )
}
