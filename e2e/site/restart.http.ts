import { expect } from '@playwright/test'
import { handInAd, letIn, someAd, threePhotos } from '../portal/ad-flow.ts'
import { languages } from '../portal/languages.ts'
import { test } from '../portal/own-portals.ts'
import { signIn } from '../portal/people.ts'

test('an ad survives a kill -9, and no second process can open the data folder', async ({ portals }) => {
  test.setTimeout(240_000)
  const { catalogue } = languages[0].words
  const { folder } = portals
  const before = await portals.startDemo()
  const ad = someAd()

  const author = await portals.visitorOf(before)
  await signIn(author, 5, folder)
  const id = await handInAd(author, ad, threePhotos)
  const moderator = await portals.visitorOf(before)
  await signIn(moderator, 2, folder)
  await letIn(moderator, id)

  await expect(portals.start()).rejects.toThrow(/ended with [1-9][\s\S]*in use/)

  await before.kill()
  const after = await portals.start()
  const guest = await portals.visitorOf(after)
  await guest.open('/')
  await guest.fill(catalogue.search.label, ad.title).press(catalogue.search.submit)
  // A filter of the list has the title in its name, too.
  await guest.follow(new RegExp(`^${ad.title}$`))
  expect(guest.address).toBe(`/ads/${id}/view`)
  expect(guest.get('heading', ad.title).tagName).toBe('H1')
  const photo = guest.document.querySelector<HTMLImageElement>('main img[src*="/api/"]')?.src ?? ''
  const answer = await guest.request.get(photo)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\//),
  ])
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
