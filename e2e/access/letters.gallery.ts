import { expect, type Page } from '@playwright/test'
import { askForCode } from '../portal/access-flow.ts'
import { withNewPortal } from '../portal/console-portal.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { someNewcomer } from '../portal/newcomer.ts'
import { bothLooks } from '../portal/page-rules.ts'
import type { PortalProcess } from '../portal/portal-process.ts'
import { test } from '../portal/test.ts'

let portal: PortalProcess | undefined

/** A new portal without a mail server. */
const on = test.extend<object, { portal: PortalProcess }>({
  portal: [
    async ({ browserName: _ }, use) =>
      withNewPortal(async (started) => {
        portal = started
        await use(started)
      }),
    { scope: 'worker' },
  ],
  baseURL: ({ portal: { url } }, use) => use(url),
})

gallery(
  'e-mails that were not sent',
  [
    { state: 'a wrong token', path: '/letters', act: typeWrong, looks: bothLooks },
    { state: 'an e-mail', path: '/letters', act: openLetter, looks: bothLooks },
  ],
  { on },
)

async function typeWrong(page: Page, { words: { letters } }: Spoken): Promise<void> {
  const field = page.getByRole('textbox', { name: letters.token })
  await field.fill('made-up')
  await page.getByRole('button', { name: letters.open }).click()
  await expect(field).toHaveAccessibleDescription(letters.wrong)
}

async function openLetter(page: Page, spoken: Spoken): Promise<void> {
  const { email } = someNewcomer()
  await askForCode(page, spoken, '/registration', email)
  const token = () => /\/letters\?token=(\S+)/.exec(portal?.log() ?? '')?.[1]
  await expect.poll(token).toBeTruthy()
  const letter = page
    .getByRole('list', { name: spoken.words.letters.list })
    .getByRole('link', { name: email })
  // A job writes the e-mail, possibly after the page has loaded.
  await expect(async () => {
    await page.goto(spoken.at(`/letters?token=${token()}`))
    await expect(letter).toBeVisible({ timeout: 2000 })
  }).toPass()
  await letter.click()
  await expect(page).toHaveURL(/\/letters\/.+/)
  await expect(page.locator('iframe').contentFrame().getByRole('heading')).toBeVisible()
}
