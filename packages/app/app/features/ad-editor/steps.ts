import { AD_FORM_FIELDS, type AdStep } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import type { ActionFailure } from '../../shell/answered.ts'

/** The editor's two steps: what is offered, and where and how. */
export type Step = AdStep

/** The page of a step, for a new ad or an existing one. */
export function stepPath(step: Step, adId?: number): string {
  if (adId === undefined) return step === 'what' ? paths.adCreate : paths.adCreateWhere
  return step === 'what' ? paths.adEdit(adId) : paths.adEditWhere(adId)
}

/** The page that follows when a new ad was handed in. */
export function sentPath(adId: number): string {
  return `${paths.adCreateSent}?ad=${adId}`
}

/** Returns the step of an address; undefined if the editor has no such step. */
export function stepOf(param: string | undefined): Step | undefined {
  if (param === undefined) return 'what'
  return param === 'where' ? 'where' : undefined
}

/** Photos are not a field of the ad; they belong to the first step. */
export function isOfStep(field: string, step: Step): boolean {
  const fields: { readonly [field: string]: Step } = AD_FORM_FIELDS
  return (fields[field] ?? (field.startsWith('photo') ? 'what' : 'where')) === step
}

/** Returns the first step that has an error, so that the user is not shown a step without it. */
export function stepOfFailure(failure: ActionFailure): Step {
  return Object.keys(failure.errors ?? {}).some((field) => isOfStep(field, 'what')) ? 'what' : 'where'
}
