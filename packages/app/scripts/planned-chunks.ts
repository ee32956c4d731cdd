import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** A module's file, by the module's id. */
export type ChunkPlan = Readonly<Record<string, string>>

/**
 * Divides the client into the files that `scripts/plan-chunks.ts` has decided on; the bundler divides it by itself while
 * there is no plan yet.
 */
export function plannedChunks(): Plugin {
  const path = process.env.CHUNK_PLAN
  const plan: ChunkPlan | null = path ? JSON.parse(readFileSync(path, 'utf8')) : null
  return {
    name: 'sauda:planned-chunks',
    apply: () => plan !== null,
    applyToEnvironment: (environment) => environment.name === 'client',
    // A page's own file may export what other files need of it.
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
