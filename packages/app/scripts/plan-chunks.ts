import { gzipSync } from 'node:zlib'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { createBuilder, type Rolldown } from 'vite'
import routes from '../app/routes.ts'
import type { ChunkPlan } from './planned-chunks.ts'

/** Chunks that the bundler creates by itself, by file name. */
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** A user opens a page: the files that are loaded with it, and their current number and size. */
type Visit = {
  readonly files: ReadonlySet<string>
  /** The weight of its bytes among those of all visits. */
  readonly weight: number
  /** The bytes it may load, in addition to those of every page. */
  readonly most: number
  requests: number
  bytes: number
}

/** A planned file: the bundler's chunks that it consists of, and the visits that load it. */
type Group = {
  readonly parts: readonly string[]
  readonly visits: ReadonlySet<Visit>
  readonly code: string
  readonly size: number
}

/** What the frame of every page is built on; nothing of it imports the frame. */
const BASE = ['node_modules', 'rolldown/runtime', '/app/icons/']

/** Entries that every page loads, and those that signed-in users load in addition. */
const ALWAYS = ['entry.client.tsx', 'root.tsx', 'shell/site.tsx']
const SIGNED_IN = ['features/site/own-parts.ts']

/** What a page loads in addition for some members. */
const FOR_MEMBERS = { 'routes/catalogue/ad.tsx': 'features/ad-page/owner-line.tsx' }

/** Folders of pages that only guests open, and of all that guests open, on any device and connection. */
const GUESTS_ONLY = ['routes/access/', 'routes/shell/']
const PUBLIC = ['routes/catalogue/', ...GUESTS_ONLY]

/** Bytes weigh more for guests, on any device and connection, than for members or after a click. */
const GUEST = { weight: 8, most: 20_000 }
const MEMBER = { weight: 1, most: 76_000 }
const PRESS = { weight: 0.5, most: Number.POSITIVE_INFINITY }

/** The planner aims at 20 files for each page, of which 8 are not planned here. */
const MOST_REQUESTS = 20 - 8

/** What saving one request is worth, in gzipped bytes: for any page, and for each request over the limit. */
const REQUEST = { tooMany: 2_000, any: 100 }

/** The factor for bytes of a page that is over its limit. */
const TOO_HEAVY = 20

/**
 * Decides which modules go into the same file. The bundler creates a file for each set of modules that the same pages
 * share: about 120, many of them smaller than the overhead of a request. This merges two files as long as the saved
 * requests are worth more than the unused bytes.
 */
export async function planChunks(root: string): Promise<ChunkPlan> {
  const chunks = await chunksOf(root)
  checkNames(chunks)
  const always = filesOf(ALWAYS, chunks)
  const visits = visitsOf(chunks, always)

  const plan: Record<string, string> = {}
  for (const file of always) {
    for (const id of modulesOf(chunks.get(file))) plan[id] = isBase(id) ? 'base' : 'frame'
  }
  const groups = [...chunks.values()]
    .filter(({ fileName, isEntry, isDynamicEntry }) => !always.has(fileName) && !isEntry && !isDynamicEntry)
    .map(({ fileName, code }) =>
      groupOf([fileName], new Set(visits.filter(({ files }) => files.has(fileName))), code),
    )
  const taken = new Set(['base', 'frame'])
  for (const { parts } of joined(groups, chunks)) {
    const [first = ''] = parts
    const name = freeName(chunks.get(first)?.name ?? 'shared', taken)
    for (const part of parts) for (const id of modulesOf(chunks.get(part))) plan[id] = name
  }
  return plan
}

/** Throws if a name above matches nothing: a file was renamed, and the plan would be worse unnoticed. */
function checkNames(chunks: Chunks) {
  const pages = pagesOf(routes).flat()
  const modules = [...chunks.values()].flatMap((chunk) => Object.keys(chunk.modules))
  const missing = [
    ...[...ALWAYS, ...SIGNED_IN, ...Object.values(FOR_MEMBERS)].filter((name) => !isChunk(name, chunks)),
    ...Object.keys(FOR_MEMBERS).filter((name) => !pages.includes(name)),
    ...PUBLIC.filter((folder) => !pages.some((page) => isIn([folder], page))),
    ...BASE.filter((part) => !modules.some((id) => id.includes(part))),
  ]
  if (missing.length > 0) throw new Error(`plan-chunks.ts: nothing matches ${missing.join(', ')}`)
}

function isChunk(name: string, chunks: Chunks): boolean {
  return [...chunks.values()].some((chunk) => isFacade(name, chunk))
}

function isFacade(name: string, { facadeModuleId }: Rolldown.OutputChunk): boolean {
  return name !== '' && facadeModuleId?.replace(/\?.*/, '').endsWith(name) === true
}

function isIn(folders: readonly string[], module: string): boolean {
  return folders.some((folder) => module.startsWith(folder))
}

function isBase(id: string): boolean {
  return BASE.some((part) => id.includes(part))
}

/** Each page as guests and as members open it, and each part that is loaded later. */
function visitsOf(chunks: Chunks, always: ReadonlySet<string>): Visit[] {
  const visit = (modules: readonly string[], kind: Pick<Visit, 'weight' | 'most'>): Visit => {
    const files = new Set([...filesOf(modules, chunks)].filter((file) => !always.has(file)))
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(chunks.get(file)?.code ?? '').length, 0)
    return { files, requests: files.size, bytes, ...kind }
  }
  const pages = pagesOf(routes).flatMap((modules) => {
    const asGuest = modules.some((module) => isIn(PUBLIC, module))
    const asMember = !modules.some((module) => isIn(GUESTS_ONLY, module))
    return [
      ...(asGuest ? [visit(modules, GUEST)] : []),
      ...(asMember ? [visit([...modules, ...SIGNED_IN, ...addedTo(modules)], MEMBER)] : []),
    ]
  })
  const later = [...chunks.values()]
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map(({ facadeModuleId }) => visit([facadeModuleId ?? ''], PRESS))
  return [...pages, ...later]
}

/** What members load on a page and guests do not. */
function addedTo(modules: readonly string[]): string[] {
  return Object.entries(FOR_MEMBERS).flatMap(([page, part]) => (modules.includes(page) ? [part] : []))
}

/** The modules of each page: its own and those of its parent routes. */
function pagesOf(routes: readonly RouteConfigEntry[], around: readonly string[] = []): string[][] {
  return routes.flatMap(({ file, children }) => {
    const modules = [...around, file]
    return children ? [...pagesOf(children, modules), modules] : [modules]
  })
}

/** The files that are loaded with some entries, including their imports. */
function filesOf(modules: readonly string[], chunks: Chunks): Set<string> {
  const isAsked = (chunk: Rolldown.OutputChunk) => modules.some((module) => isFacade(module, chunk))
  const files = new Set<string>()
  const waiting = [...chunks.values()].filter(isAsked).map(({ fileName }) => fileName)
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue
    files.add(file)
    waiting.push(...(chunks.get(file)?.imports ?? []))
  }
  return files
}

function groupOf(parts: readonly string[], visits: ReadonlySet<Visit>, code: string): Group {
  return { parts, visits, code, size: gzipSync(code).length }
}

/** Merges the two groups with the largest gain until no pair gains. */
function joined(groups: readonly Group[], chunks: Chunks): Group[] {
  const left = [...groups]
  const joinedOnce = new Map<Group, Map<Group, Group>>()
  const join = (one: Group, other: Group): Group => {
    const ofOne = joinedOnce.get(one) ?? new Map<Group, Group>()
    joinedOnce.set(one, ofOne)
    const known =
      ofOne.get(other) ??
      groupOf(
        [...one.parts, ...other.parts],
        new Set([...one.visits, ...other.visits]),
        one.code + other.code,
      )
    ofOne.set(other, known)
    return known
  }
  for (;;) {
    const best = left
      .flatMap((one, at) =>
        left.slice(at + 1).map((other) => ({ one, other, gain: gainOf(one, other, join(one, other)) })),
      )
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !makesCircle(one, other, left, chunks))
    if (!best) return left
    const { one, other } = best
    const both = join(one, other)
    for (const visit of both.visits) {
      visit.bytes -= savedBytes(visit, one, other, both)
      if (one.visits.has(visit) && other.visits.has(visit)) visit.requests -= 1
    }
    left.splice(left.indexOf(one), 1, both)
    left.splice(left.indexOf(other), 1)
  }
}

/** What visits gain if two groups are merged: bytes, and a request for visits that need both. */
function gainOf(one: Group, other: Group, both: Group): number {
  let gain = 0
  for (const visit of both.visits) {
    const needsBoth = one.visits.has(visit) && other.visits.has(visit)
    const surplus = Math.max(0, visit.requests - MOST_REQUESTS)
    const request = REQUEST.any + surplus * REQUEST.tooMany
    const weight = visit.weight * (visit.bytes > visit.most ? TOO_HEAVY : 1)
    gain += weight * savedBytes(visit, one, other, both) + (needsBoth ? visit.weight * request : 0)
  }
  return gain
}

function savedBytes(visit: Visit, one: Group, other: Group, both: Group): number {
  return (one.visits.has(visit) ? one.size : 0) + (other.visits.has(visit) ? other.size : 0) - both.size
}

/** Whether merging creates a circular import: a third group is imported by one of the two and imports the other. */
function makesCircle(one: Group, other: Group, groups: readonly Group[], chunks: Chunks): boolean {
  const groupOf = new Map(groups.flatMap((group) => [...group.parts].map((part) => [part, group] as const)))
  const neededBy = (group: Group) =>
    [...group.parts]
      .flatMap((part) => chunks.get(part)?.imports ?? [])
      .flatMap((file) => groupOf.get(file) ?? [])
  const leads = (from: Group, to: Group) => {
    const seen = new Set([from, to])
    const waiting = neededBy(from)
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (seen.has(next)) continue
      seen.add(next)
      const needed = neededBy(next)
      if (needed.includes(to)) return true
      waiting.push(...needed)
    }
    return false
  }
  return leads(one, other) || leads(other, one)
}

/** The modules that may be moved: an entry's own module stays where it is. */
function modulesOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return Object.keys(chunk?.modules ?? {}).filter((id) => id !== chunk?.facadeModuleId)
}

/** A unique name for each file: features have modules of the same name. */
function freeName(name: string, taken: Set<string>): string {
  let free = name
  for (let at = 2; taken.has(free); at++) free = `${name}-${at}`
  taken.add(free)
  return free
}

/** The client's chunks as the bundler creates them; nothing is written. */
async function chunksOf(root: string): Promise<Chunks> {
  let chunks: Chunks = new Map()
  const builder = await createBuilder({
    root,
    logLevel: 'error',
    build: { write: false, reportCompressedSize: false },
    plugins: [
      {
        name: 'sauda:collect-chunks',
        applyToEnvironment: (environment) => environment.name === 'client',
        generateBundle(_options, bundle) {
          const found = Object.values(bundle).filter((file) => file.type === 'chunk')
          chunks = new Map(found.map((chunk) => [chunk.fileName, chunk]))
        },
      },
    ],
  })
  const { client } = builder.environments
  if (client) await builder.build(client)
  return chunks
}
