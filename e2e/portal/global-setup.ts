import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../scripts/workspace/app-build.mjs'
import { startPortal } from './portal-process.ts'
import { openPostOffice } from './post-office.ts'

/**
 * Creates the demo centre once, and starts the portal of the run and its mail server. Workers find its address in
 * PORTAL_URL, its data in PORTAL_FOLDER, the e-mails in PORTAL_POST and the untouched demo centre in PORTAL_DEMO. If
 * PORTAL_URL is already set, that portal is used. If PORTAL_DEMO is set, the demo centre is made there and kept, so that
 * later parts of a run start on copies of it.
 */
export default async function setUp() {
  if (process.env.PORTAL_URL) return
  await buildApp()
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const { PORTAL_DEMO: demo = join(folder, 'demo') } = process.env
  const [data, post] = [join(folder, 'data'), join(folder, 'post')]
  if (!existsSync(demo)) await (await startPortal(demo)).stop()
  await cp(demo, data, { recursive: true })
  const office = await openPostOffice(post)
  // The tests act as a proxy in front of it: see caller.ts.
  const portal = await startPortal(data, { smtpUrl: office.url, TRUSTED_PROXIES: '127.0.0.1' })
  process.env.PORTAL_URL = portal.url
  process.env.PORTAL_FOLDER = data
  process.env.PORTAL_POST = post
  process.env.PORTAL_DEMO = demo
  return async () => {
    await portal.stop()
    await office.close()
    await rm(folder, { recursive: true })
  }
}
