import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from './http-test.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

const administrator = { email: 'owner@centre.example', password: 'первый ключ от всех дверей' }

/** Starts a new portal without a mail server, whose administrator comes from environment variables. */
export async function withNewPortal(use: (portal: PortalProcess) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = await startPortal(folder, {
    SAUDA_DEMO: 'no',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
  })
  await use(portal)
  await portal.stop()
  await rm(folder, { recursive: true })
}

/** Visitors of such a portal. */
export const test = base.extend<{ portal: PortalProcess; administrator: typeof administrator }>({
  administrator,
  portal: async ({ browserName: _ }, use) => withNewPortal(use),
  baseURL: ({ portal }, use) => use(portal.url),
})
