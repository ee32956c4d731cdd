import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { askForCode, handInCode, signInByForm } from './portal/access-flow.ts'
import { languages, type Spoken } from './portal/languages.ts'
import { someNewcomer } from './portal/newcomer.ts'
import { expectKind } from './portal/page-rules.ts'
import { type PortalProcess, startPortal } from './portal/portal-process.ts'
import { test as base } from './portal/test.ts'

const administrator = { email: 'owner@centre.example', password: 'первый ключ от всех дверей' }

/** A new portal without a mail server, whose administrator comes from environment variables. */
const test = base.extend<{ portal: PortalProcess }>({
  portal: async ({ baseURL: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-'))
    const portal = await startPortal(folder, {
      SAUDA_DEMO: 'no',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    })
    await use(portal)
    await portal.stop()
    await rm(folder, { recursive: true })
  },
})

test('a new portal has its administrator, and its e-mails need the token of the console', async ({
  page,
  portal,
}) => {
  const [russian] = languages
  if (!russian) throw new Error('no language')
  const spoken: Spoken = { ...russian, at: (path) => portal.url + path }
  const { words, at } = spoken
  const { letters, peopleDesk } = words

  const { email } = someNewcomer()
  await askForCode(page, spoken, '/registration', email)
  const line = /Letters: (\S+\/letters\?token=(\S+))/
  await expect.poll(portal.log).toMatch(line)
  const [, opening = '', token = ''] = line.exec(portal.log()) ?? []
  expect(new URL(opening).origin).toBe(portal.url)
  expect(portal.log()).not.toContain(administrator.password)

  const field = page.getByRole('textbox', { name: letters.token })
  const open = page.getByRole('button', { name: letters.open })
  const refused = await page.goto(at('/letters'))
  expect(refused?.status()).toBe(403)
  await expect(page.getByRole('heading', { name: letters.locked })).toBeVisible()
  await field.fill('made-up')
  await open.click()
  await expect(field).toHaveAccessibleDescription(letters.wrong)
  await expectKind(page)
  await field.fill(token)
  await open.click()

  const list = page.getByRole('list', { name: letters.list })
  const ofCode = list.getByRole('link', { name: email })
  // A job writes the e-mail, possibly after the page has loaded.
  await expect(async () => {
    await page.goto(at('/letters'))
    await expect(ofCode).toBeVisible({ timeout: 2000 })
  }).toPass()
  await ofCode.click()
  await expect(page).toHaveURL(/\/letters\/.+/)
  const letter = page.locator('iframe').contentFrame()
  await expect(letter.getByRole('heading')).toBeVisible()
  const code = /\d{6}/.exec((await letter.locator('body').textContent()) ?? '')?.[0] ?? ''
  await page.goto(at('/registration/verify'))
  await handInCode(page, spoken, code)
  await expect(page).toHaveURL(/\/registration\/complete$/)

  await page.context().clearCookies()
  await page.goto(opening)
  await expect(page).toHaveURL(at('/letters'))
  await expect(list.getByRole('listitem')).toHaveCount(1)

  await page.goto(at('/login'))
  await signInByForm(page, spoken, administrator)
  await expect(page).toHaveURL(at('/invoice'))
  await page.goto(at('/dashboard/people/applications'))
  await expect(page.getByText(peopleDesk.application.nothing)).toBeVisible()
})
