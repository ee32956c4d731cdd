import { expect } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
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
import { languages } from './portal/languages.ts'
import { call } from './portal/newcomer.ts'
import { expectKindIn, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

/** Russian texts are labelled in Russian, in both languages. */
const LABELS = languages[0]?.words.contentSets.fields

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { contentDesk: desk, contentClash: clashWords, contentLog: log, dictionaries } = words
  const { open, begin, saveAs, clashOf, question: dialogOf, away } = editorIn(spoken)

  test(`after a reload the form keeps its text with its version, and takes the other's changes field by field, in ${language}`, async ({
    page,
    browser,
  }) => {
    const title = some('Общая')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title, lead: 'Вступление', link: '/ads' })
    await open(page, item)
    await field(page, 'title').focus()
    await page.keyboard.press('End')
    await page.keyboard.type(' своя')
    await saveAs(browser, item, { title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' })

    // The page has the newer version now, the form still has its own.
    await page.reload()
    await untilScripted(page)
    await expect(page.getByText(desk.resumed)).toBeVisible()
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    const clash = clashOf(page)
    await expect(clash).toContainText(clashWords.only)
    await expect(clash).toContainText('Чужое')
    await expect(clash).toContainText('Басқаның')
    await expect(clash).not.toContainText(clashWords.both)
    await expectKindIn(page)

    await press(page, clashWords.take)
    await expect(field(page, 'lead')).toHaveValue('Чужое вступление')
    await expect(field(page, 'title_kk')).toHaveValue('Басқаның тақырыбы')
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    expect((await itemOf(page, item)).version).toBe(2)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect(await itemOf(page, item)).toMatchObject({
      version: 3,
      fields: { title: `${title} своя`, title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' },
    })
    await page.reload()
    await untilScripted(page)
    await expect(page.getByText(desk.resumed)).toHaveCount(0)
  })

  test(`what the page loads meanwhile does not move the form past the other's change, in ${language}`, async ({
    page,
    browser,
  }) => {
    const title = some('Общая')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title, lead: 'Вступление' })
    await open(page, item)
    await field(page, 'title').fill(`${title} своя`)
    await saveAs(browser, item, { title: `${title} чужая`, lead: 'Чужое вступление' })
    // The log comes with the newest version of the entry.
    await page.getByRole('link', { name: desk.logOfItem }).click()
    await expect(page.getByRole('region', { name: log.log })).toContainText(log.saved(2))
    await press(page, desk.save)
    const clash = clashOf(page)
    await expect(clash).toContainText('чужая')
    await expect(clash).toContainText('своя')
    expect((await itemOf(page, item)).fields.title).toBe(`${title} чужая`)

    // What both have written stays one's own, and is named.
    await press(page, clashWords.take)
    await done(page, desk.stayed(LABELS?.title ?? ''))
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await expect(field(page, 'lead')).toHaveValue('Чужое вступление')

    // A deletion of what one has not seen is refused, too, and the question does not come back.
    await saveAs(browser, item, { lead: 'Опять чужое' })
    await field(page, 'lead').fill('Моё третье')
    await page.getByRole('link', { name: desk.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: desk.deleteConfirm }).click()
    await expect(clash).toContainText('Опять чужое')
    await expect(clash).toContainText(clashWords.both)
    await expect(clash).toContainText('Моё третье')
    expect((await itemOf(page, item)).version).toBe(3)
    await press(page, clashWords.send)
    await done(page, desk.done.save)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await itemOf(page, item)).toMatchObject({
      version: 4,
      fields: { title: `${title} своя`, lead: 'Моё третье' },
    })
  })

  test(`a form that is open is told of a newer version, and shows it on request, in ${language}`, async ({
    page,
    browser,
  }) => {
    const title = some('Общая')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title })
    await open(page, item)
    // The answer to a save is still on the page when the newer version comes.
    await field(page, 'link').fill('/ads')
    await press(page, desk.save)
    await done(page, desk.done.save)
    await saveAs(browser, item, { lead: 'Чужое вступление' })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    const notice = page.getByRole('status').filter({ hasText: clashWords.newerHelp })
    await expect(notice).toBeVisible()
    // It says who has saved which version.
    const { item: newer } = await call<{ item: { changed_by: { name: string } } }>(
      page,
      `/api/content/get/${item.id}`,
    )
    await expect(notice).toContainText(clashWords.newer(newer.changed_by.name, 3))
    await expectKindIn(page)
    await field(page, 'title').fill(`${title} своя`)
    await press(page, clashWords.show)
    await expect(clashOf(page)).toContainText('Чужое вступление')
    await expect(notice).toHaveCount(0)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await press(page, clashWords.take)
    await expect(field(page, 'lead')).toHaveValue('Чужое вступление')
  })

  test(`unsaved texts are not left without a question, in ${language}`, async ({ page }) => {
    const title = some('Уйти')
    await signIn(page, 2)
    const item = await newItem(page, 'slider', { title })
    await open(page, item)
    const dialog = dialogOf(page)
    // Nothing was typed, so nothing is asked.
    await begin(page)
    await away(page).click()
    await expect(page).toHaveURL(/\/dashboard\/content$/)
    await expect(dialog).toHaveCount(0)

    await open(page, item)
    await begin(page)
    await field(page, 'title').fill(`${title} своя`)
    await away(page).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await expectKindIn(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    // Closing the tab asks the browser's own question.
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await asked
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await away(page).click()
    await dialog.getByRole('button', { name: clashWords.leave }).click()
    await expect(page).toHaveURL(/\/dashboard\/content$/)
    await open(page, item)
    await expect(field(page, 'title')).toHaveValue(title)

    // The same page in the other language keeps the text, so it does not ask.
    await begin(page)
    await field(page, 'title').fill(`${title} своя`)
    const questions = questionsOf(page)
    const other = page.locator(`a[hreflang="${language === 'ru' ? 'kk' : 'ru'}"]`).first()
    await other.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(language === 'ru' ? /\/kk\// : /^[^/]+\/\/[^/]+\/dashboard/)
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    expect(questions).toEqual([])
  })

  test(`large pictures and long texts are saved; what is too long is refused and kept, in ${language}`, async ({
    page,
  }) => {
    await signIn(page, 2)
    const slide = await newItem(page, 'slider', { title: some('Картинка') })
    await open(page, slide)
    await field(page, 'image.file').setInputFiles(PHOTO)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, slide)).fields.image).toBeTruthy()
    // Nothing is left to be saved, so that nothing is asked.
    const questions = questionsOf(page)

    const rule = await newItem(page, 'rule', { title: 'Правило', slug: some('x').replace(' ', '-') })
    await open(page, rule, 'rule')
    expect(questions).toEqual([])
    const long = 'Правило. '.repeat(10_000)
    await field(page, 'text').fill(long)
    await press(page, desk.save)
    await done(page, desk.done.save)
    expect((await itemOf(page, rule)).fields.text).toBe(long.trim())

    const huge = 'правило\n'.repeat(330_000)
    await field(page, 'text').evaluate((area, text) => {
      if (area instanceof HTMLTextAreaElement) area.value = text
    }, huge)
    await field(page, 'text_kk').fill('Ереже')
    await press(page, desk.save)
    await expect(page.getByRole('alert')).toContainText(fieldText('text_too_large', language))
    expect((await field(page, 'text').inputValue()).length).toBe(huge.length)
    await expect(field(page, 'text_kk')).toHaveValue('Ереже')
    expect((await itemOf(page, rule)).version).toBe(2)
  })

  test(`the log has orders, deletions and dictionaries, in ${language}`, async ({ page }) => {
    // The languages run at the same time, and an order is refused if the set has changed meanwhile.
    const set = language === 'ru' ? 'tier' : 'infrastructure'
    const [first, second] = [some('Первая'), some('Екінші')]
    await signIn(page, 2)
    const items = [await newItem(page, set, { title: first }), await newItem(page, set, { title: second })]
    await page.goto(at(`/dashboard/content/${set}`))
    await untilScripted(page)
    const titles = page.getByRole('list', { name: desk.order }).getByRole('listitem')
    const place = (await titles.allTextContents()).findIndex((text) => text.includes(second)) + 1
    await press(page, desk.up(second))
    await done(page, second)
    await call(page, `/api/content/delete/${items[0]?.id}`, { version: 1 })
    await page.reload()
    await page.getByRole('link', { name: desk.logOfSet }).click()
    const rows = page.getByRole('list', { name: log.log }).getByRole('listitem')
    await expect(rows.filter({ hasText: first }).filter({ hasText: log.actions.delete })).toBeVisible()
    // Of two neighbours that change places the first one counts as moved.
    await expect(
      rows.filter({ hasText: first }).filter({ hasText: log.moved(place - 1, place) }),
    ).toBeVisible()
    await expect(rows.filter({ hasText: second }).filter({ hasText: log.actions.create })).toBeVisible()
    await expectKindIn(page)

    // As short as real ones: other tests read the brands of the home page.
    const name = some('М')
    const brand = await call<{ id: number }>(page, '/api/dictionaryBrand/create', { name })
    await call(page, `/api/dictionaryBrand/update/${brand.id}`, { name: `${name}2` })
    await page.goto(at('/dashboard/content/dictionaries/brands'))
    await untilScripted(page)
    await page.getByRole('link', { name: dictionaries.log }).click()
    await expect(rows.filter({ hasText: log.renamed(name, `${name}2`) })).toBeVisible()
    await expect(rows.filter({ hasText: second })).toHaveCount(0)
  })
}
