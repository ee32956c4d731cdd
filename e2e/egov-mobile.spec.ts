import { expect, type Locator, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { signingText } from '@sauda/sdk/signing'
import { signByPhone } from '../packages/server/src/testing/egov-mobile/player.ts'
import { rowsOf } from './portal/documents.ts'
import { languages } from './portal/languages.ts'
import { call } from './portal/newcomer.ts'
import { expectAxeClean } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import {
  chooseFirst,
  dialogOf,
  EGOV_MOBILE,
  newActs,
  openNewActs,
  openSigningPortal,
  person,
  type SigningPortal,
  signFirst,
} from './portal/signing.ts'
import { test } from './portal/test.ts'

const { new: fresh } = DOCUMENT_STATUS
const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'

for (const { language, words, at } of languages) {
  const { signing: its, egov: phone, documents } = words

  // The tests share the documents of one demo centre, so they run one after the other.
  test.describe
    .serial(`signing with eGov Mobile in ${language}`, () => {
      let portal: SigningPortal
      test.beforeAll(async () => {
        portal = await openSigningPortal(EGOV_MOBILE)
      })
      test.afterAll(() => portal?.close())
      test.use({
        // The portal has its own address, which is known once it runs.
        baseURL: async ({ headless: _ }, use) => use(portal?.url),
      })

      const openActs = (page: Page) => openNewActs(page, portal, at)
      const sign = (page: Page, count: number) => signFirst(page, documents, count)

      test('the user chooses the telephone, reads the code with it, and three acts are signed', async ({
        page,
      }) => {
        await openActs(page)
        const before = await newActs(page)
        await sign(page, 3)
        const choice = dialogOf(page, phone.choice.title)
        await expectAxeClean(page)
        await choice.getByRole('button', { name: phone.phone }).click()
        const shown = dialogOf(page, phone.title)
        await expect(shown).toContainText(phone.lead(3, 3))
        await expect(shown.getByRole('img', { name: phone.code })).toBeVisible()
        await expectAxeClean(page)

        const app = await portal.phone('tenant', language)
        const { body: invitation } = await app.read(await textOf(shown))
        expect(invitation.organisation.bin).toBe(EGOV_MOBILE.EGOV_MOBILE_BIN)
        await expect(shown).toContainText(phone.read)
        const offered = await app.fetch(invitation)
        expect(offered.body.documentsToSign).toHaveLength(3)
        expect(await app.send(invitation, app.sign(offered.body))).toMatchObject({ status: 200 })

        const all = dialogOf(page, its.all.title('completion', 3))
        await expect(all).toContainText(its.count('completion', 3))
        await all.getByRole('button', { name: its.all.done }).click()
        await expect.poll(() => newActs(page)).toBe(before - 3)
      })

      test('one of three is annulled meanwhile and refused, on a narrow screen', async ({
        page,
        browser,
      }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await openActs(page)
        const [gone] = await rowsOf(page, 'completion', { status: [fresh], limit: 100 })
        await sign(page, 3)
        await dialogOf(page, phone.choice.title).getByRole('button', { name: phone.phone }).click()
        const shown = dialogOf(page, phone.title)
        const text = await textOf(shown)
        await expectToFit(shown)
        await expectAxeClean(page)
        const manager = await browser.newPage({ baseURL: portal.url })
        await signIn(manager, 3, portal.folder)
        await call(manager, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
        const { answer } = await signByPhone(await portal.phone('tenant', language), text)
        expect(answer.status).toBe(403)
        expect(answer.body.message).toContain(signingText('document_annulled', language).wrong)
        const result = dialogOf(page, its.result.title(2, 1))
        await expect(result.getByRole('listitem').first()).toContainText(
          signingText('document_annulled', language).wrong,
        )
        await expectToFit(result)
      })

      test('the key of another company is noticed, and another code takes the right one', async ({
        page,
      }) => {
        await openActs(page)
        await sign(page, 1)
        await dialogOf(page, phone.choice.title).getByRole('button', { name: phone.phone }).click()
        const { answer } = await signByPhone(
          await portal.phone('centre', language),
          await textOf(dialogOf(page, phone.title)),
        )
        expect(answer).toMatchObject({ status: 403, body: { code: 'other_bin' } })
        const wrong = dialogOf(page, its.wrongKey.title)
        await wrong.getByRole('button', { name: its.wrongKey.choose }).click()
        await signByPhone(await portal.phone('tenant', language), await textOf(dialogOf(page, phone.title)))
        await expect(dialogOf(page, its.all.title('completion', 1))).toBeVisible()
      })

      test('what the user gives up cannot be signed any more', async ({ page }) => {
        await openActs(page)
        const before = await newActs(page)
        await sign(page, 1)
        await dialogOf(page, phone.choice.title).getByRole('button', { name: phone.phone }).click()
        const shown = dialogOf(page, phone.title)
        const app = await portal.phone('tenant', language)
        const text = await textOf(shown)
        const { body: invitation } = await app.read(text)
        const offered = await app.fetch(invitation)
        const ended = page.waitForResponse(/egovMobile\/end/)
        await shown.getByRole('button', { name: phone.cancel }).click()
        await ended
        await expect(page.getByRole('dialog')).toHaveCount(0)
        expect(await app.send(invitation, app.sign(offered.body))).toMatchObject({ status: 410 })
        expect(await app.read(text)).toMatchObject({ status: 410, body: { code: 'link_over' } })
        expect(await newActs(page)).toBe(before)
      })

      test('the code ends with the session', async ({ page }) => {
        await openActs(page)
        await chooseFirst(page, 1)
        await page.clock.install()
        await page
          .getByRole('button', { name: documents.sign('completion', 1) })
          .last()
          .click()
        await dialogOf(page, phone.choice.title).getByRole('button', { name: phone.phone }).click()
        const text = await textOf(dialogOf(page, phone.title))
        const ended = page.waitForResponse(/egovMobile\/end/)
        await page.clock.fastForward('11:00')
        await expect(dialogOf(page, its.over.title(1))).toBeVisible()
        await ended
        const app = await portal.phone('tenant', language)
        expect(await app.read(text)).toMatchObject({ status: 410 })
      })

      test('NCALayer is missing, so the telephone is taken, and the next time at once', async ({ page }) => {
        await openActs(page)
        await sign(page, 1)
        await dialogOf(page, phone.choice.title).getByRole('button', { name: phone.computer }).click()
        const absent = dialogOf(page, its.absent.title)
        await absent.getByRole('button', { name: phone.byPhone }).click()
        const shown = dialogOf(page, phone.title)
        await expect(shown.getByRole('img', { name: phone.code })).toBeVisible()
        await shown.getByRole('button', { name: phone.cancel }).click()
        await sign(page, 1)
        await expect(shown.getByRole('img', { name: phone.code })).toBeVisible()
        // NCALayer has been started meanwhile.
        const who = person()
        const player = await portal.play('tenant', { ask: who.ask })
        await shown.getByRole('button', { name: phone.other }).click()
        await who.typesPassword()
        await expect(dialogOf(page, its.all.title('completion', 1))).toBeVisible()
        await player.close()
      })

      test.describe('on a telephone', () => {
        test.use({ viewport: { width: 320, height: 640 }, userAgent: PHONE, hasTouch: true })

        test('the app is opened by a link, and the outcome is on the page', async ({ page }) => {
          await openActs(page)
          await sign(page, 1)
          const shown = dialogOf(page, phone.handset.title)
          const link = shown.getByRole('link', { name: phone.handset.mobile })
          await expect(link).toHaveAttribute('href', /^https:\/\/m\.egov\.kz\/mobileSign\/\?link=http/)
          await expect(shown.getByRole('link', { name: phone.handset.business })).toBeVisible()
          await expectToFit(shown)
          await expectAxeClean(page)
          const address = new URL((await link.getAttribute('href')) ?? '').searchParams.get('link')
          const { answer } = await signByPhone(
            await portal.phone('tenant', language),
            `mobileSign:${address}`,
          )
          expect(answer.status).toBe(200)
          await expect(dialogOf(page, its.all.title('completion', 1))).toBeVisible()
        })
      })
    })
}

/** What the code says, which the demo centre shows for the telephone's player. */
async function textOf(shown: Locator): Promise<string> {
  const line = await shown.getByText('npm run play-egov-mobile').last().textContent()
  return /mobileSign:\S+/.exec(line ?? '')?.[0] ?? ''
}

/** Expects nothing in a dialog to be wider than it is, nor the dialog than the screen. */
async function expectToFit(dialog: Locator): Promise<void> {
  const tooWide = () =>
    dialog.evaluate((it) =>
      Math.max(it.scrollWidth - it.clientWidth, it.getBoundingClientRect().right - window.innerWidth),
    )
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}
