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

/** Returns the days on which the centre has other hours than usual, as visitors read them now. */
export async function otherDays(deps: Reads): Promise<Schemas['Contact']['exceptions']> {
  const { text } = await readContent(deps, 'contact', {}, { actor: null })
  const { exceptions }: Schemas['Contact'] = JSON.parse(text)
  return exceptions
}
