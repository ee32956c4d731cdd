import { join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { alwaysLoaded, type Chunks, checkNames, isBase, type Visit, visitsOf } from './chunk-visits.ts'
import { type Group, groupOf, type Joins, joined, type Plan, type Settings } from './join-chunks.ts'
import type { ChunkPlan } from './planned-chunks.ts'

/**
 * Greedy joins depend on small differences, so one plan after another is made until one is within all budgets. The first
 * takes about 15 seconds.
 */
const SETTINGS: readonly Settings[] = [
  { anyRequest: 100, tooMany: 12_000, tooHeavy: 300 },
  { anyRequest: 100, tooMany: 20_000, tooHeavy: 1_000 },
  { anyRequest: 200, tooMany: 50_000, tooHeavy: 1_000 },
  { anyRequest: 300, tooMany: 50_000, tooHeavy: 3_000 },
]

/**
 * What only Kazakh words need comes with what it imports itself: the plan is made of the Russian client, which does not
 * have it.
 */
const ONLY_KAZAKH = { file: 'app/language/kazakh-endings.ts', imports: '/sdk/src/language/numbers.ts' }

/** How many bytes over a budget are as bad as one request over it. */
const ONE_REQUEST = 2_000

/**
 * Decides which modules go into the same file. The bundler creates a file for each set of modules that the same pages
 * share: about 120, many of them smaller than the overhead of a request. This merges two files as long as the saved
 * requests are worth more than the unused bytes. If no setting gives a plan within the budgets, the one with the least
 * excess is kept.
 */
export async function planChunks(root: string): Promise<ChunkPlan> {
  const chunks = await chunksOf(root)
  checkNames(chunks)
  const always = alwaysLoaded(chunks)

  const plan: Record<string, string> = {}
  for (const file of always) {
    for (const id of modulesOf(chunks.get(file))) plan[id] = isBase(id) ? 'base' : 'frame'
  }
  const taken = new Set(['base', 'frame'])
  for (const { parts } of bestGroups(chunks, always).filter(({ isEntry }) => !isEntry)) {
    const [first = ''] = parts
    const name = freeName(chunks.get(first)?.name ?? 'shared', taken)
    for (const part of parts) for (const id of modulesOf(chunks.get(part))) plan[id] = name
  }
  const beside = Object.keys(plan).find((id) => id.endsWith(ONLY_KAZAKH.imports))
  if (!beside) throw new Error(`plan-chunks.ts: no module is ${ONLY_KAZAKH.imports}`)
  plan[join(root, ONLY_KAZAKH.file)] = plan[beside] ?? ''
  return plan
}

function bestGroups(chunks: Chunks, always: ReadonlySet<string>): readonly Group[] {
  const visits = visitsOf(chunks, always)
  const groups = [...chunks.values()]
    .filter(({ fileName }) => !always.has(fileName))
    .map(({ fileName, isEntry, isDynamicEntry, code }) =>
      groupOf([fileName], isEntry || isDynamicEntry, code),
    )
  const joins: Joins = new Map()
  let best = { groups, excess: Number.POSITIVE_INFINITY }
  for (const settings of SETTINGS) {
    const plan = joined(groups, { chunks, visits, joins, settings })
    const excess = excessOf(plan, visits)
    if (excess < best.excess) best = { groups: plan.groups, excess }
    if (excess === 0) break
  }
  return best.groups
}

/** Bytes over the budgets of all visits; a request over a budget counts as many bytes. */
function excessOf({ loads }: Plan, visits: readonly Visit[]): number {
  return visits.reduce((sum, { most, weight }, at) => {
    const { bytes, requests } = loads[at] ?? { bytes: 0, requests: 0 }
    const over = Math.max(0, bytes - most.bytes) + Math.max(0, requests - most.requests) * ONE_REQUEST
    return sum + over * weight
  }, 0)
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
