import type { components } from '@sauda/sdk'
import type { Deps } from '../deps.ts'
import { readContent } from './published.ts'

type Schemas = components['schemas']
type Reads = Pick<Deps, 'db' | 'clock'>

/** Returns what visitors read now about the levels of the building. */
export async function tiersShown(deps: Reads): Promise<Schemas['Tier'][]> {
  const { text } = await readContent(deps, 'tier', {}, { actor: null })
  const { items }: { items: Schemas['Tier'][] } = JSON.parse(text)
  return items
}

/** When the centre is open: usually, and on days that have other hours. */
export type CentreTimes = Pick<Schemas['Contact'], 'hours' | 'exceptions'>

/** Returns when the centre is open, as visitors read it now; no hours until somebody has written them. */
export async function centreTimes(deps: Reads): Promise<CentreTimes> {
  const { text } = await readContent(deps, 'contact', {}, { actor: null })
  const { hours, exceptions }: Schemas['Contact'] = JSON.parse(text)
  return { hours, exceptions }
}

/** Returns the days on which the centre has other hours than usual, as visitors read them now. */
export async function otherDays(deps: Reads): Promise<CentreTimes['exceptions']> {
  const { exceptions } = await centreTimes(deps)
  return exceptions
}
