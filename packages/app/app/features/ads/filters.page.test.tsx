import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import '../../../testing/css.ts'
import { address, openPage, untilIdle } from '../../../testing/open-page.tsx'
import { roomWords } from '../rooms/words.ts'
import { searchWords } from '../search/words.ts'
import { catalogueWords } from './catalogue-words.ts'

const { ru: catalogue } = catalogueWords
const { ru: rooms } = roomWords

const chosenIn = (name: string) => new URLSearchParams(location.search).getAll(name)
const choice = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}( |$)`) })
const chips = page.getByRole('list', { name: catalogue.chosen })
/** Its name begins with what a press does. */
const chip = (name: string) => chips.getByRole('link', { name, exact: false })
const button = page.css('summary').filter({ hasText: catalogue.filters })
const digitsOf = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''))
/** The number of ads in the heading. */
const found = () =>
  digitsOf(page.getByRole('heading', { level: 1 }).element().nextElementSibling?.textContent)
/** The number beside a choice. */
const countOf = (box: Locator) => {
  const parts = box.element().closest('label')?.querySelectorAll('span') ?? []
  return [...parts].at(-1)?.textContent ?? ''
}

for (const width of [1280, 320]) {
  const isPhone = width === 320
  const openFilters = async () => {
    if (isPhone) await button.click()
  }
  const closeFilters = async () => {
    if (isPhone) await userEvent.keyboard('{Escape}')
  }

  it(`counts several levels, keeps typed text and shows chips, at ${width} px`, async () => {
    await page.viewport(width, 800)
    await openPage('/ads')
    await openFilters()
    expect(countOf(page.getByRole('radio', { name: catalogue.kinds.service, exact: false }))).toMatch(
      /^~?\d[\d\s]*$/,
    )
    expect(page.css('#sort option:checked').element().textContent).toBe(catalogue.sorts.newest)
    const second = choice(rooms.onLevel(2))
    const ofSecond = digitsOf(countOf(second))
    expect(ofSecond).toBeGreaterThan(0)
    await second.click()
    await expect.poll(() => chosenIn('level')).toEqual(['2'])
    await expect.poll(found).toBe(ofSecond)
    await choice(rooms.onLevel(3)).click()
    await expect.poll(() => chosenIn('level')).toEqual(['2', '3'])
    await untilIdle()
    await expect.element(second).toBeChecked()
    // What another floor would find does not depend on the floors that are chosen.
    expect(countOf(second)).toBe(String(ofSecond))
    await closeFilters()

    // Typed, but not sent; then a filter.
    await page.getByLabelText(catalogue.search.label).fill('диск')
    // The list of suggestions fills the screen of a phone.
    if (isPhone) await page.getByRole('button', { name: searchWords.ru.cancel }).click()
    await openFilters()
    await page.getByLabelText(catalogue.to, { exact: true }).fill('90000')
    await choice(catalogue.conditions.used).click()
    await expect.poll(address).toMatch(/condition=used/)
    expect(chosenIn('q')).toEqual(['диск'])
    await expect.poll(() => chosenIn('price_to')).toEqual(['90000'])
    await untilIdle()
    await closeFilters()

    const third = chip(rooms.onLevel(3))
    await expect.element(third).toBeVisible()
    await third.click()
    await expect.poll(() => chosenIn('level')).toEqual(['2'])
    await openFilters()
    await expect.element(choice(rooms.onLevel(3))).not.toBeChecked()
    history.back()
    await expect.poll(() => chosenIn('level')).toEqual(['2', '3'])
    await expect.element(choice(rooms.onLevel(3))).toBeChecked()
  })

  it(`filters by maker and by open shops, at ${width} px`, async () => {
    await page.viewport(width, 800)
    await openPage('/ads?kind=part')
    await openFilters()
    const maker = page.getByRole('group', { name: catalogue.maker }).getByRole('checkbox').first()
    const ofMaker = digitsOf(countOf(maker))
    expect(ofMaker).toBeGreaterThan(0)
    await maker.click()
    await expect.poll(found).toBe(ofMaker)
    const [name = ''] = chosenIn('maker')
    expect(chip(name).elements()).toHaveLength(1)
    const open = choice(catalogue.openNow)
    await open.click()
    await expect.poll(() => chosenIn('open')).toEqual(['1'])
    await expect.poll(() => chip(catalogue.openNow).elements()).toHaveLength(1)
    await expect.poll(() => found() === digitsOf(countOf(open))).toBe(true)
  })
}

it('works by keyboard, and the sheet closes by Escape and by a press beside it', async () => {
  await page.viewport(390, 844)
  await openPage('/ads')
  const first = choice(rooms.onLevel(1))
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.poll(address).toMatch(/level=1/)
  await expect.element(first).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await expect.element(page.css('[name=level]').first()).not.toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(first).toBeVisible()
  // Beside the sheet, where its button lies over the page.
  document
    .elementFromPoint(200, 20)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await expect.element(page.css('[name=level]').first()).not.toBeVisible()
})
