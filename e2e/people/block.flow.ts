import { expect } from '@playwright/test'
import { blockReasonLabel } from '@sauda/sdk/people'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { openLive } from '../portal/live.ts'
import { call, signUp } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { person } = words

  test(`a blocked person is out at once, on a page that is live too, in ${language}`, async ({
    page,
    browser,
  }) => {
    const theirs = await (await browser.newContext()).newPage()
    const { email } = await signUp(theirs, language)
    await openLive(theirs, at('/profile'))
    const refused = theirs.waitForResponse(
      (answer) => answer.url().includes('/api/realtime/') && answer.status() === 401,
    )
    await signIn(page, 2)
    const { items } = await call<{ items: { id: number }[] }>(page, '/api/user/pagination', { q: email })
    await page.goto(at(`/dashboard/people/${items[0]?.id}`))
    await page.getByRole('link', { name: person.acts.block }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: blockReasonLabel('security', language) }).check()
    await dialog.getByRole('button', { name: person.blockConfirm }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('link', { name: person.acts.unblock })).toBeVisible()

    // The page has tried to connect again, in vain.
    await refused
    await theirs.goto(at('/profile/details'))
    await expect(theirs).toHaveURL(/\/login/)
  })
}
