import { join } from 'node:path'
import { createBuilder, type Rolldown } from 'vite'
import { alwaysLoaded, type Chunks, checkNames, isBase, visitsOf } from './chunk-visits.ts'
import { type Group, groupOf, type Joins, joined, type Settings } from './join-chunks.ts'
import { excessOf } from './page-budgets.ts'
import { type ChunkPlan, nameOfModule } from './planned-chunks.ts'

const SETTINGS: Settings = { anyRequest: 100, tooMany: 12_000, tooHeavy: 300 }

/** How many plans are made, and how much more a visit weighs in all later plans if this one is over its budget. */
const PLANS = 24
const WEIGHS_MORE = 2

/**
 * What only Kazakh words need comes with what it imports itself: the plan is made of the Russian client, which does not
 * have it.
 */
const ONLY_KAZAKH = { module: 'app/app/language/kazakh-endings.ts', imports: 'sdk/src/language/numbers.ts' }

/**
 * Decides which modules go into the same file. The bundler creates a file for each set of modules that the same pages
 * share: about 120, many of them smaller than the overhead of a request. This merges two files as long as the saved
 * requests are worth more than the unused bytes. Greedy merges depend on small differences, so many plans are made, which
 * takes some minutes. In each of them the visits that were over their budgets before weigh more.
 *
 * @returns the plans, the one with the least excess first
 */
export async function planChunks(): Promise<ChunkPlan[]> {
  process.env.UNPLANNED_BUILD = '1'
  const chunks = await chunksOf(join(import.meta.dirname, '..'))
  delete process.env.UNPLANNED_BUILD
  checkNames(chunks)
  const always = alwaysLoaded(chunks)
  return plansOf(chunks, always).map((groups) => namedPlan(groups, chunks, always))
}

function plansOf(chunks: Chunks, always: ReadonlySet<string>): (readonly Group[])[] {
  const visits = visitsOf(chunks, always)
  const groups = [...chunks.values()]
    .filter(({ fileName }) => !always.has(fileName))
    .map(({ fileName, isEntry, isDynamicEntry, code }) =>
      groupOf([fileName], isEntry || isDynamicEntry, code),
    )
  const joins: Joins = new Map()
  const plans: { groups: readonly Group[]; excess: number }[] = []
  const weighted = visits.map((visit) => ({ ...visit }))
  while (plans.length < PLANS) {
    const plan = joined(groups, { chunks, visits: weighted, joins, settings: SETTINGS })
    const excesses = visits.map(({ most }, at) => excessOf(plan.loads[at] ?? most, most))
    const excess = excesses.reduce((sum, over) => sum + over, 0)
    plans.push({ groups: plan.groups, excess })
    console.log(`plan ${plans.length}: ${Math.round(excess)} bytes over the budgets`)
    if (excess === 0) break
    for (const [at, visit] of weighted.entries()) if (excesses[at]) visit.weight *= WEIGHS_MORE
  }
  return plans.sort((a, b) => a.excess - b.excess).map(({ groups }) => groups)
}

function namedPlan(groups: readonly Group[], chunks: Chunks, always: ReadonlySet<string>): ChunkPlan {
  const plan: Record<string, string[]> = { base: [], frame: [] }
  for (const file of always) {
    for (const id of modulesOf(chunks.get(file))) plan[isBase(id) ? 'base' : 'frame']?.push(nameOfModule(id))
  }
  for (const { parts } of groups.filter(({ isEntry }) => !isEntry)) {
    const [first = ''] = parts
    const names = parts.flatMap((part) => modulesOf(chunks.get(part))).map(nameOfModule)
    plan[freeName(chunks.get(first)?.name ?? 'shared', plan)] = names
  }
  const beside = Object.values(plan).find((names) => names.includes(ONLY_KAZAKH.imports))
  if (!beside) throw new Error(`plan-chunks.ts: no file has ${ONLY_KAZAKH.imports}`)
  beside.push(ONLY_KAZAKH.module)
  const sorted = Object.entries(plan).map(([file, names]) => [file, names.sort()] as const)
  return Object.fromEntries(sorted.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The modules that may be moved: an entry's own module stays where it is. */
function modulesOf(chunk: Rolldown.OutputChunk | undefined): string[] {
  return Object.keys(chunk?.modules ?? {}).filter((id) => id !== chunk?.facadeModuleId)
}

/** A unique name for each file: features have modules of the same name. */
function freeName(name: string, taken: Readonly<Record<string, unknown>>): string {
  let free = name
  for (let at = 2; free in taken; at++) free = `${name}-${at}`
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
