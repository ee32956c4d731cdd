import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/workspace/app-build.mjs'
import { startPortal } from './portal-process.ts'
import { openPostOffice } from './post-office.ts'

/**
 * Starts the portal of the run and its mail server. Workers find its address in PORTAL_URL, its data in PORTAL_FOLDER
 * and the e-mails in PORTAL_POST. If they are already set, that portal is used.
 */
export default async function setUp() {
  if (process.env.PORTAL_URL) return
  await buildApp()
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const post = join(folder, 'post')
  const office = await openPostOffice(post)
  // The tests act as a proxy in front of it: see caller.ts.
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
