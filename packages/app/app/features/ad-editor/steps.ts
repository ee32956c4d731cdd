import type { ActionFailure } from '../../shell/answered.ts'

/** The editor's two steps: what is offered, and where and how. */
export type Step = 'what' | 'where'

/** A step's page: of a new ad, or of one that is there. */
export function stepPath(step: Step, adId?: number): string {
  const editor = adId === undefined ? '/ads/create' : `/ads/${adId}/edit`
  return step === 'what' ? editor : `${editor}/where`
}

const WHAT_FIELDS = [
  'kind',
  'brand_id',
  'spare_part_id',
  'service_id',
  'title',
  'title_kk',
  'text',
  'text_kk',
  'price',
  'negotiable',
  'condition',
] as const

/** The step of an address; nothing for one that the editor does not have. */
export function stepOf(param: string | undefined): Step | undefined {
  if (param === undefined) return 'what'
  return param === 'where' ? 'where' : undefined
}

export function isOfStep(field: string, step: Step): boolean {
  const ofWhat = (WHAT_FIELDS as readonly string[]).includes(field)
  return ofWhat === (step === 'what')
}

/** The first step that a failure speaks of: nobody should look for a wrong field on a page where it is not. */
export function stepOfFailure(failure: ActionFailure): Step {
  return Object.keys(failure.errors ?? {}).some((field) => isOfStep(field, 'what')) ? 'what' : 'where'
}
