import type { DocumentKind, DocumentTenant } from '@sauda/sdk/documents'
import type { DeskTenant } from './desk.ts'
import type { DeskOrder, DeskQuery } from './desk-query.ts'
import { countStates, DESK_STATES, type DeskState, isSettled, sumUp } from './desk-states.ts'

export function toDeskTenant(kind: DocumentKind, tenant: DocumentTenant): DeskTenant {
  const { bin, company, user_id, rooms, sums, reminded_at } = tenant
  return {
    bin,
    company,
    registered: user_id !== null,
    rooms: rooms.map(({ id, level, number }) => ({ id, level, number })),
    counts: countStates(kind, sums),
    sums: sumUp(sums),
    reminded_at,
    documents: null,
  }
}

export function tenantsByState(tenants: readonly DeskTenant[]): Record<DeskState | 'all', number> {
  const by = { late: 0, rejected: 0, ours: 0, theirs: 0, done: 0, annulled: 0, all: tenants.length }
  for (const { counts } of tenants) for (const state of DESK_STATES) by[state] += counts[state] > 0 ? 1 : 0
  return by
}

/**
 * Chooses the tenants that are listed. Without a filter those with nothing left to do are folded, unless they are all
 * there are.
 */
export function chosenTenants(
  all: readonly DeskTenant[],
  { state, rest }: Pick<DeskQuery, 'state' | 'rest'>,
  matching: ReadonlySet<string> | null,
): { listed: DeskTenant[]; found: number; folded: number } {
  const found = all.filter(
    ({ bin, counts }) => (!matching || matching.has(bin)) && (!state || counts[state] > 0),
  )
  const open = found.filter(({ counts }) => !isSettled(counts))
  const whole = rest || matching !== null || state !== null || open.length === 0
  const listed = whole ? found : open
  return { listed, found: found.length, folded: found.length - listed.length }
}

/**
 * Tenants with most overdue documents first, then by what waits for the centre; or by floor; or by sum. Equal ones stay
 * in the order of the API, which is by name.
 */
export function inOrder(tenants: readonly DeskTenant[], order: DeskOrder): DeskTenant[] {
  const keys = KEYS[order]
  return [...tenants].sort((a, b) => {
    const [left, right] = [keys(a), keys(b)]
    const at = left.findIndex((key, place) => key !== right[place])
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0)
  })
}

/** Lower keys come first; the first key that differs decides. */
const KEYS: Readonly<Record<DeskOrder, (tenant: DeskTenant) => readonly number[]>> = {
  late: ({ counts }) => [-counts.late, -counts.rejected, -counts.ours, -counts.theirs],
  floor: ({ rooms: [room] }) =>
    room ? [room.level, Number.parseInt(room.number, 10) || 0] : [Number.POSITIVE_INFINITY, 0],
  sum: ({ sums }) => [-Math.max(0, ...sums.map(({ total }) => total))],
}
