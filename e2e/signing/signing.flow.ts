import { expect, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { signingText } from '@sauda/sdk/signing'
import type { NcaLayerPlayer } from '../../packages/server/src/testing/ncalayer/player.ts'
import { papersInZip, savedBy } from '../portal/documents.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import {
  chooseFirst,
  dialogOf,
  newActs,
  openNewActs,
  openSigningPortal,
  person,
  type SigningPortal,
  signFirst,
} from '../portal/signing.ts'
import { test } from '../portal/test.ts'

const { new: fresh } = DOCUMENT_STATUS

for (const { language, words, at } of flowsIn('ru')) {
  const { signing: its, documents } = words

  // The tests share the documents of one demo centre, so they run one after the other.
  test.describe
    .serial(`signing in ${language}`, () => {
      let portal: SigningPortal
      let player: NcaLayerPlayer | undefined
      test.beforeAll(async () => {
        portal = await openSigningPortal()
      })
      test.afterEach(async () => {
        await player?.close()
        player = undefined
      })
      test.afterAll(() => portal?.close())
      test.use({
        // The portal has its own address, which is known once it runs.
        baseURL: async ({ headless: _ }, use) => use(portal?.url),
      })

      const openActs = (page: Page) => openNewActs(page, portal, at)

      test('NCALayer is missing, is started, and signs three acts for one password', async ({ page }) => {
        await openActs(page)
        const before = await newActs(page)
        await signFirst(page, documents, 3)
        const absent = dialogOf(page, its.absent.title)
        await expect(absent).toContainText(its.absent.demo)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        const key = dialogOf(page, its.key.title)
        await expect(key).toContainText(its.key.many('completion', 3))
        await expect(key).toContainText(its.key.fits)
        await key.getByText(its.preparing.rows('completion', 3)).click()
        const file = key.getByRole('link', { name: its.oneByOne.read('completion') }).first()
        const bytes = await page.request.get((await file.getAttribute('href')) ?? '')
        expect(bytes.headers()['content-type']).toContain('application/pdf')
        expect(await who.typesPassword()).toBe(3)
        const all = dialogOf(page, its.all.title('completion', 3))
        await expect(all).toContainText(its.count('completion', 3))
        const zip = await savedBy(page, all.getByRole('button', { name: its.zip('completion', 3) }))
        // Each as it was signed, and as a copy with the signature sheet.
        expect(await papersInZip(zip)).toBe(6)
        await all.getByRole('button', { name: its.all.done }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => newActs(page)).toBe(before - 3)
      })

      test('the network goes away between signing and sending: nothing is lost, even by a reload', async ({
        page,
      }) => {
        await openActs(page)
        const before = await newActs(page)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        await signFirst(page, documents, 2)
        await who.isAsked()
        await page.route('**/api/completionSignature/*reate*', (route) => route.abort())
        await who.typesPassword()
        const offline = dialogOf(page, its.offline.title)
        await expect(offline).toContainText(its.offline.kept(2))
        expect(await newActs(page)).toBe(before)

        await page.unroute('**/api/completionSignature/*reate*')
        await player.close()
        player = undefined
        await page.reload()
        await untilScripted(page)
        await page.getByRole('button', { name: its.resume, exact: true }).click()
        // The key is not needed again.
        await expect(dialogOf(page, its.all.title('completion', 2))).toBeVisible()
        expect(await newActs(page)).toBe(before - 2)
      })

      test('a click beside the dialog does not end it, and meanwhile another tab does not sign', async ({
        page,
      }) => {
        await openActs(page)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        const sign = (tab: Page) =>
          tab
            .getByRole('button', { name: documents.sign('completion', 1) })
            .last()
            .click()
        const other = await page.context().newPage()
        await other.goto(at(`/completion?status=${fresh}`))
        await untilScripted(other)
        await chooseFirst(other, 1)
        await chooseFirst(page, 1)
        await sign(page)
        await who.isAsked()
        const key = dialogOf(page, its.key.title)
        await expect(key).toBeVisible()
        await page.mouse.click(5, 5)
        await page.keyboard.press('Escape')
        await expect(key).toBeVisible()

        await sign(other)
        const elsewhere = dialogOf(other, its.troubles.titles.signing_elsewhere)
        await expect(elsewhere).toContainText(its.troubles.texts.signing_elsewhere)
        expect(await who.typesPassword()).toBe(1)
        const all = dialogOf(page, its.all.title('completion', 1))
        await all.getByRole('button', { name: its.all.done }).click()
        // The first tab gives its lock back a moment after its dialog is closed.
        await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
        await elsewhere.getByRole('button', { name: its.troubles.again }).click()
        const result = dialogOf(other, its.result.title(0, 1))
        await expect(result).toContainText(signingText('already_signed', language).wrong)
      })
    })
}
