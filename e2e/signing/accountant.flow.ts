import { expect } from '@playwright/test'
import { companyFunctionLabel } from '@sauda/sdk/access'
import type { NcaLayerPlayer } from '../../packages/server/src/testing/ncalayer/player.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import {
  dialogOf,
  newActs,
  openSigningPortal,
  person,
  type SigningPortal,
  signFirst,
} from '../portal/signing.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { signing: its, documents, companyPeople, companyInvitation } = words

  test.describe
    .serial(`colleagues who sign in ${language}`, () => {
      let portal: SigningPortal
      let player: NcaLayerPlayer | undefined
      test.beforeAll(async () => {
        portal = await openSigningPortal()
      })
      test.afterAll(async () => {
        await player?.close()
        await portal?.close()
      })
      test.use({
        // The portal has its own address, which is known once it runs.
        baseURL: async ({ headless: _ }, use) => use(portal?.url),
      })

      test('an owner invites an accountant, who signs an act and cannot edit an ad', async ({
        page,
        browser,
      }) => {
        const owner = await browser.newPage({ baseURL: portal.url })
        await signIn(owner, 1, portal.folder)
        await owner.goto(at('/company/people/invite'))
        await untilScripted(owner)
        const invite = owner.getByRole('dialog')
        await invite.getByRole('radio', { name: companyFunctionLabel('accountant', language) }).check()
        await invite.getByRole('button', { name: companyPeople.send }).click()
        const link = await owner.getByRole('textbox', { name: companyPeople.link }).inputValue()
        await owner.goto(at('/ads/active'))
        const edit = await owner.locator('main a[href*="/edit"]').first().getAttribute('href')

        await signIn(page, 5, portal.folder)
        await page.goto(link)
        await page.getByRole('button', { name: companyInvitation.accept, exact: true }).click()
        await page.goto(at('/completion?status=1'))
        await untilScripted(page)
        const before = await newActs(page)
        await signFirst(page, documents, 1)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        await expect(dialogOf(page, its.key.title)).toBeVisible()
        expect(await who.typesPassword()).toBe(1)
        await expect.poll(() => newActs(page)).toBe(before - 1)

        const refused = await page.goto(edit ?? '')
        expect(refused?.status()).toBe(403)
        await expect(page.getByRole('textbox', { name: words.editor.title })).toHaveCount(0)
        await owner.close()
      })
    })
}
