import { changedFields, unitOf } from './changed-fields.ts'
import type { Values } from './item-values.ts'

export type Merged = {
  values: Values
  /** Fields whose change by somebody else was taken, since one had not touched them. */
  taken: string[]
  /** Fields that both have changed; one's own text stays. */
  both: string[]
}

/**
 * Takes somebody else's changes into what was typed, field by field. The rows of a list and the parts of a picture belong
 * together. Without the common version each difference counts as changed by both.
 */
export function merge(base: Values | null, theirs: Values, mine: Values): Merged {
  const changed = changedFields(theirs, mine)
  const own = new Set((base ? changedFields(base, mine) : changed).map(unitOf))
  const others = new Set((base ? changedFields(base, theirs) : changed).map(unitOf))
  const isTaken = (name: string) => others.has(unitOf(name)) && !own.has(unitOf(name))
  const kept = Object.entries(mine).filter(([name]) => !isTaken(name))
  const took = Object.entries(theirs).filter(([name]) => isTaken(name))
  return {
    values: Object.fromEntries([...kept, ...took]),
    taken: changed.filter(isTaken),
    both: changed.filter((name) => own.has(unitOf(name)) && others.has(unitOf(name))),
  }
}
