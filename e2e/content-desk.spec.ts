import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { contentItem } from '@sauda/sdk/paths'
import type { SearchWord } from '@sauda/sdk/search-words'
import { test } from './portal/caller.ts'
import { done, field, newItem, some, someWord } from './portal/content-forms.ts'
import { flowsIn, languages } from './portal/languages.ts'
import { call } from './portal/newcomer.ts'
import { expectKindIn, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

/** A slide of this test alone, as a draft. Returns its address without a language. */
const newSlide = async (page: Page, title: string): Promise<string> =>
  contentItem('slider', (await newItem(page, 'slider', { title, link: '/ads' })).id)

/** A photo of one pixel. */
const PIXEL = {
  name: 'slide.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { contentDesk: desk, contentClash, contentSets, dictionaries } = words

  const save = (page: Page) => page.getByRole('button', { name: desk.save }).click()
  const publish = (page: Page) => page.getByRole('button', { name: desk.publish, exact: true }).click()

  test(`an administrator writes a slide in both languages, publishes, plans and restores it, in ${language}`, async ({
    page,
  }) => {
    const title = some('Скидка')
    await signIn(page, 2)
    await page.goto(at('/dashboard/content/slider'))
    await untilScripted(page)
    await page.getByRole('link', { name: desk.add, exact: true }).click()
    await expect(page).toHaveURL(/\/new$/)
    await field(page, 'title').fill(title)
    await field(page, 'link').fill('/ads')
    await save(page)
    await done(page, desk.done.created)
    await expect(page.getByText(desk.missing).first()).toBeVisible()

    // Without a picture it cannot be published, and nothing that was typed is lost.
    await field(page, 'title_kk').fill(`${title} қазақша`)
    await publish(page)
    await expect(page.getByRole('alert')).toContainText(fieldText('required', language))
    await expect(field(page, 'title_kk')).toHaveValue(`${title} қазақша`)

    // A picture that is none is refused beside its field.
    await field(page, 'image.file').setInputFiles({ ...PIXEL, buffer: Buffer.from('no picture') })
    await save(page)
    await expect(page.getByRole('alert')).toContainText(fieldText('photo_type', language))
    await field(page, 'image.file').setInputFiles(PIXEL)
    await field(page, 'image.alt').fill('Точка')
    await field(page, 'image.alt_kk').fill('Нүкте')
    await save(page)
    await done(page, desk.done.save)

    // The page is loaded again after a save, and then the line above gets the focus.
    await expect(page.locator('form [aria-disabled=true]')).toHaveCount(0)
    // The point that stays in view, by keyboard alone.
    await page.getByRole('button', { name: new RegExp(`^${desk.focal}`) }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect(field(page, 'image.x')).toHaveValue('52')
    await expect(field(page, 'image.y')).toHaveValue('48')
    await publish(page)
    await done(page, desk.done.publish)
    const { items } = await call<{ items: { title: string }[] }>(page, '/api/slider/list')
    const shown = items.find((slide) => slide.title === title)
    expect(shown).toMatchObject({ title_kk: `${title} қазақша`, image: { focal: { x: 0.52, y: 0.48 } } })

    // A draft of a published slide is seen in the preview alone.
    await field(page, 'title').fill(`${title} снова`)
    await field(page, 'title_kk').fill(`${title} снова`)
    await save(page)
    await done(page, desk.done.save)
    const preview = await page.getByRole('link', { name: desk.preview }).getAttribute('href')
    expect(await (await page.request.get(preview ?? '')).text()).toContain(`${title} снова`)
    expect(await (await page.request.get('/')).text()).not.toContain(`${title} снова`)

    // An end before the beginning is refused; a later beginning is planned.
    await field(page, 'from').fill('2036-12-01T00:00')
    await field(page, 'till').fill('2036-11-01T00:00')
    await page.getByRole('button', { name: desk.plan, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(fieldText('ends_before_start', language))
    await field(page, 'till').fill('2036-12-31T23:59')
    await page.getByRole('button', { name: desk.plan, exact: true }).click()
    await done(page, desk.done.plan)

    await page.getByRole('link', { name: `${desk.difference}: ${desk.version(1)}` }).click()
    await expect(page.getByRole('region', { name: new RegExp(desk.version(1)) })).toContainText('Нүкте')
    await page.getByRole('button', { name: `${desk.restore}: ${desk.version(1)}` }).click()
    await done(page, desk.done.restore)
    await expect(field(page, 'title')).toHaveValue(title)
    await expect(field(page, 'title_kk')).toHaveValue('')
    await page.getByRole('link', { name: desk.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: desk.deleteConfirm }).click()
    await done(page, desk.done.deleted)
  })

  test(`two administrators change one slide: the second sees the other's change before saving, in ${language}`, async ({
    page,
  }) => {
    const title = some('Первая')
    await signIn(page, 2)
    const address = await newSlide(page, title)
    await page.goto(at(address))
    await untilScripted(page)
    const other = await page.context().newPage()
    await other.goto(at(address))
    await untilScripted(other)
    await field(other, 'title').fill(`${title} чужая`)
    await save(other)
    await done(other, desk.done.save)
    await field(page, 'title').fill(`${title} своя`)
    await save(page)
    const clash = page.getByRole('alert')
    await expect(clash).toContainText('чужая')
    await expect(clash).toContainText('своя')
    await expect(field(page, 'title')).toHaveValue(`${title} своя`)
    await clash.getByRole('button', { name: contentClash.send }).click()
    await done(page, desk.done.save)
    // The other one opens the new version instead.
    await field(other, 'title').fill(`${title} опять`)
    await save(other)
    await other.getByRole('link', { name: contentClash.open }).click()
    await expect(field(other, 'title')).toHaveValue(`${title} своя`)
  })

  test(`the order is changed by keyboard and by dragging, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    // The languages run at the same time, and an order is refused if the set has changed meanwhile.
    const set = language === 'ru' ? 'awards' : 'vehicleMaintenance'
    const [first, second] = [some('Награда'), some('Марапат')]
    for (const title of [first, second]) await call(page, '/api/content/create', { set, fields: { title } })
    await page.goto(at(`/dashboard/content/${set}`))
    await untilScripted(page)
    const placeOf = (title: string) =>
      page
        .getByRole('list', { name: desk.order })
        .getByRole('listitem')
        .evaluateAll((rows, text) => rows.findIndex((row) => row.textContent?.includes(text)), title)
    const before = await placeOf(second)
    // The rows move at once; only what the server has answered survives a reload.
    const answer = () =>
      page.waitForResponse(
        (response) =>
          response.request().method() === 'POST' && response.url().includes('/dashboard/content/'),
      )
    const moved = answer()
    await page.getByRole('button', { name: desk.up(second) }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => placeOf(second)).toBe(before - 1)
    expect((await moved).ok()).toBe(true)
    // Then the page is loaded again.
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('status').filter({ hasText: second })).toBeAttached()
    const [row, target] = [first, second].map((title) =>
      page.getByRole('listitem').filter({ hasText: title }),
    )
    const [from, to] = await Promise.all([
      row?.locator('span.cursor-grab').boundingBox(),
      target?.boundingBox(),
    ])
    if (!from || !to) throw new Error('The rows are not shown')
    await page.mouse.move(from.x + 10, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(from.x + 10, from.y - 5)
    await page.mouse.move(from.x + 10, to.y + to.height / 2)
    const saved = answer()
    await page.mouse.up()
    await expect.poll(async () => (await placeOf(first)) < (await placeOf(second))).toBe(true)
    expect((await saved).ok()).toBe(true)
    await page.reload()
    expect(await placeOf(first)).toBeLessThan(await placeOf(second))
  })

  test(`a brand is added, renamed and merged; a used one is not deleted, in ${language}`, async ({
    page,
  }) => {
    const name = some('Марка')
    await signIn(page, 2)
    await page.goto(at('/dashboard/content/dictionaries/brands?ask=add'))
    await untilScripted(page)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(dictionaries.name).fill('Toyota')
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await expect(dialog.getByRole('alert')).toContainText(fieldText('taken', language))
    await dialog.getByLabel(dictionaries.name).fill(name)
    await dialog.getByRole('button', { name: dictionaries.add }).click()
    await done(page, dictionaries.done.add(name))
    await page.goto(at('/dashboard/content/dictionaries/brands?q=Toyota'))
    await untilScripted(page)
    await expect(page.getByRole('link', { name: `${dictionaries.delete}: Toyota`, exact: true })).toHaveCount(
      0,
    )
    const merge = page.getByRole('link', { name: `${dictionaries.merge}: Toyota`, exact: true })
    await page.goto(`${await merge.getAttribute('href')}`.replace('merge', 'delete'))
    const { items } = await call<{ items: { name: string; ads: number }[] }>(
      page,
      '/api/dictionaryBrand/list',
    )
    const { ads = 0 } = items.find((brand) => brand.name === 'Toyota') ?? {}
    await expect(dialog.getByText(dictionaries.usedHelp(ads))).toBeVisible()
    await expect(dialog.getByRole('button', { name: dictionaries.delete })).toHaveCount(0)
    await dialog.getByRole('link', { name: dictionaries.merge }).click()
    await expect(page.getByRole('dialog', { name: dictionaries.mergeAsk('Toyota') })).toBeVisible()
    await page.goto(at(`/dashboard/content/dictionaries/brands?q=${name}`))
    await untilScripted(page)
    await page.getByRole('link', { name: `${dictionaries.edit}: ${name}` }).click()
    await dialog.getByLabel(dictionaries.name).fill(`${name} два`)
    await dialog.getByRole('button', { name: dictionaries.save }).click()
    await done(page, dictionaries.done.edit(`${name} два`))
    const other = some('Лишняя')
    await call(page, '/api/dictionaryBrand/create', { name: other })
    const word = { text: someWord(), kind: 'brand', target: other }
    const { id, version } = await call<SearchWord>(page, '/api/searchWord/create', word)
    await page.goto(at(`/dashboard/content/dictionaries/brands?q=${other}`))
    await untilScripted(page)
    await page.getByRole('link', { name: `${dictionaries.delete}: ${other}` }).click()
    await dialog.getByRole('button', { name: dictionaries.delete }).click()
    await expect(dialog.getByRole('alert')).toContainText(dictionaries.inUse(0, 1, 0))
    await expect(dialog.getByRole('button', { name: dictionaries.delete })).toHaveCount(0)
    await expect(dialog.getByRole('link', { name: dictionaries.merge })).toBeVisible()
    await call(page, `/api/searchWord/delete/${id}`, { version })
    await page.goto(at(`/dashboard/content/dictionaries/brands?q=${other}`))
    await untilScripted(page)
    await page.getByRole('link', { name: `${dictionaries.merge}: ${other}` }).click()
    const into = dialog.getByRole('combobox', { name: dictionaries.into })
    await into.fill(`${name} два`)
    await into.press('Enter')
    await dialog.getByRole('button', { name: dictionaries.merge }).click()
    await done(page, dictionaries.done.merge(other))
    await expect(page.getByText(dictionaries.nothing)).toBeVisible()
    await page.goto(at(`/dashboard/content/dictionaries/brands?q=${name}`))
    await untilScripted(page)
    await page.getByRole('link', { name: `${dictionaries.delete}: ${name}` }).click()
    await dialog.getByRole('button', { name: dictionaries.delete }).click()
    await done(page, dictionaries.done.delete(`${name} два`))
  })

  test.describe(`without scripts, in ${language}`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

    test('an entry is written, refused, kept and saved', async ({ page }) => {
      const title = some('Этаж')
      await signIn(page, 2)
      await page.goto(at('/dashboard/content/tier/new'))
      await field(page, 'title').fill(title)
      await field(page, 'level').fill('десять')
      await save(page)
      await expect(page.getByRole('alert')).toContainText(fieldText('not_a_number', language))
      await expect(field(page, 'title')).toHaveValue(title)
      await field(page, 'level').fill('5')
      await save(page)
      await expect(page.getByText(desk.done.created)).toBeVisible()
      await expect(field(page, 'title')).toHaveValue(title)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(contentSets.sets.tier).first()).toBeVisible()
    })
  })

  test(`other roles do not get in, in ${language}`, async ({ page }) => {
    await page.goto(at('/dashboard/content/slider'))
    await expect(page).toHaveURL(/\/login/)
    for (const role of [1, 3, 5] as const) {
      await signIn(page, role)
      await page.goto(at('/dashboard/content'))
      await expect(page).not.toHaveURL(/\/dashboard\/content/)
    }
    await signIn(page, 2)
    for (const path of [
      '/dashboard/content/nothing',
      '/dashboard/content/slider/999999',
      '/dashboard/content/dictionaries/x',
    ])
      expect((await page.goto(at(path)))?.status()).toBe(404)
  })
}

for (const { language, at } of languages) {
  test(`the pages are accessible and fit in every look, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    const slide = await newSlide(page, some('Коврики'))
    for (const path of [
      '/dashboard/content',
      '/dashboard/content/sliderDetail',
      slide,
      '/dashboard/content/contact',
      '/dashboard/content/dictionaries/parts?q=фара&ask=add',
      '/dashboard/content/dictionaries/districts?ask=delete&entry=1',
    ]) {
      await page.goto(at(path))
      await expectKindIn(page)
    }
  })
}
