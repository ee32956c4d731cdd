import { expect, type Page } from '@playwright/test'
import { errorText, fieldText } from '@sauda/sdk/language'
import { test } from './portal/caller.ts'
import {
  done,
  editorIn,
  field,
  itemOf,
  newItem,
  PHOTO,
  press,
  questionsOf,
  some,
} from './portal/content-forms.ts'
import { flowsIn } from './portal/languages.ts'
import { expectKindIn, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { contentDesk: desk, contentClash: clashWords, editor } = words
  const { open, begin, saveAs, clashOf, question, away } = editorIn(spoken)

  /** Loads the page again. The text that is back is watched, although nobody has touched the form. */
  const reload = async (page: Page) => {
    const watched = page.waitForResponse(/\/api\/content\/acts/)
    await page.reload()
    await untilScripted(page)
    await watched
    await expect(page.getByText(desk.resumed)).toBeVisible()
  }
  /** While a form is under way, and the page is loaded after it, its buttons do nothing. */
  const idle = (page: Page) => expect(page.locator('form [aria-disabled=true]')).toHaveCount(0)
  const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

  test(`a lost connection loses nothing that was typed, also over a reload, in ${language}`, async ({
    page,
    context,
  }) => {
    const title = some('Связь')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title })
    await open(page, item)
    await page.waitForLoadState('networkidle')
    // Neither the save nor the parts that watch the form can come.
    await context.setOffline(true)
    await field(page, 'title').fill(`${title} своя`)
    await press(page, desk.save)
    await expect(alert(page, errorText('network', language))).toBeVisible()
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await context.setOffline(false)
    // The parts that watch the form ask for a newer version when they come; those of the page before may still come, too.
    const watched = page
      .waitForEvent('domcontentloaded')
      .then(() => page.waitForResponse(/\/api\/content\/acts/))
    await reload(page)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await watched
    await away(page).click()
    await expect(question(page)).toBeVisible()
    await question(page).getByRole('button', { name: clashWords.stay }).click()
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect(await itemOf(page, item)).toMatchObject({ version: 2, fields: { title: `${title} своя` } })
  })

  test(`a difference stays until it is resolved, whatever is answered meanwhile, in ${language}`, async ({
    page,
    browser,
    context,
  }) => {
    const set = 'sliderDetail'
    await signIn(page, 2)
    const item = await newItem(page, set, { title: some('Акция') })
    await open(page, item, set)
    await begin(page)
    await field(page, 'room_ids').fill('нет такого')
    await saveAs(browser, item, { title_kk: 'Екінші нұсқа' }, set)
    await reload(page)
    const clash = clashOf(page)
    await expect(clash).toContainText('Екінші')

    // What is wrong is said beside it, and ends it as little as a lost connection does.
    await press(page, clashWords.send)
    await expect(alert(page, fieldText('unknown', language))).toBeVisible()
    await expect(clash).toContainText('Екінші')
    await expectKindIn(page)
    await context.setOffline(true)
    await press(page, clashWords.take)
    await expect(alert(page, errorText('network', language))).toBeVisible()
    await expect(clash).toContainText('Екінші')
    await context.setOffline(false)

    // Only what was shown is taken, and what is wrong does not prevent it.
    await saveAs(browser, item, { title_kk: 'Үшінші нұсқа' }, set)
    await press(page, clashWords.take)
    await expect(clash).toContainText('Үшінші')
    await expect(field(page, 'title_kk')).toHaveValue('')
    await idle(page)
    await press(page, clashWords.take)
    await expect(field(page, 'title_kk')).toHaveValue('Үшінші нұсқа')
    await expect(field(page, 'room_ids')).toHaveValue('нет такого')
    await expect(clash).toHaveCount(0)
    await field(page, 'room_ids').fill('')
    await idle(page)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect(await itemOf(page, item)).toMatchObject({ version: 4, fields: { title_kk: 'Үшінші нұсқа' } })
  })

  test(`a picture that is not saved yet stays with its point, in ${language}`, async ({ page }) => {
    const title = some('Картинка')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title })
    await open(page, item)
    const picture = page.getByRole('button', { name: new RegExp(`^${desk.focal}`) })
    await field(page, 'image.file').setInputFiles(PHOTO)
    await field(page, 'image.alt').fill('Точка')
    await field(page, 'title').fill('Д'.repeat(400))
    await press(page, desk.save)
    await expect(alert(page, fieldText('too_long', language))).toBeVisible()
    await picture.focus()
    await page.keyboard.press('ArrowRight')
    await expect(field(page, 'image.x')).toHaveValue('52')
    // After a second refusal, beside the log, and after a reload.
    const refused = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await press(page, desk.save)
    expect((await refused).status()).toBe(422)
    await idle(page)
    await expect(field(page, 'image.x')).toHaveValue('52')
    await page.getByRole('link', { name: desk.logOfItem }).click()
    await expect(page.getByRole('region', { name: words.contentLog.log })).toBeVisible()
    await expect(picture).toBeVisible()
    await reload(page)
    await expect(picture).toBeVisible()
    await expect(field(page, 'image.x')).toHaveValue('52')
    await expect(field(page, 'image.alt')).toHaveValue('Точка')
    await field(page, 'title').fill(title)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image).toMatchObject({
      focal: { x: 0.52, y: 0.5 },
      alt: 'Точка',
    })

    // The wish to take it off is kept, too; after that nothing is left to ask about.
    await field(page, 'image.remove').check()
    await reload(page)
    await expect(field(page, 'image.remove')).toBeChecked()
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, item)).fields.image ?? null).toBeNull()
    await expect(picture).toHaveCount(0)
    await away(page).click()
    await expect(page).toHaveURL(/\/dashboard\/content$/)
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

    test('a picture that was refused twice keeps its point', async ({ page }) => {
      const title = some('Картинка')
      await signIn(page, 2)
      const item = await newItem(page, 'slider', { title })
      await page.goto(at(`/dashboard/content/slider/${item.id}`))
      const save = page.getByRole('button', { name: desk.save })
      await field(page, 'image.file').setInputFiles(PHOTO)
      await field(page, 'title').fill('Д'.repeat(400))
      await save.click()
      await expect(alert(page, fieldText('too_long', language))).toBeVisible()
      await field(page, 'image.x').fill('30')
      await save.click()
      await expect(alert(page, fieldText('too_long', language))).toBeVisible()
      await expect(field(page, 'image.x')).toHaveValue('30')
      await field(page, 'title').fill(title)
      await save.click()
      await done(page, desk.done.save)
      expect((await itemOf(page, item)).fields.image).toMatchObject({ focal: { x: 0.3, y: 0.5 } })
    })

    test('a difference stays beside what is wrong', async ({ page, browser }) => {
      const set = 'sliderDetail'
      await signIn(page, 2)
      const item = await newItem(page, set, { title: some('Акция') })
      await page.goto(at(`/dashboard/content/${set}/${item.id}`))
      await field(page, 'summary').fill('Коротко')
      await saveAs(browser, item, { title_kk: 'Екінші нұсқа' }, set)
      await page.getByRole('button', { name: desk.save }).click()
      await expect(clashOf(page)).toContainText('Екінші')
      await field(page, 'room_ids').fill('нет такого')
      await page.getByRole('button', { name: clashWords.send }).click()
      await expect(alert(page, fieldText('unknown', language))).toBeVisible()
      await expect(clashOf(page)).toContainText('Екінші')
      await page.getByRole('button', { name: clashWords.take }).click()
      await expect(field(page, 'title_kk')).toHaveValue('Екінші нұсқа')
      await expect(field(page, 'summary')).toHaveValue('Коротко')
    })
  })

  test(`each entry of a tab keeps its own text, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const items = [
      await newItem(page, 'slider', { title: some('Один') }),
      await newItem(page, 'slider', { title: some('Два') }),
    ]
    const questions = questionsOf(page)
    for (const item of items) {
      await open(page, item)
      await begin(page)
      await field(page, 'lead').fill(`Для ${item.id}`)
    }
    for (const item of items) {
      await open(page, item)
      await expect(page.getByText(desk.resumed)).toBeVisible()
      await expect(field(page, 'lead')).toHaveValue(`Для ${item.id}`)
    }
    expect(questions).toContain('beforeunload')
  })

  test(`a list keeps its last row after the first ones were emptied, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    await page.goto(at('/dashboard/content/contact'))
    await untilScripted(page)
    const phones = page.locator('[name^="phones."][name$=".phone"]')
    const last = (await phones.count()) - 1
    for (let row = 0; row < last; row++)
      for (const input of await page.locator(`[name^="phones.${row}."]`).all()) await input.fill('')
    await phones.nth(last).fill('+7 727 300 00 00')
    await reload(page)
    await expect(field(page, `phones.${last}.phone`)).toHaveValue('+7 727 300 00 00')
    await expect(field(page, 'phones.0.phone')).toHaveValue('')
  })

  test(`what is typed for a publication is kept and asked about, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title: some('Срок') })
    await open(page, item)
    await begin(page)
    await field(page, 'till').fill('2036-12-31T23:59')
    await away(page).click()
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await reload(page)
    await expect(field(page, 'till')).toHaveValue('2036-12-31T23:59')
    // A save of the texts does not store it.
    await press(page, desk.save)
    await done(page, desk.done.save)
    await idle(page)
    await away(page).click()
    await expect(question(page)).toBeVisible()
  })

  test(`forms of guests and of earlier pages are answered as far as they can be, in ${language}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await signIn(page, 2)
    const headers = { origin: baseURL ?? '' }
    const usual = { headers, maxRedirects: 0 }
    const address = at('/dashboard/content/sliderDetail/new')
    const text = some('Гость')
    const form = (fields: Record<string, string>) => ({ ...usual, multipart: { intent: 'save', ...fields } })

    // A guest's text comes back unchecked, unless it is large.
    const guest = await request.post(address, form({ title: text, room_ids: 'нет такого' }))
    expect(guest.status()).toBe(401)
    expect(await guest.text()).toContain(text)
    expect(await guest.text()).toContain(editor.sessionGone)
    expect(await guest.text()).not.toContain(fieldText('unknown', language))
    const large = await request.post(address, form({ title: text, text: 'а'.repeat(1_000_000) }))
    expect(large.status()).toBe(413)
    expect(await large.text()).not.toContain(text)
    expect(await large.text()).toContain(editor.sessionGone)

    // Another text needs another key, which the refused form has.
    const titles = [some('Ключ'), some('Кілт')]
    const add = (title = '', key = '') => page.request.post(address, form({ title, idempotency_key: key }))
    const key = crypto.randomUUID()
    expect((await add(titles[0], key)).status()).toBe(303)
    const refused = await add(titles[1], key)
    expect(refused.status()).toBe(409)
    const next = /name="idempotency_key"[^>]*value="([^"]+)"/.exec(await refused.text())?.[1]
    expect(next).not.toBe(key)
    expect((await add(titles[1], next)).status()).toBe(303)

    // A page that was loaded before forms had a base still saves, and does not replace what it has not seen.
    const item = await newItem(page, 'sliderDetail', { title: text })
    const save = (version: string) =>
      page.request.post(
        at(`/dashboard/content/sliderDetail/${item.id}`),
        form({ title: `${text} два`, version }),
      )
    expect((await save('')).status()).toBe(400)
    expect((await save('1')).status()).toBe(200)
    expect((await itemOf(page, item)).version).toBe(2)
    expect(await (await save('1')).text()).toContain(clashWords.help)
    expect((await itemOf(page, item)).version).toBe(2)
  })
}
