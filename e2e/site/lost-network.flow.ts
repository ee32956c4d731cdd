import { expect, type Page } from '@playwright/test'
import { flowsIn, type Spoken } from '../portal/languages.ts'
import { untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'
import { test } from '../portal/test.ts'

const TITLE = 'Фара передняя левая'

const photo = photoFile('fara.png')

/** The parts of the editor's second step. */
function partsOf(page: Page, { words: { editor, failures } }: Spoken) {
  return {
    editor: page.getByRole('dialog', { name: editor.heading }),
    title: page.getByRole('textbox', { name: editor.title, exact: true }),
    choose: page.getByLabel(editor.photos.choose),
    shown: page.getByRole('button', { name: editor.photos.remove({ name: photo.name }) }),
    reason: page.getByRole('alert').filter({ hasText: failures.offline }),
    retry: page.getByRole('button', { name: failures.retry }),
  }
}

async function openEditor(page: Page, { at }: Spoken): Promise<void> {
  await signIn(page, 5)
  await page.goto(at('/ads/create'), { waitUntil: 'domcontentloaded' })
  await untilScripted(page, '#ad-editor')
}

for (const spoken of flowsIn('ru')) {
  const { language, words } = spoken

  test(`the first photo without a connection leaves the editor as it is, and appears later, in ${language}`, async ({
    page,
    context,
  }) => {
    const { editor, title, choose, shown, reason, retry } = partsOf(page, spoken)
    await openEditor(page, spoken)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await title.fill(TITLE)
    await choose.setInputFiles(photo)
    await expect(reason).toContainText(words.editor.photos.notShown)
    await expect(editor).toBeVisible()
    await expect(title).toHaveValue(TITLE)

    await retry.press('Enter')
    await expect(retry).toBeFocused()
    await expect(reason).toBeVisible()
    await expect(shown).toHaveCount(0)

    await context.setOffline(false)
    await expect(shown).toBeVisible()
    await expect(reason).toHaveCount(0)
    await expect(title).toHaveValue(TITLE)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect(title).toHaveValue(TITLE)
  })

  test(`a connection that is lost while the header loads leaves the editor, in ${language}`, async ({
    page,
    context,
  }) => {
    const { editor, title } = partsOf(page, spoken)
    const { promise: untilLost, resolve: lose } = Promise.withResolvers<void>()
    const headerParts = '**/assets/own-parts-*.js'
    await page.route(headerParts, (route) => untilLost.then(() => route.abort('internetdisconnected')))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/own-parts-'))
    await openEditor(page, spoken)
    await context.setOffline(true)
    lose()
    await failed
    await title.fill(TITLE)
    await page.unroute(headerParts)
    const loaded = page.waitForResponse(headerParts)
    await context.setOffline(false)
    await loaded
    await untilScripted(page, 'header a[href$="/notifications"]')
    await expect(editor).toBeVisible()
    await expect(title).toHaveValue(TITLE)
  })

  test(`what was just typed is saved before the page reloads for a missing script, in ${language}`, async ({
    page,
  }) => {
    const { editor, title, choose, shown, reason, retry } = partsOf(page, spoken)
    await openEditor(page, spoken)
    await page.waitForLoadState('networkidle')
    await page.route('**/assets/photo-list-*.js', (route) => route.fulfill({ status: 404 }))
    const reloaded = page.waitForEvent('load')
    // The delayed save of what is typed does not come before the reload.
    await title.fill(TITLE)
    await choose.setInputFiles(photo)
    await reloaded

    // The page reloads only once; then the editor says what is missing.
    await expect(reason).toBeVisible()
    await expect(editor).toBeVisible()
    await expect(title).toHaveValue(TITLE)
    await page.unroute('**/assets/photo-list-*.js')
    await retry.click()
    await expect(shown).toBeVisible()
    await expect(title).toHaveValue(TITLE)
  })
}
