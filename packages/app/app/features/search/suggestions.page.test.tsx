import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sentTo } from '../../../testing/network.ts'
import { address, openPage, reloadPage } from '../../../testing/open-page.tsx'
import { searchParts } from '../../../testing/search-parts.ts'
import { catalogueWords } from '../ads/catalogue-words.ts'
import { siteWords } from '../site/words.ts'
import { searchWords } from './words.ts'

const BRAKES = 'тормоз'
const { ru: words } = searchWords
const head = page.css('main [data-slot=page-head]')
const { search, field, list, options, group, all, cancel, clear } = searchParts()

for (const path of ['/', '/ads']) {
  it(`suggests on ${path} while somebody types, and a suggestion opens its ads`, async () => {
    await openPage(path)
    await field.click()
    await userEvent.keyboard(BRAKES)
    await expect.element(list).toBeVisible()
    const first = group(words.kinds.part).getByRole('option').first()
    await expect.element(first).toMatchTextContent(new RegExp(BRAKES, 'i'))
    const count = /\d+$/.exec(first.element().textContent.trim())?.[0] ?? 'none'
    expect(options.elements().length).toBeGreaterThan(3)
    await expect.element(all(BRAKES)).toMatchTextContent(/: \d+/)
    if (path === '/') {
      // The text alone finds more than for one brand.
      const brand = search.getByRole('combobox', { name: catalogueWords.ru.brand })
      const [, one] = brand.getByRole('option').elements()
      if (!one) throw new Error('There are no brands.')
      await brand.selectOptions(one.textContent ?? '')
      await expect.element(all(BRAKES)).not.toMatchTextContent(/\d/)
      await brand.selectOptions('')
    }
    await first.click()
    await expect.poll(address).toMatch(/\/ads\?part=\d+$/)
    await expect.element(head).toMatchTextContent(count)
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('')
  })
}

for (const width of [1280, 320]) {
  it(`suggests in the header of another page at ${width} px`, async () => {
    await page.viewport(width, 800)
    await openPage('/ads/1000/view')
    const { field, list, cancel, all } = searchParts('banner')
    const link = page.getByRole('banner').getByRole('link', { name: siteWords.ru.header.search })
    if (width === 320) await link.click()
    else await field.click()
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard(BRAKES)
    await expect.element(list).toBeVisible()
    if (width === 320) {
      await cancel.click()
      await expect.element(list).not.toBeInTheDocument()
      await expect.element(page.getByRole('heading', { level: 1 })).toBeInViewport()
      await link.click()
    }
    await expect.element(all(BRAKES)).toMatchTextContent(/: \d+/)
    const [, told = 'none'] = /: (\d+)/.exec(all(BRAKES).element().textContent) ?? []
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\/ads\?q=/)
    await expect.element(head).toMatchTextContent(new RegExp(`(^|\\D)${told}\\s`))
  })
}

for (const width of [1280, 320]) {
  it(`keeps recent searches in the browser alone, and removes them, at ${width} px`, async () => {
    await page.viewport(width, 800)
    await openPage('/')
    await field.click()
    await userEvent.keyboard(BRAKES)
    await expect.element(list).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toMatch(/\/ads\?q=/)
    const asked = new RegExp(encodeURIComponent(BRAKES))
    const before = await sentTo(asked)
    await openPage('/ads')
    await field.click()
    const recent = group(words.recent).getByRole('option', { name: BRAKES })
    await expect.element(recent).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Delete}')
    await expect.element(recent).not.toBeInTheDocument()
    expect(await sentTo(asked)).toEqual(before)

    await field.fill(BRAKES)
    await userEvent.keyboard('{Enter}')
    // The field of the page before is replaced with the page.
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(BRAKES)
    await field.fill('')
    await expect.element(recent).toBeVisible()
    await clear.click()
    await expect.element(recent).not.toBeInTheDocument()
    // The list fills the screen of a phone, so it is never empty there.
    if (width === 320) await expect.element(list).toBeVisible()
    else await expect.element(list).not.toBeInTheDocument()
    await reloadPage()
    expect(localStorage).toHaveLength(0)
  })
}

it('fills the list on a phone before anything is typed', async () => {
  await page.viewport(320, 800)
  const often = group(words.often)
  for (const path of ['/', '/ads']) {
    await openPage(path)
    await field.click()
    await expect.poll(() => often.getByRole('option').elements()).toHaveLength(4)
    await expect.poll(() => group(words.kinds.level).getByRole('option').elements()).toHaveLength(5)
    await userEvent.keyboard('щщжжъ')
    await expect.element(often).not.toBeInTheDocument()
    await field.fill('')
    await expect.element(often).toBeVisible()
    await cancel.click()
    await expect.element(often).not.toBeInTheDocument()
  }
  await field.click()
  await group(words.kinds.car).getByRole('option').first().click()
  await expect.poll(address).toMatch(/\/ads\?brand=\d+$/)
  await field.click()
  await group(words.kinds.level).getByRole('option').first().click()
  await expect.poll(address).toMatch(/\/ads\?level=5$/)
})

it('works by keyboard alone', async () => {
  await openPage('/')
  field.element().focus()
  await userEvent.keyboard(BRAKES)
  await expect.element(list).toBeVisible()
  await expect.element(field).toHaveRole('combobox')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  const reached = () => field.element().getAttribute('aria-activedescendant')
  const first = () => options.first().element().id
  expect(reached()).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  expect(reached()).toBe(first())
  await userEvent.keyboard('{End}')
  expect(reached()).toBe(options.last().element().id)
  await userEvent.keyboard('{ArrowDown}')
  expect(reached()).toBeNull()
  await userEvent.keyboard('{ArrowUp}{Home}')
  expect(reached()).toBe(first())
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveValue(BRAKES)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.poll(address).toMatch(/\/ads\?part=\d+$/)
})

describe.each(['ru', 'kk'] as const)('in %s', (language) => {
  const words = searchWords[language]
  const { field, group } = searchParts('main', language)

  it('understands another keyboard layout and says so', async () => {
    await openPage('/ads', { language })
    await field.click()
    await userEvent.keyboard('njhvjp')
    await expect.element(page.getByText(words.read('тормоз'), { exact: true })).toBeVisible()
    await expect.element(group(language === 'ru' ? words.kinds.part : words.kinds.shop)).toBeVisible()
  })
})

it('leaves a search if there is nothing to suggest', async () => {
  await openPage('/ads')
  await field.click()
  await userEvent.keyboard('щщжжъ')
  const nothing = words.nothing('щщжжъ')
  await expect.element(page.getByRole('status').filter({ hasText: nothing })).toBeInTheDocument()
  await expect.element(list).not.toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('button', { name: nothing, exact: false }).click()
  await expect.poll(address).toMatch(/\/ads\?q=/)
})
