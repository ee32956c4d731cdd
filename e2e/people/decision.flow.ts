import { expect } from '@playwright/test'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { peopleDesk } = words

  test(`a press that hydrates a dialog of the server is not lost, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/dashboard/people/applications'))
    const refuse = page.getByRole('link', { name: peopleDesk.application.refuse }).first()
    const address = (await refuse.getAttribute('href')) ?? ''
    // So slow that the page is hydrated well before the dialog.
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.goto(address)
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
    // What follows the press may be as fast as the machine.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  })
}
