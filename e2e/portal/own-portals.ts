import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { killPortalsOf, type PortalProcess, startPortal } from './portal-process.ts'

export interface OwnPortals {
  /** Empty at first, and removed after the test. */
  folder: string
  /** Starts a portal on the folder. */
  start(told?: NodeJS.ProcessEnv): Promise<PortalProcess>
}

/** A test with portals of its own on a folder of its own. None of them outlives the test, though it fails or times out midway. */
export const test = base.extend<{ portals: OwnPortals }>({
  portals: async ({ baseURL: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'))
    await use({ folder, start: (told) => startPortal(folder, told) })
    await killPortalsOf(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
