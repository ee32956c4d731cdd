import type { components } from '@sauda/sdk'

type Schemas = components['schemas']

export type ContentSet = Schemas['ContentSet']
export type Fields = Schemas['ContentFields']

/** When the versions of an entry are shown, as its row has it. */
export interface Schedule {
  live_version: number | null
  live_from: Date | null
  live_till: Date | null
  next_version: number | null
  next_from: Date | null
  next_till: Date | null
}
