import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { test } from './portal/caller.ts'
import { someWord } from './portal/content-forms.ts'
import { flowsIn, languages } from './portal/languages.ts'
import { expectKindIn, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'

/** A guest asks the catalogue in a browser of their own. */
async function askAsGuest(page: Page, q: string) {
  const address = ['10', ...Array.from({ length: 3 }, () => randomInt(1, 255))].join('.')
  const context = await page
    .context()
    .browser()
    ?.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } })
  const guest = await context?.newPage()
  if (!guest) throw new Error('The browser is closed')
  await guest.goto(`/ads?q=${encodeURIComponent(q)}`)
  const found = await guest.locator('a[href*="/view"]').count()
  await guest.context().close()
  return found
}

for (const spoken of flowsIn('ru')) {
  const { language, words, at } = spoken
  const { searchDesk, contentTabs } = words

  const choose = async (page: Page, name: string) => {
    const target = page.getByRole('combobox', { name: searchDesk.target })
    await target.fill(name)
    await target.press('Enter')
  }
  const listed = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text })

  test(`an administrator adds a word and guests find by it; it is changed and deleted, in ${language}`, async ({
    page,
  }) => {
    const word = someWord()
    const part = { ru: 'Бамперы', kk: 'Бамперлер' }[language]
    await signIn(page, 2)
    await page.goto(at('/dashboard/search'))
    await untilScripted(page)
    expect(await askAsGuest(page, word)).toBe(0)

    await page.getByRole('link', { name: searchDesk.add }).click()
    const dialog = page.getByRole('dialog', { name: searchDesk.addAsk })
    await dialog.getByLabel(searchDesk.text, { exact: true }).fill('0986')
    await choose(page, part)
    await dialog.getByRole('button', { name: searchDesk.add }).click()
    await expect(dialog).toContainText(fieldText('word_needs_letters', language))
    await expect(dialog.getByRole('combobox')).toHaveValue(new RegExp(part))
    await dialog.getByLabel(searchDesk.text, { exact: true }).fill(word)
    await dialog.getByRole('button', { name: searchDesk.add }).click()
    await expect(page.getByRole('status').filter({ hasText: searchDesk.done.add(word) })).toBeVisible()
    expect(await askAsGuest(page, word)).toBeGreaterThan(0)
    // Fields in which a thing is chosen understand it as well.
    await page.getByRole('link', { name: searchDesk.add }).click()
    await dialog.getByRole('combobox', { name: searchDesk.target }).fill(word.toUpperCase())
    await expect(page.getByRole('option')).toHaveText(new RegExp(part))
    await dialog.getByRole('link', { name: searchDesk.cancel }).click()

    await page.getByRole('searchbox', { name: searchDesk.checking.label }).fill(`${word} зюзюка`)
    await page.getByRole('button', { name: searchDesk.checking.check }).click()
    const understood = page.getByRole('list', { name: searchDesk.understood })
    await expect(understood.getByRole('listitem').first()).toContainText(part)
    await expect(understood).toContainText(searchDesk.unknown)

    await page.getByRole('searchbox', { name: searchDesk.search }).fill(word)
    await page.getByRole('button', { name: searchDesk.find }).click()
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('link', { name: `${searchDesk.edit}: ${word}` }).click()
    await page.getByRole('dialog').getByLabel(searchDesk.text, { exact: true }).fill(`${word}а`)
    await page.getByRole('dialog').getByRole('button', { name: searchDesk.save }).click()
    await expect(page.getByRole('status').filter({ hasText: searchDesk.done.edit(`${word}а`) })).toBeVisible()
    await page.getByRole('link', { name: `${searchDesk.delete}: ${word}а` }).click()
    await page.getByRole('dialog').getByRole('button', { name: searchDesk.delete }).click()
    await expect(page.getByText(searchDesk.done.delete(`${word}а`))).toBeVisible()
    expect(await askAsGuest(page, word)).toBe(0)
  })

  test(`two administrators who change one word: the second is told and keeps what was typed, in ${language}`, async ({
    page,
  }) => {
    const word = someWord()
    await signIn(page, 2)
    await page.goto(at('/dashboard/search?ask=add'))
    await untilScripted(page)
    await page.getByRole('dialog').getByLabel(searchDesk.text, { exact: true }).fill(word)
    await choose(page, 'Toyota Camry')
    await page.getByRole('dialog').getByRole('button', { name: searchDesk.add }).click()
    await expect(page.getByText(searchDesk.done.add(word))).toBeVisible()
    await page.goto(at(`/dashboard/search?q=${word}`))
    await page.getByRole('link', { name: `${searchDesk.edit}: ${word}` }).click()
    await expect(page).toHaveURL(/ask=edit/)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await untilScripted(other)
    for (const [one, text] of [
      [other, `${word}б`],
      [page, `${word}в`],
    ] as const) {
      await one.getByRole('dialog').getByLabel(searchDesk.text, { exact: true }).fill(text)
      await one.getByRole('dialog').getByRole('button', { name: searchDesk.save }).click()
      if (one === other) await expect(other.getByText(searchDesk.done.edit(`${word}б`))).toBeVisible()
    }
    await expect(page.getByText(searchDesk.nowIs(`${word}б`, 'Toyota Camry'))).toBeVisible()
    await expect(page.getByRole('dialog').getByLabel(searchDesk.text, { exact: true })).toHaveValue(
      `${word}в`,
    )
    await page.getByRole('dialog').getByRole('button', { name: searchDesk.save }).click()
    await expect(page.getByText(searchDesk.done.edit(`${word}в`))).toBeVisible()
  })

  test(`a query that found nothing becomes a word or is dismissed, in ${language}`, async ({ page }) => {
    const [word, other] = [someWord(), someWord()]
    for (const q of [`${word} камри`, other]) await askAsGuest(page, q)
    await signIn(page, 2)
    await page.goto(at('/dashboard/search'))
    await untilScripted(page)
    const tabs = page.getByRole('navigation', { name: contentTabs.parts })
    const current = tabs.locator('[aria-current=page]')
    await expect(current).toHaveText(contentTabs.searchWords)
    await page.getByRole('link', { name: new RegExp(`^${searchDesk.misses}`) }).click()
    await expect(page).toHaveURL(/misses/)
    await expect(current).toHaveText(contentTabs.searchWords)
    await expect(listed(page, word).first()).toContainText('Toyota Camry')
    await page.getByRole('link', { name: `${searchDesk.missing.add}: ${word} камри` }).click()
    await expect(page.getByRole('dialog').getByLabel(searchDesk.text, { exact: true })).toHaveValue(word)
    await choose(page, { ru: 'Бамперы', kk: 'Бамперлер' }[language])
    await page.getByRole('dialog').getByRole('button', { name: searchDesk.add }).click()
    await expect(page.getByText(searchDesk.done.add(word))).toBeVisible()
    await page.getByRole('link', { name: new RegExp(`^${searchDesk.misses}`) }).click()
    await expect(listed(page, other).first()).toBeVisible()
    await expect(listed(page, word)).toHaveCount(0)
    await page.getByRole('button', { name: `${searchDesk.missing.dismiss}: ${other}` }).press('Enter')
    await expect(page.getByText(searchDesk.missing.dismissed(other))).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: other })).toHaveCount(0)
  })

  test.describe(`before scripts load, in ${language}`, () => {
    test.use({ javaScriptEnabled: false })

    test('a shipped word is hidden and shown, and what was typed wrong stays', async ({ page }) => {
      await signIn(page, 2)
      const shipped = { ru: 'кэмри', kk: 'кемри' }[language]
      await page.goto(at(`/dashboard/search?kind=model&q=${shipped}`))
      await page.getByRole('button', { name: `${searchDesk.hide}: ${shipped}` }).click()
      await expect(page.getByText(searchDesk.hidden, { exact: true })).toBeVisible()
      await page.goto(at(`/dashboard/search?kind=model&cut=hidden&q=${shipped}`))
      await page.getByRole('button', { name: `${searchDesk.show}: ${shipped}` }).click()
      await page.goto(at(`/dashboard/search?kind=model&q=${shipped}`))
      await expect(page.getByRole('button', { name: `${searchDesk.hide}: ${shipped}` })).toBeVisible()

      await page.goto(at('/dashboard/search?ask=add'))
      const long = 'ы'.repeat(2000)
      await page.getByLabel(searchDesk.text, { exact: true }).fill(long)
      await page.getByRole('dialog').getByRole('button', { name: searchDesk.add }).click()
      await expect(page.getByLabel(searchDesk.text, { exact: true })).toHaveValue(long)
      await expect(page.getByRole('dialog')).toContainText(fieldText('too_long', language))
    })
  })
}

for (const { language, words, at } of languages) {
  const { dictionaries, searchDesk } = words

  test(`on a phone the choices above a list stand in one row, the chosen one in view, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 1600 })
    await signIn(page, 2)
    for (const [path, row] of [
      ['/dashboard/search?cut=hidden', searchDesk.cutsLabel],
      ['/dashboard/content/dictionaries/districts', dictionaries.of],
    ] as const) {
      await page.goto(at(path))
      await untilScripted(page)
      const links = page.getByRole('navigation', { name: row, exact: true }).getByRole('link')
      const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()))
      expect(boxes.length).toBeGreaterThan(2)
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(1)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await expect(links.and(page.locator('[aria-current]'))).toBeInViewport({ ratio: 1 })
    }
  })

  test(`the pages are accessible and fit in every look, in ${language}`, async ({ page }) => {
    await signIn(page, 2)
    for (const path of [
      '/dashboard/search?check=балка+тойота',
      '/dashboard/search?q=зззззз',
      '/dashboard/search?cut=own&ask=add&text=балка',
      '/dashboard/search/misses',
    ]) {
      await page.goto(at(path))
      await untilScripted(page)
      await expectKindIn(page)
    }
  })
}
