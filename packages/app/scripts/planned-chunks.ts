import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** File names by module id. */
export type ChunkPlan = Readonly<Record<string, string>>

/** Divides the client into the files that `scripts/plan-chunks.ts` has planned; without a plan the bundler decides. */
export function plannedChunks(): Plugin {
  const path = process.env.CHUNK_PLAN
  const plan: ChunkPlan | null = path ? JSON.parse(readFileSync(path, 'utf8')) : null
  return {
    name: 'sauda:planned-chunks',
    apply: () => plan !== null,
    applyToEnvironment: (environment) => environment.name === 'client',
    // A page's own file may have exports for other files.
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: [{ name: (id) => plan?.[id] ?? null }],
        includeDependenciesRecursively: false,
      },
    }),
  }
}
