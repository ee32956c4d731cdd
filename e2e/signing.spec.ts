import { expect, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { signingText } from '@sauda/sdk/signing'
import type { NcaLayerPlayer } from '../packages/server/src/testing/ncalayer/player.ts'
import { papersInZip, rowsOf, savedBy } from './portal/documents.ts'
import { tabTo } from './portal/keys.ts'
import { languages } from './portal/languages.ts'
import { call } from './portal/newcomer.ts'
import { expectAxeClean, expectNoSidewaysScroll, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import {
  chooseFirst,
  dialogOf,
  newActs,
  openNewActs,
  openSigningPortal,
  person,
  type SigningPortal,
  sendActs,
  signFirst,
} from './portal/signing.ts'
import { test } from './portal/test.ts'

/** How many acts a tenant signs at once. */
const ACTS = 25

const { new: fresh, signed, countersigned } = DOCUMENT_STATUS

for (const { language, words, at } of languages) {
  const { signing: its, documents, documentDesk: desk, document: own } = words

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
        await expectAxeClean(page)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        const key = dialogOf(page, its.key.title)
        await expect(key).toContainText(its.key.many('completion', 3))
        await expect(key).toContainText(its.key.fits)
        await key.getByText(its.preparing.rows('completion', 3)).click()
        const file = key.getByRole('link', { name: its.oneByOne.read('completion') }).first()
        const bytes = await page.request.get((await file.getAttribute('href')) ?? '')
        expect(bytes.headers()['content-type']).toContain('application/pdf')
        await expectAxeClean(page)
        expect(await who.typesPassword()).toBe(3)
        const all = dialogOf(page, its.all.title('completion', 3))
        await expect(all).toContainText(its.count('completion', 3))
        await expectAxeClean(page)
        const zip = await savedBy(page, all.getByRole('button', { name: its.zip('completion', 3) }))
        // Each as it was signed, and as a copy with the signature sheet.
        expect(await papersInZip(zip)).toBe(6)
        await all.getByRole('button', { name: its.all.done }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect.poll(() => newActs(page)).toBe(before - 3)
      })

      test('one by one, stopped in the middle, and taken up after a reload', async ({ page }) => {
        await openActs(page)
        const before = await newActs(page)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask, several: false })
        await signFirst(page, documents, 3)
        await expect(dialogOf(page, its.oneByOne.title(1, 3))).toContainText(its.oneByOne.note(3))
        await expectAxeClean(page)
        await who.typesPassword()
        const second = dialogOf(page, its.oneByOne.title(2, 3))
        await expect(second).toContainText(its.running.done(1))
        await who.isAsked()
        await second.getByRole('button', { name: its.oneByOne.end }).click()
        await expect(dialogOf(page, its.result.stopped(1, 3))).toContainText(its.result.left(2))
        expect(await newActs(page)).toBe(before - 1)

        await page.reload()
        await untilScripted(page)
        await player.close()
        player = await portal.play('tenant')
        await page.getByRole('button', { name: its.resume, exact: true }).click()
        const restored = dialogOf(page, its.restored.title(2))
        await expect(restored).toContainText(its.restored.accepted)
        await expectAxeClean(page)
        await restored.getByRole('button', { name: its.restored.more(2) }).click()
        await expect(dialogOf(page, its.all.title('completion', 3))).toBeVisible()
        expect(await newActs(page)).toBe(before - 3)
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
        await expectAxeClean(page)
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
        await expectAxeClean(other)
        expect(await who.typesPassword()).toBe(1)
        const all = dialogOf(page, its.all.title('completion', 1))
        await all.getByRole('button', { name: its.all.done }).click()
        // The first tab gives its lock back a moment after its dialog is closed.
        await expect.poll(() => other.evaluate(async () => (await navigator.locks.query()).held)).toEqual([])
        await elsewhere.getByRole('button', { name: its.troubles.again }).click()
        const result = dialogOf(other, its.result.title(0, 1))
        await expect(result).toContainText(signingText('already_signed', language).wrong)
      })

      test('a private window and a wrong clock: signing goes on in memory and says so', async ({ page }) => {
        await page.addInitScript(() => {
          const now = Date.now
          Date.now = () => now() + 3_600_000
          Object.defineProperty(globalThis, 'indexedDB', { value: undefined })
        })
        await openActs(page)
        const before = await newActs(page)
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        await signFirst(page, documents, 2)
        await who.isAsked()
        const key = dialogOf(page, its.key.title)
        await expect(key).toContainText(its.troubles.unkept.note)
        await expectAxeClean(page)
        expect(await who.typesPassword()).toBe(2)
        await expect(dialogOf(page, its.all.title('completion', 2))).toBeVisible()
        expect(await newActs(page)).toBe(before - 2)
      })

      test('25 acts are signed at once; one that is annulled meanwhile is refused, the rest stand', async ({
        page,
        browser,
      }) => {
        await openActs(page)
        const [like] = await rowsOf(page, 'completion', { status: [fresh], limit: 1 })
        await sendActs(browser, portal, like?.id ?? 0, { count: ACTS - (await newActs(page)) })
        await page.reload()
        await untilScripted(page)
        const rows = await rowsOf(page, 'completion', { status: [fresh], limit: 100 })
        expect(rows).toHaveLength(ACTS)
        const [gone] = rows
        const who = person()
        player = await portal.play('tenant', { ask: who.ask })
        await page.getByRole('button', { name: documents.sign('completion', rows.length) }).click()
        await who.isAsked()
        const manager = await browser.newPage({ baseURL: portal.url })
        await signIn(manager, 3, portal.folder)
        await call(manager, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
        expect(await who.typesPassword()).toBe(rows.length)
        const result = dialogOf(page, its.result.title(rows.length - 1, 1))
        const refused = result.locator('[data-slot=progress-row][data-state=failed]')
        await expect(refused).toHaveCount(1)
        await expect(refused).toContainText(signingText('document_annulled', language).wrong)
        await expect(refused).toContainText(gone?.number ?? '')
        await result.getByRole('button', { name: its.running.show }).click()
        // The line about those that are signed, and these.
        await expect(result.locator('[data-slot=progress-row][data-state=done]')).toHaveCount(1 + ACTS - 1)
        for (const { number } of rows) await expect(result).toContainText(number)
        const signedNow = await rowsOf(page, 'completion', { status: [signed], limit: 100 })
        const ids = rows.map(({ id }) => id).filter((id) => id !== gone?.id)
        expect(signedNow.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
        // Nothing can be done about it, so another attempt is not offered.
        await expect(result.getByRole('button', { name: its.result.retry(1) })).toHaveCount(0)
        await expectAxeClean(page)
        await page.setViewportSize({ width: 320, height: 640 })
        await expectNoSidewaysScroll(page)
        await expectAxeClean(page)
        expect(await newActs(page)).toBe(0)
      })

      test('another company’s key is noticed before anything is sent; by keyboard alone', async ({
        page,
      }) => {
        await signIn(page, 1, portal.folder)
        const [appendix] = await rowsOf(page, 'application', { status: [fresh], limit: 1 })
        player = await portal.play('centre')
        await page.goto(at(`/application/${appendix?.id}`))
        await untilScripted(page)
        await tabTo(page, page.getByRole('button', { name: own.acts.sign, exact: true }))
        await page.keyboard.press('Enter')
        const wrong = dialogOf(page, its.wrongKey.title)
        await expect(wrong).toContainText(its.wrongKey.needed)
        await expectAxeClean(page)
        await player.close()
        player = await portal.play('tenant')
        await tabTo(page, wrong.getByRole('button', { name: its.wrongKey.choose }))
        await page.keyboard.press('Enter')
        const all = dialogOf(page, its.all.title('application', 1))
        await tabTo(page, all.getByRole('button', { name: its.all.done }))
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('button', { name: own.acts.sign, exact: true })).toHaveCount(0)
      })

      test('the centre countersigns a month at once', async ({ page }) => {
        await signIn(page, 3, portal.folder)
        await page.goto(at('/completion'))
        await untilScripted(page)
        player = await portal.play('centre')
        const [newest] = await rowsOf(page, 'completion', { status: [signed], limit: 1 })
        const ours = await rowsOf(page, 'completion', { rid: newest?.rid, status: [signed], limit: 100 })
        await page.getByRole('button', { name: desk.signFor.completion(ours.length) }).click()
        await expect(dialogOf(page, its.all.title('completion', ours.length))).toContainText(
          its.result.nextCentre,
        )
        const left = await rowsOf(page, 'completion', {
          rid: newest?.rid,
          status: [countersigned],
          limit: 100,
        })
        expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(ours.map(({ id }) => id)))
      })
    })
}
