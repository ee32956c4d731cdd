import { expect, type Page } from '@playwright/test'
import { complaintSentWords } from '../../packages/app/app/features/complaints/sent-words.ts'
import { draftWords } from '../../packages/app/app/features/drafts/words.ts'
import { test } from '../portal/caller.ts'
import { flowsIn } from '../portal/languages.ts'
import { signInAs, signUp } from '../portal/newcomer.ts'
import { expectKindIn, untilScripted } from '../portal/page-rules.ts'
import { pressSignOut } from '../portal/people.ts'

/** How many complaints this browser keeps. */
function keptComplaints(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const names = opening.result.transaction('keyval').objectStore('keyval').getAllKeys()
          names.onsuccess = () => {
            opening.result.close()
            resolve(names.result.filter((name) => String(name).startsWith('complaint:')).length)
          }
        }
      }),
  )
}

for (const { language, words, at } of flowsIn('kk')) {
  const its = draftWords[language]
  const { complaints } = words
  const text = (page: Page) => page.getByRole('textbox', { name: complaints.text })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  /** The form for a complaint about an ad of the demo centre. */
  async function openForm(page: Page, path?: string): Promise<string> {
    if (path === undefined) await page.goto(at('/ads'))
    const form = path ?? (await page.locator('a[href$="/view"]').first().getAttribute('href')) ?? ''
    const address = form.replace('/view', '/complain')
    await page.goto(address)
    await untilScripted(page)
    return address
  }

  async function write(page: Page, typed: string): Promise<void> {
    await page.locator('[name=reason]').first().check()
    await text(page).fill(typed)
  }

  test(`a text is restored after a reload, says so, and is taken away and put back, in ${language}`, async ({
    page,
  }) => {
    await openForm(page)
    await write(page, 'Жауап жоқ')
    await page.reload()
    await expect(text(page)).toHaveValue('Жауап жоқ')
    await expect(page.locator('[name=reason]').first()).toBeChecked()
    await expect(page.getByRole('status').filter({ hasText: complaints.text })).toContainText(
      complaints.reason,
    )
    await expectKindIn(page)
    await press(page, its.remove)
    await expect(text(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: its.putBack })).toBeFocused()
    await press(page, its.putBack)
    await expect(text(page)).toHaveValue('Жауап жоқ')
    await press(page, its.remove)
    await page.reload()
    await untilScripted(page)
    await expect(text(page)).toHaveValue('')
    await expect(page.getByRole('button', { name: its.remove })).toHaveCount(0)
  })

  test(`a guest's text goes to who signs in from it, and to nobody else, in ${language}`, async ({
    page,
    browser,
  }) => {
    const [author, stranger] = await Promise.all(
      [1, 2].map(async () => signUp(await (await browser.newContext()).newPage(), language)),
    )
    if (!author || !stranger) throw new Error('nobody has signed up')
    const address = await openForm(page)
    await write(page, 'Менің мәтінім')
    await page.getByRole('banner').getByRole('link', { name: words.header.signIn }).first().click()
    await page.locator('#login').fill(author.email)
    await page.locator('#password').fill(author.password)
    await page.locator('#password').press('Enter')
    await expect(page).not.toHaveURL(/login/)
    await openForm(page, address)
    await expect(text(page)).toHaveValue('Менің мәтінім')

    await page.context().clearCookies()
    await signInAs(page, stranger)
    await openForm(page, address)
    await expect(text(page)).toHaveValue('')
    await write(page, 'Басқаның мәтіні')
    await page.reload()
    await expect(text(page)).toHaveValue('Басқаның мәтіні')
    // What a person signs out of is forgotten; what somebody else has written stays theirs.
    await pressSignOut(page, words)
    await expect(page.getByRole('link', { name: words.header.signIn }).first()).toBeVisible()
    await expect.poll(() => keptComplaints(page)).toBe(1)
    await signInAs(page, stranger)
    await openForm(page, address)
    await expect(text(page)).toHaveValue('')
    await page.context().clearCookies()
    await signInAs(page, author)
    await openForm(page, address)
    await expect(text(page)).toHaveValue('Менің мәтінім')
  })

  test(`a second tab takes the text over, and what was sent is forgotten, in ${language}`, async ({
    page,
    context,
  }) => {
    await signUp(page, language)
    const address = await openForm(page)
    await write(page, 'Бірінші')
    const other = await context.newPage()
    await openForm(other, address)
    await expect(other.getByText(its.elsewhere)).toBeVisible()
    await text(page).fill('Бірінші және соңғы')
    await press(other, its.takeOver)
    await expect(text(other)).toHaveValue('Бірінші және соңғы')
    await expect(page.getByText(its.elsewhere)).toBeVisible()
    await press(other, complaints.send)
    await expect(
      other.getByRole('heading', { level: 1, name: complaintSentWords[language].sent.title }),
    ).toBeVisible()
    await page.close()
    await openForm(other, address)
    await expect(text(other)).toHaveValue('')
  })

  test(`a refused text stays and is kept, in ${language}`, async ({ page }) => {
    await openForm(page)
    await text(page).fill('Себебі таңдалмаған')
    await press(page, complaints.send)
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await expect(text(page)).toHaveValue('Себебі таңдалмаған')
  })
}
