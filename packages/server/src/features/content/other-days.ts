import type { components } from '@sauda/sdk'
import type { OtherDay } from '@sauda/sdk/rooms'
import type { Deps } from '../deps.ts'
import { readContent } from './published.ts'

/** Returns the days on which the centre has other hours than usual, as its contacts show them to everybody. */
export async function otherDays(deps: Pick<Deps, 'db' | 'clock'>): Promise<readonly OtherDay[]> {
  const { text } = await readContent(deps, 'contact', {}, { actor: null })
  return (JSON.parse(text) as components['schemas']['Contact']).exceptions
}
