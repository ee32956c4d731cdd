import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/workspace/app-build.mjs'
import { startPortal } from './portal-process.ts'
import { openPostOffice } from './post-office.ts'

/**
 * Starts the portal of the run and the mail server it sends its letters by; every worker finds it in PORTAL_URL, its data in
 * PORTAL_FOLDER and the letters in PORTAL_POST. One that is named there already is used as it is.
 */
export default async function setUp() {
  if (process.env.PORTAL_URL) return
  await buildApp()
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const post = join(folder, 'post')
  const office = await openPostOffice(post)
  // The tests stand before it as a proxy does: see caller.ts.
  const portal = await startPortal(folder, { smtpUrl: office.url, TRUSTED_PROXIES: '127.0.0.1' })
  process.env.PORTAL_URL = portal.url
  process.env.PORTAL_FOLDER = folder
  process.env.PORTAL_POST = post
  return async () => {
    await portal.stop()
    await office.close()
    await rm(folder, { recursive: true })
  }
}
