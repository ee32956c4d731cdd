import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { test as base } from './http-test.ts'
import { killPortalsOf, type PortalProcess, startDemoPortal, startPortal } from './portal-process.ts'
import { Visitor } from './visitor.ts'

export interface OwnPortals {
  /** Initially empty, removed after the test. */
  folder: string
  /** Starts a portal on the folder. */
  start(told?: NodeJS.ProcessEnv): Promise<PortalProcess>
  /** The same, with a copy of the demo centre in the folder, which must be empty. */
  startDemo(): Promise<PortalProcess>
  /** A guest of one of them. */
  visitorOf(portal: PortalProcess): Promise<Visitor>
}

/** A test with separate portals on a separate folder. They end with the test, even if it fails or times out. */
export const test = base.extend<{ portals: OwnPortals }>({
  portals: async ({ playwright }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'))
    const opened: APIRequestContext[] = []
    await use({
      folder,
      start: (told) => startPortal(folder, told),
      startDemo: () => startDemoPortal(folder),
      visitorOf: async ({ url }) => {
        const request = await playwright.request.newContext({ baseURL: url })
        opened.push(request)
        return new Visitor(request, url)
      },
    })
    await Promise.all(opened.map((request) => request.dispose()))
    await killPortalsOf(folder)
    await rm(folder, { recursive: true, force: true })
  },
})
