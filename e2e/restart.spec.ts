import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { createAd, findAd, publishAd, someAd } from './portal/ad-flow.ts'
import type { Spoken } from './portal/languages.ts'
import { languages } from './portal/languages.ts'
import { signIn } from './portal/people.ts'
import { startPortal } from './portal/portal-process.ts'

test('an ad is there after a kill -9, and nobody else may open its data folder', async ({ browser }) => {
  test.setTimeout(240_000)
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const before = await startPortal(folder)
  const ad = someAd()
  const onItsPort = (url: string): Spoken => {
    const [russian] = languages
    if (!russian) throw new Error('no language')
    return { ...russian, at: (path) => url + path }
  }

  const author = await (await browser.newContext({ baseURL: before.url })).newPage()
  await signIn(author, 5, folder)
  const id = await createAd(author, onItsPort(before.url), ad)
  const moderator = await (await browser.newContext({ baseURL: before.url })).newPage()
  await signIn(moderator, 2, folder)
  await publishAd(moderator, onItsPort(before.url), id)

  await expect(startPortal(folder)).rejects.toThrow(/ended with [1-9][\s\S]*in use/)

  await before.kill()
  const after = await startPortal(folder)
  const guest = await (await browser.newContext()).newPage()
  await findAd(guest, onItsPort(after.url), ad)
  await expect(guest.getByRole('img').first()).toBeVisible()
  await after.stop()
  await rm(folder, { recursive: true })
})
