import { AD_FORM_FIELDS, type AdStep } from '@sauda/sdk/ads'
import * as paths from '@sauda/sdk/paths'
import type { ActionFailure } from '../../shell/answered.ts'

/** The editor's two steps: what is offered, and where and how. */
export type Step = AdStep

/** A step's page: of a new ad, or of one that is there. */
export function stepPath(step: Step, adId?: number): string {
  if (adId === undefined) return step === 'what' ? paths.adCreate : paths.adCreateWhere
  return step === 'what' ? paths.adEdit(adId) : paths.adEditWhere(adId)
}

/** The step of an address; nothing for one that the editor does not have. */
export function stepOf(param: string | undefined): Step | undefined {
  if (param === undefined) return 'what'
  return param === 'where' ? 'where' : undefined
}

/** Photos, which are no field of the ad, are asked for in the second step. */
export function isOfStep(field: string, step: Step): boolean {
  const fields: { readonly [field: string]: Step } = AD_FORM_FIELDS
  return (fields[field] ?? 'where') === step
}

/** The first step that a failure speaks of: nobody should look for a wrong field on a page where it is not. */
export function stepOfFailure(failure: ActionFailure): Step {
  return Object.keys(failure.errors ?? {}).some((field) => isOfStep(field, 'what')) ? 'what' : 'where'
}
