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
  const costs = around.visits.map((visit, at) => costOf(visit, plan.loads[at], around.settings))
  const changes = noChanges(around.visits)
  const candidates: Candidate[] = []
  for (const [at, one] of movable.entries()) {
    for (const other of movable.slice(at + 1)) {
      const both = join(one, other, around.joins)
      change(changes, plan, { one, other, both }, reached, around)
      const gain = gainOf(changes, costs, plan, around)
      if (gain > 0) candidates.push({ one, other, both, gain })
    }
  }
  return candidates.sort((a, b) => b.gain - a.gain)
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

/** What a merge adds to the load of each visit, by index. One object is used for all pairs: there are a million. */
type Changes = {
  readonly bytes: Int32Array
  readonly requests: Int32Array
  /** The visits that load one of the groups, and those that also load an import of them. */
  readonly together: Uint8Array
  readonly more: Uint8Array
}

function noChanges({ length }: readonly Visit[]): Changes {
  return {
    bytes: new Int32Array(length),
    requests: new Int32Array(length),
    together: new Uint8Array(length),
    more: new Uint8Array(length),
  }
}

/** Sets what a merge changes: a visit also fetches the imports of the part that it does not need. */
function change(
  changes: Changes,
  { visitsOf }: Plan,
  { one, other, both }: Pair,
  reached: Reached,
  { visits }: Around,
) {
  changes.bytes.fill(0)
  changes.requests.fill(0)
  const byOne = visitsOf.get(one)
  const byOther = visitsOf.get(other)
  unite(changes.together, byOne, byOther)
  count(changes, byOne, -one.size, visits)
  count(changes, byOther, -other.size, visits)
  count(changes, changes.together, both.size, visits)
  const imported = (group: Group) => {
    const loadedBy = visitsOf.get(group)
    if (group === one || group === other || hasAll(loadedBy, changes.together)) return
    unite(changes.more, loadedBy, changes.together)
    count(changes, loadedBy, -group.size, visits)
    count(changes, changes.more, group.size, visits)
  }
  const ofOne = reached.get(one)
  ofOne?.forEach(imported)
  for (const group of reached.get(other) ?? []) if (!ofOne?.has(group)) imported(group)
}

/** Adds a group to the load of its visits, or takes it away if the bytes are negative. */
function count(
  { bytes, requests }: Changes,
  loadedBy: Uint8Array | undefined,
  size: number,
  visits: readonly Visit[],
) {
  const request = Math.sign(size)
  for (let at = 0; at < bytes.length; at++) {
    if (!isLoaded(loadedBy, at, visits)) continue
    bytes[at] = (bytes[at] ?? 0) + size
    requests[at] = (requests[at] ?? 0) + request
  }
}

function unite(into: Uint8Array, one: Uint8Array | undefined, other: Uint8Array | undefined) {
  for (let at = 0; at < into.length; at++) into[at] = (one?.[at] ?? 0) | (other?.[at] ?? 0)
}

function hasAll(loadedBy: Uint8Array | undefined, wanted: Uint8Array): boolean {
  return wanted.every((wants, at) => wants === 0 || loadedBy?.[at] === 1)
}

/** The cost of all visits before a merge, less the cost after it. */
function gainOf(
  { bytes, requests }: Changes,
  costs: readonly number[],
  { loads }: Plan,
  { visits, settings }: Around,
): number {
  const then = { bytes: 0, requests: 0 }
  let gain = 0
  for (let at = 0; at < bytes.length; at++) {
    const visit = visits[at]
    const now = loads[at]
    if (!visit || !now || (bytes[at] === 0 && requests[at] === 0)) continue
    then.bytes = now.bytes + (bytes[at] ?? 0)
    then.requests = now.requests + (requests[at] ?? 0)
    gain += (costs[at] ?? 0) - costOf(visit, then, settings)
  }
  return gain
}

function costOf({ weight, most }: Visit, load: Load | undefined, settings: Settings): number {
  const { bytes, requests } = load ?? { bytes: 0, requests: 0 }
  const surplus = Math.max(0, requests - most.requests)
  const tooMany = ((surplus * (surplus + 1)) / 2) * settings.tooMany
  const tooHeavy = Math.max(0, bytes - most.bytes) * settings.tooHeavy
  return weight * (bytes + requests * settings.anyRequest + tooHeavy + tooMany)
}

function merge(plan: Plan, { one, other, both }: Pair, reached: Reached, around: Around) {
  const changes = noChanges(around.visits)
  change(changes, plan, { one, other, both }, reached, around)
  for (const [at, load] of plan.loads.entries()) {
    load.bytes += changes.bytes[at] ?? 0
    load.requests += changes.requests[at] ?? 0
  }
  const { together } = changes
  for (const group of new Set([...(reached.get(one) ?? []), ...(reached.get(other) ?? [])])) {
    unite(plan.visitsOf.get(group) ?? together, plan.visitsOf.get(group), together)
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
