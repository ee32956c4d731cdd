import { expect } from '@playwright/test'
import { findAd, handInAd, letIn, someAd, threePhotos } from './portal/ad-flow.ts'
import type { Spoken } from './portal/languages.ts'
import { languages } from './portal/languages.ts'
import { test } from './portal/own-portals.ts'
import { signIn } from './portal/people.ts'

test('an ad survives a kill -9, and no second process can open the data folder', async ({
  browser,
  portals,
}) => {
  test.setTimeout(240_000)
  const { folder } = portals
  const before = await portals.startDemo()
  const ad = someAd()
  const onItsPort = (url: string): Spoken => {
    const [russian] = languages
    if (!russian) throw new Error('no language')
    return { ...russian, at: (path) => url + path }
  }

  const author = await (await browser.newContext({ baseURL: before.url })).newPage()
  await signIn(author, 5, folder)
  const id = await handInAd(author, ad, threePhotos)
  const moderator = await (await browser.newContext({ baseURL: before.url })).newPage()
  await signIn(moderator, 2, folder)
  await letIn(moderator, id)

  await expect(portals.start()).rejects.toThrow(/ended with [1-9][\s\S]*in use/)

  await before.kill()
  const after = await portals.start()
  const guest = await (await browser.newContext()).newPage()
  await findAd(guest, onItsPort(after.url), ad)
  await expect(guest.getByRole('img').first()).toBeVisible()
  expect(await after.stop()).toBe(0)
})

test.describe('a test that fails midway', () => {
  test.describe.configure({ mode: 'serial' })
  let left: number | undefined

  test.fail('has started a portal', async ({ portals }) => {
    const portal = await portals.startDemo()
    left = portal.pid
    throw new Error('midway')
  })

  test('leaves no process behind', () => {
    if (left === undefined) throw new Error('no portal was started')
    const pid = left
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
  })
})
