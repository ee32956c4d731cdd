import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type {
  Fixtures,
  PlaywrightTestArgs,
  PlaywrightTestOptions,
  PlaywrightWorkerOptions,
} from '@playwright/test'
import { type ApiFront, openApiFront } from './api-front.ts'
import { type PortalProcess, startPortal } from './portal-process.ts'

type Pages = { portal: PortalProcess; front: ApiFront }

/** Pages in a separate process that use the API of the run, which can become unavailable: `front.away = true`. */
export const awayFixtures: Fixtures<
  { front: ApiFront },
  { pages: Pages },
  PlaywrightTestArgs & PlaywrightTestOptions,
  PlaywrightWorkerOptions
> = {
  pages: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'pages-'))
      const front = await openApiFront(process.env.PORTAL_URL ?? '')
      const portal = await startPortal(folder, { API_URL: front.url })
      await use({ portal, front })
      await portal.stop()
      front.close()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  baseURL: ({ pages }, use) => use(pages.portal.url),
  front: async ({ pages }, use) => {
    pages.front.away = false
    await use(pages.front)
    pages.front.away = false
  },
}
