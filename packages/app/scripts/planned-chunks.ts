import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Names of modules, by the name of the file that holds them. */
export type ChunkPlan = Readonly<Record<string, readonly string[]>>

const app = join(import.meta.dirname, '..')
const packages = `${join(app, '..')}/`

/** The plan that is committed; `pnpm plan-chunks` makes it. */
const PLAN = join(app, 'chunk-plan.json')

/**
 * The name of a module in a plan, which is the same on every machine and does not contain versions: its path in
 * `packages` or `node_modules`, or the name that the bundler gave it.
 */
export function nameOfModule(id: string): string {
  const [inPackages] = id.split(/^.*\/node_modules\//).slice(1)
  return inPackages ?? id.replace('\0', '').replace(packages, '')
}

export function readPlan(): ChunkPlan {
  return JSON.parse(readFileSync(PLAN, 'utf8'))
}

export function writePlan(plan: ChunkPlan) {
  writeFileSync(PLAN, `${JSON.stringify(plan, null, 2)}\n`)
}

/** The planned file of each module. */
function plannedFiles(): ReadonlyMap<string, string> {
  const all = Object.entries(readPlan())
  return new Map(all.flatMap(([file, names]) => names.map((name) => [name, file] as const)))
}

/** Divides the client into the files of the plan; the bundler decides about modules that are not in it. */
export function plannedChunks(): Plugin {
  return {
    name: 'sauda:planned-chunks',
    apply: (_config, { command }) => command === 'build' && process.env.UNPLANNED_BUILD === undefined,
    applyToEnvironment: (environment) => environment.name === 'client',
    // A page's own file may have exports for other files.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions(options) {
      const files = plannedFiles()
      return {
        ...options,
        codeSplitting: {
          groups: [{ name: (id) => files.get(nameOfModule(id)) ?? null }],
          includeDependenciesRecursively: false,
        },
      }
    },
    generateBundle(_options, bundle) {
      const imports = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
        ),
      )
      const circle = circleOf(imports)
      if (circle)
        this.error(`${circle.join(' → ')}: these files import each other. Run \`pnpm plan-chunks\`.`)
    },
  }
}

/**
 * Returns files that import each other in a circle: their modules may run before what they import. Imports that were
 * added after the plan was made can lead to one. Returns null if there is none.
 */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>()
  const follow = (file: string, path: readonly string[]): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return null
    for (const imported of imports.get(file) ?? []) {
      const circle = follow(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = follow(file, [])
    if (circle) return circle
  }
  return null
}
