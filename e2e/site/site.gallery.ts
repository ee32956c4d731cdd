import { expect, type Page } from '@playwright/test'
import { gallery, type State } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import {
  bluePixels,
  boxOf,
  contrastOfRing,
  coveredWords,
  cutTexts,
  expectInTopLine,
} from '../portal/look-rules.ts'
import {
  allLooks,
  bothLooks,
  expectNoSidewaysScroll,
  lightLooks,
  setLook,
  untilScripted,
  untilStill,
} from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'

/** The same page in the looks between a phone and a desktop. */
const BETWEEN = [1200, 1050, 1049].map((width) => ({ width, colorScheme: 'light' }) as const)

const publicPages: State[] = [
  ...['/promotions', '/rules', '/rule', '/rules-ad', '/rules-shopping-center', '/privacy-policy'].map(
    (path) => ({
      ...{ state: path, path, looks: bothLooks },
    }),
  ),
  {
    state: 'the terms of use, between a phone and a desktop',
    path: '/terms-of-use',
    looks: [...bothLooks, ...BETWEEN],
  },
  { state: 'an earlier version of a text', path: '/rules-shopping-center?version=1', looks: bothLooks },
  { state: 'a version that is not there', path: '/rules-ad?version=999', looks: bothLooks },
  { state: 'a promotion', path: somePromotion, looks: bothLooks },
  { state: 'a promotion that is gone', path: '/promotions/999999', looks: bothLooks },
  { state: 'a page that is not there', path: '/there-is-no-such-page', looks: bothLooks },
]

gallery('the public pages', publicPages)

gallery('the home page', [
  { state: 'with a search that is typed and drawings beside their words', path: '/', act: measureHome },
  { state: 'with the question about analytics', path: asked, act: compareAnswers, looks: bothLooks },
  { state: 'with the answer that can be changed', path: '/', act: openAnswer, looks: bothLooks },
])

gallery('where the catalogue puts its results', [
  { state: 'nothing found', path: '/ads?q=qwertzuiop&price_to=9000', act: measureEmpty, looks: [] },
  { state: 'orders and what to search for', path: '/ads', act: measureFields, looks: [] },
  { state: 'few results', path: titleOfAd, act: measureFew, looks: [] },
])

gallery('the frame of the site', [
  { state: 'a guest on a phone', path: '/login', act: measureGuest, looks: [] },
  { state: 'how to file an ad', path: as(5, '/filing-rules'), looks: bothLooks },
  { state: 'instructions of tenants', path: as(1, '/instruction'), looks: bothLooks },
  {
    state: 'the header and the menu of a member',
    path: as(2, '/account/sessions'),
    act: measureMember,
    looks: bothLooks,
  },
  ...['/account', '/account/details', '/account/password'].map((path) => ({
    ...{ state: path, path: as(2, path), looks: bothLooks },
  })),
  ...['/', '/promotions', '/rule', '/rules-ad'].map((path) => ({
    ...{ state: `a preview of ${path}`, path: as(2, `${path}?preview=1`), looks: lightLooks },
  })),
])

async function somePromotion(page: Page, { at }: Spoken): Promise<string> {
  await page.goto(at('/promotions'))
  const href = (await page.locator('main h3 a').first().getAttribute('href')) ?? ''
  return href.replace(/^\/kk/, '')
}

/** The path, once somebody has signed in. */
function as(role: Parameters<typeof signIn>[1], path: string): State['path'] {
  return async (page) => {
    await signIn(page, role)
    return path
  }
}

async function asked(page: Page): Promise<string> {
  await page.context().clearCookies({ name: 'analytics' })
  return '/'
}

/** Refusing is as easy as accepting. */
async function compareAnswers(page: Page, { words: { analytics } }: Spoken): Promise<void> {
  const question = page.getByRole('complementary', { name: analytics.label })
  const buttons = [analytics.answers.yes, analytics.answers.no].map((name) =>
    question.getByRole('button', { name }),
  )
  for (const { width } of bothLooks) {
    await page.setViewportSize({ width, height: 800 })
    const [yes, no] = await Promise.all(buttons.map(boxOf))
    expect(yes?.height).toBe(no?.height)
  }
}

async function openAnswer(page: Page, { words: { analytics } }: Spoken): Promise<void> {
  const question = page.getByRole('complementary', { name: analytics.label })
  await question.getByRole('button', { name: analytics.answers.no }).click()
  await page.getByText(analytics.change.no).click()
  await expect(question.getByRole('button', { name: analytics.answers.yes })).toBeVisible()
}

/** What the texts of a language could push aside: a field, a select, a drawing beside words. */
async function measureHome(page: Page, { words: { catalogue, home } }: Spoken): Promise<void> {
  const tiles = page.getByRole('region', { name: home.categories }).locator('div:has(> img)')
  await expect(tiles).toHaveCount(5)
  for (const width of [320, 1000, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const tile of await tiles.all()) expect(await coveredWords(tile), `${width} px`).toEqual([])
  }
  await untilScripted(page)
  const search = page.getByLabel(catalogue.search.label)
  const brand = page.getByRole('combobox', { name: catalogue.brand })
  for (const { width } of lightLooks) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutTexts(brand)).toEqual([])
    expect(await cutTexts(search)).toEqual([])
  }
  for (const look of allLooks) {
    await setLook(page, look)
    await search.focus()
    await page.keyboard.type('д')
    await untilStill(page)
    expect(await contrastOfRing(page.locator('label', { has: search }))).toBeGreaterThanOrEqual(3)
    // The button that empties the field is not the browser's blue one.
    expect(await bluePixels(search)).toBe(0)
    await brand.focus()
    await untilStill(page)
    expect(await contrastOfRing(page.locator('label', { has: brand }))).toBeGreaterThanOrEqual(3)
  }
}

/** An empty result is visible without scrolling. */
async function measureEmpty(page: Page, { words: { catalogue } }: Spoken): Promise<void> {
  for (const { width } of lightLooks) {
    await page.setViewportSize({ width, height: 800 })
    const search = await boxOf(page.getByRole('searchbox'))
    const chips = await boxOf(page.getByRole('list', { name: catalogue.chosen }))
    const told = await boxOf(page.getByRole('heading', { name: catalogue.empty }))
    if (width === 1280) expect(chips.y - (search.y + search.height)).toBeLessThan(40)
    expect(told.y + told.height).toBeLessThan(800)
  }
}

async function measureFields(page: Page, { words: { catalogue } }: Spoken): Promise<void> {
  await untilScripted(page)
  for (const { width } of lightLooks) {
    await page.setViewportSize({ width, height: 800 })
    expect(await cutTexts(page.locator('#sort'))).toEqual([])
    expect(await cutTexts(page.getByLabel(catalogue.search.label))).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

async function titleOfAd(page: Page, { at }: Spoken): Promise<string> {
  await page.goto(at('/ads'))
  const title = await page.locator('main li a[href$="/view"]').first().textContent()
  return `/ads?q=${encodeURIComponent(title ?? '')}`
}

/** Few results are directly below the search; on a phone filters and order are between them. */
async function measureFew(page: Page): Promise<void> {
  const ads = page.locator('main li').filter({ has: page.locator('a[href$="/view"]') })
  for (const { width } of lightLooks) {
    await page.setViewportSize({ width, height: 800 })
    const search = await boxOf(page.getByRole('searchbox'))
    const card = await boxOf(ads.first())
    expect(card.y - (search.y + search.height)).toBeLessThan(width === 1280 ? 120 : 240)
  }
}

async function measureGuest(page: Page, { words: { header } }: Spoken): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectInTopLine(page.getByRole('banner').getByRole('link', { name: header.signIn }))
  await expectNoSidewaysScroll(page)
}

/** The header of a member stays in one line; on a phone the account is one tap away. */
async function measureMember(page: Page, { words: { header, cabinet } }: Spoken): Promise<void> {
  const banner = page.getByRole('banner')
  for (const width of [1050, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const [ru, kk] = await Promise.all(
      [header.shortLanguages.ru, header.shortLanguages.kk].map((name) =>
        boxOf(banner.getByRole('link', { name, exact: true }).filter({ visible: true })),
      ),
    )
    expect(kk?.y).toBe(ru?.y)
    const button = await boxOf(banner.getByRole('link', { name: header.newAd }).filter({ visible: true }))
    expect(button.height).toBeLessThan(50)
    expect((await boxOf(banner.locator('input[name=q]'))).width).toBeGreaterThan(120)
    await expectNoSidewaysScroll(page)
    const names = banner.locator('span.truncate').filter({ visible: true })
    await expect(names).toHaveCount(width < 1200 ? 0 : 1)
    expect(await names.evaluateAll((all) => all.every((it) => it.scrollWidth <= it.clientWidth))).toBe(true)
  }
  await page.setViewportSize({ width: 320, height: 800 })
  const account = banner.locator('[data-slot=action-menu] > summary')
  await expect(account).toHaveCount(1)
  const tools = banner.getByRole('link').or(banner.locator('summary')).filter({ visible: true })
  for (const tool of (await tools.all()).slice(1)) await expectInTopLine(tool)
  await account.click()
  await expect(banner.getByRole('link', { name: cabinet.details })).toBeVisible()
  const list = await boxOf(banner.locator('[data-slot=action-menu] > ul'))
  expect(list.x).toBeGreaterThanOrEqual(0)
  expect(list.x + list.width).toBeLessThanOrEqual(320)
  // The menu is closed by what closes it on the other width too.
  await account.click()
}
