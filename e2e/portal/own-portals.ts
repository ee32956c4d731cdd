import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { killPortalsOf, type PortalProcess, startDemoPortal, startPortal } from './portal-process.ts'
import { test as base } from './test.ts'

export interface OwnPortals {
  /** Initially empty, removed after the test. */
  folder: string
  /** Starts a portal on the folder. */
  start(told?: NodeJS.ProcessEnv): Promise<PortalProcess>
  /** The same, with a copy of the demo centre in the folder, which must be empty. */
  startDemo(): Promise<PortalProcess>
}

/** A test with separate portals on a separate folder. They end with the test, even if it fails or times out. */
export const test = base.extend<{ portals: OwnPortals }>({
  portals: async ({ baseURL: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'))
    await use({
      folder,
      start: (told) => startPortal(folder, told),
      startDemo: () => startDemoPortal(folder),
    })
    await killPortalsOf(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
