import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/workspace/app-build.mjs'
import { startPortal } from './portal-process.ts'

/**
 * Starts the portal of the run; every worker finds it in PORTAL_URL and its data in PORTAL_FOLDER. One that is named
 * there already is used as it is.
 */
export default async function setUp() {
  if (process.env.PORTAL_URL) return
  await buildApp()
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = await startPortal(folder)
  process.env.PORTAL_URL = portal.url
  process.env.PORTAL_FOLDER = folder
  return async () => {
    await portal.stop()
    await rm(folder, { recursive: true })
  }
}
