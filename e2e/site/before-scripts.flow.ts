import { expect } from '@playwright/test'
import { flowsIn } from '../portal/languages.ts'
import { boxOf, expectInTopLine } from '../portal/look-rules.ts'
import { expectNoSidewaysScroll } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { test } from '../portal/test.ts'

// What pages contain without scripts is in `*.http.ts`; here is how a browser without them shows it.
test.use({
  storageState: { cookies: [], origins: [] },
  javaScriptEnabled: false,
  viewport: { width: 320, height: 800 },
})

for (const { language, words, at } of flowsIn('ru')) {
  test(`a browser without scripts has the fonts at once, no dead buttons and the account, in ${language}`, async ({
    page,
  }) => {
    const font = page.waitForResponse((answer) => answer.url().endsWith('.woff2'))
    await page.goto(at('/'))
    expect((await font).status()).toBe(200)
    await expect(
      page.getByRole('heading', { level: 2, name: words.home.contacts, exact: true }),
    ).toBeVisible()
    // What only a script can do is not offered.
    await expect(page.getByRole('button', { name: words.home.slider.next })).toBeHidden()
    await expectNoSidewaysScroll(page)

    await signIn(page, 2)
    await page.goto(at('/account/sessions'))
    const banner = page.getByRole('banner')
    const tools = banner.getByRole('link').or(banner.locator('summary')).filter({ visible: true })
    for (const tool of (await tools.all()).slice(1)) await expectInTopLine(tool)
    await banner.locator('[data-slot=action-menu] > summary').click()
    const list = await boxOf(banner.locator('[data-slot=action-menu] > ul'))
    expect(list.x).toBeGreaterThanOrEqual(0)
    expect(list.x + list.width).toBeLessThanOrEqual(320)
    await banner.getByRole('link', { name: words.cabinet.details }).click()
    await expect(page).toHaveURL(at('/account/details'))
  })
}
