import { gzipSync } from 'node:zlib'
import type { Chunks, Visit } from './chunk-visits.ts'

/** A planned file: the bundler's chunks that it consists of. Entries stay alone. */
export type Group = {
  readonly parts: readonly string[]
  readonly isEntry: boolean
  readonly code: string
  readonly size: number
}

/** What a visit loads. */
export type Load = { bytes: number; requests: number }

/** Weights of a plan, in gzipped bytes or as a factor of them. */
export type Settings = {
  /** What saving one request is worth: for any visit, and for each request over the budget. */
  readonly anyRequest: number
  readonly tooMany: number
  /** The factor for bytes over the budget. */
  readonly tooHeavy: number
}

/** Joins of groups are the same in every plan, so that each is compressed once. */
export type Joins = Map<Group, Map<Group, Group>>

/** Groups, for each the visits (by index, 1 or 0) that load it, and for each visit what it loads. */
export type Plan = {
  readonly groups: Group[]
  readonly visitsOf: Map<Group, Uint8Array>
  readonly loads: readonly Load[]
}

type Around = {
  readonly chunks: Chunks
  readonly visits: readonly Visit[]
  readonly joins: Joins
  readonly settings: Settings
}

type Candidate = { readonly one: Group; readonly other: Group; readonly both: Group; readonly gain: number }

export function groupOf(parts: readonly string[], isEntry: boolean, code: string): Group {
  return { parts, isEntry, code, size: gzipSync(code).length }
}

/** Every chunk as a group of its own. */
function firstPlan(groups: readonly Group[], visits: readonly Visit[]): Plan {
  const visitsOf = new Map(
    groups.map((group) => [group, Uint8Array.from(visits, (visit) => (loadsPart(visit, group) ? 1 : 0))]),
  )
  const loads = visits.map((_, at) => {
    const loaded = groups.filter((group) => isLoaded(visitsOf.get(group), at, visits))
    return { bytes: loaded.reduce((sum, { size }) => sum + size, 0), requests: loaded.length }
  })
  return { groups: [...groups], visitsOf, loads }
}

function loadsPart({ files }: Visit, { parts }: Group): boolean {
  return parts.some((part) => files.has(part))
}

/** Whether a visit fetches a group: after a press, the page may have it already. */
function isLoaded(loadedBy: Uint8Array | undefined, at: number, visits: readonly Visit[]): boolean {
  const page = visits[at]?.page
  return loadedBy?.[at] === 1 && (page === undefined || loadedBy[page] === 0)
}

/** Merges the two groups with the largest gain until no pair gains. */
export function joined(groups: readonly Group[], around: Around): Plan {
  const plan = firstPlan(groups, around.visits)
  for (;;) {
    const imports = importsOf(plan.groups, around.chunks)
    const reached = new Map(plan.groups.map((group) => [group, reachedFrom(group, imports)]))
    const best = candidatesOf(plan, reached, around).find(
      ({ one, other }) => !leads(one, other, imports) && !leads(other, one, imports),
    )
    if (!best) return plan
    merge(plan, best, reached, around)
  }
}

function candidatesOf(plan: Plan, reached: Reached, around: Around): Candidate[] {
  const movable = plan.groups.filter(({ isEntry }) => !isEntry)
  return movable
    .flatMap((one, at) =>
      movable.slice(at + 1).map((other) => {
        const both = join(one, other, around.joins)
        return {
          one,
          other,
          both,
          gain: gainOf(changesOf(plan, { one, other, both }, reached, around), plan, around),
        }
      }),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}

function join(one: Group, other: Group, joins: Joins): Group {
  const ofOne = joins.get(one) ?? new Map<Group, Group>()
  joins.set(one, ofOne)
  const known = ofOne.get(other) ?? groupOf([...one.parts, ...other.parts], false, one.code + other.code)
  ofOne.set(other, known)
  return known
}

type Pair = Omit<Candidate, 'gain'>
type Reached = ReadonlyMap<Group, ReadonlySet<Group>>

/** What a merge adds to the load of each visit: it also fetches the imports of the part that it does not need. */
function changesOf(
  { visitsOf }: Plan,
  { one, other, both }: Pair,
  reached: Reached,
  { visits }: Around,
): Load[] {
  const changes = visits.map(() => ({ bytes: 0, requests: 0 }))
  const count = (loadedBy: Uint8Array | undefined, size: number, sign: number) => {
    for (const [at, change] of changes.entries()) {
      if (!isLoaded(loadedBy, at, visits)) continue
      change.bytes += sign * size
      change.requests += sign
    }
  }
  const together = union(visitsOf.get(one), visitsOf.get(other))
  count(visitsOf.get(one), one.size, -1)
  count(visitsOf.get(other), other.size, -1)
  count(together, both.size, 1)
  for (const group of importedBy(one, other, reached)) {
    const loadedBy = visitsOf.get(group)
    if (together.every((loads, at) => loads === 0 || loadedBy?.[at] === 1)) continue
    count(loadedBy, group.size, -1)
    count(union(loadedBy, together), group.size, 1)
  }
  return changes
}

/** The groups that two groups import, directly or not, except each other. */
function importedBy(one: Group, other: Group, reached: Reached): Set<Group> {
  const imported = new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])])
  imported.delete(one)
  imported.delete(other)
  return imported
}

function union(one: Uint8Array | undefined, other: Uint8Array | undefined): Uint8Array {
  return Uint8Array.from(one ?? [], (loads, at) => loads | (other?.[at] ?? 0))
}

function gainOf(changes: readonly Load[], { loads }: Plan, { visits, settings }: Around): number {
  let gain = 0
  for (const [at, { bytes, requests }] of changes.entries()) {
    const visit = visits[at]
    const now = loads[at]
    if (!visit || !now || (bytes === 0 && requests === 0)) continue
    const then = { bytes: now.bytes + bytes, requests: now.requests + requests }
    gain += costOf(visit, now, settings) - costOf(visit, then, settings)
  }
  return gain
}

function costOf({ weight, most }: Visit, { bytes, requests }: Load, settings: Settings): number {
  const surplus = Math.max(0, requests - most.requests)
  const tooMany = ((surplus * (surplus + 1)) / 2) * settings.tooMany
  const tooHeavy = Math.max(0, bytes - most.bytes) * settings.tooHeavy
  return weight * (bytes + requests * settings.anyRequest + tooHeavy + tooMany)
}

function merge(plan: Plan, { one, other, both }: Pair, reached: Reached, around: Around) {
  for (const [at, { bytes, requests }] of changesOf(plan, { one, other, both }, reached, around).entries()) {
    const load = plan.loads[at]
    if (load) Object.assign(load, { bytes: load.bytes + bytes, requests: load.requests + requests })
  }
  const together = union(plan.visitsOf.get(one), plan.visitsOf.get(other))
  for (const group of importedBy(one, other, reached)) {
    plan.visitsOf.set(group, union(plan.visitsOf.get(group), together))
  }
  plan.visitsOf.set(both, together)
  plan.groups.splice(plan.groups.indexOf(one), 1, both)
  plan.groups.splice(plan.groups.indexOf(other), 1)
}

type Imports = ReadonlyMap<Group, readonly Group[]>

function importsOf(groups: readonly Group[], chunks: Chunks): Imports {
  const holder = new Map(groups.flatMap((group) => group.parts.map((part) => [part, group] as const)))
  return new Map(
    groups.map((group) => {
      const files = group.parts.flatMap((part) => chunks.get(part)?.imports ?? [])
      const imported = new Set(files.flatMap((file) => holder.get(file) ?? []))
      imported.delete(group)
      return [group, [...imported]]
    }),
  )
}

function reachedFrom(group: Group, imports: Imports): Set<Group> {
  const seen = new Set<Group>()
  const waiting = [...(imports.get(group) ?? [])]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    waiting.push(...(imports.get(next) ?? []))
  }
  return seen
}

/** Whether a third group is imported by the first and imports the second: a merge would make a circular import. */
function leads(from: Group, to: Group, imports: Imports): boolean {
  return (imports.get(from) ?? []).some((third) => third !== to && reachedFrom(third, imports).has(to))
}
