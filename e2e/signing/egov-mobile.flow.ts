import { expect, type Page } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import {
  codeTextOf,
  dialogOf,
  EGOV_MOBILE,
  newActs,
  openNewActs,
  openSigningPortal,
  type SigningPortal,
  signFirst,
} from '../portal/signing.ts'
import { test } from '../portal/test.ts'

for (const { language, words, at } of flowsIn('kk')) {
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
        await choice.getByRole('button', { name: phone.phone }).click()
        const shown = dialogOf(page, phone.title)
        await expect(shown).toContainText(phone.lead(3, 3))
        await expect(shown.getByRole('img', { name: phone.code })).toBeVisible()

        const app = await portal.phone('tenant', language)
        const { body: invitation } = await app.read(await codeTextOf(shown))
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
    })
}
