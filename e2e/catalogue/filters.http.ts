import { expect } from '@playwright/test'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { adsOfOpenShops } from '../portal/open-shops.ts'
import { partlyFound } from '../portal/partly-found.ts'
import { hrefOf, type Visitor } from '../portal/visitor.ts'

const chosenIn = ({ answer }: Visitor, name: string) => new URL(answer.url()).searchParams.getAll(name)

const digitsOf = (text: string | null | undefined) => Number((text ?? '').replace(/\D/g, ''))

/** The number of ads in the heading. */
const foundOn = ({ document }: Visitor) =>
  digitsOf(document.querySelector('main h1')?.nextElementSibling?.textContent)

for (const { language, words, at } of flowsIn('kk')) {
  const { catalogue, rooms } = words
  const choice = (name: string) => new RegExp(`^${name}( |~?\\d|$)`)

  test(`the form sends all filters, typed text and the order, in ${language}`, async ({ visitor }) => {
    const chips = () => visitor.get('list', catalogue.chosen)
    await visitor.open(at('/ads'))
    visitor.fill(catalogue.search.label, 'диск')
    const sort = visitor.document.querySelector<HTMLSelectElement>('#sort')
    if (!sort) throw new Error('There is no order.')
    sort.value = 'price_asc'
    for (const name of [rooms.onLevel(2), rooms.onLevel(4), catalogue.conditions.new])
      visitor.tick(choice(name))
    const button = visitor.document.querySelector('form#filters button[type=submit]')
    if (!button) throw new Error('The filters have no button.')
    await visitor.send(button)
    expect(chosenIn(visitor, 'level')).toEqual(['2', '4'])
    expect(chosenIn(visitor, 'condition')).toEqual(['new'])
    expect(chosenIn(visitor, 'q')).toEqual(['диск'])
    expect(chosenIn(visitor, 'sort')).toEqual(['price_asc'])
    visitor.get('link', rooms.onLevel(4), chips())
    await visitor.follow(rooms.onLevel(2), chips())
    expect(chosenIn(visitor, 'level')).toEqual(['4'])
    await visitor.open(at('/ads?q=qwertzuiop&level=2'))
    expect(visitor.document.querySelectorAll('main section[aria-labelledby="way-filters"] a')).toHaveLength(1)
  })

  test(`invalid and too many values of an address are left out, in ${language}`, async ({ visitor }) => {
    const brands = Array.from({ length: 100 }, (_, n) => `brand=${n + 1}`).join('&')
    for (const search of [
      `?${brands}`,
      '?level=2&level=9&level=x&category=..%2Fetc&brand=0',
      `?q=${encodeURIComponent('🚗'.repeat(700))}`,
      `?q=${encodeURIComponent("'; drop table ads; -- %_\\")}`,
    ])
      (await visitor.open(at(`/ads${search}`))).expectStatus(200)
    await visitor.open(at('/ads?level=2&level=9'))
    expect(visitor.all('listitem', undefined, visitor.get('list', catalogue.chosen))).toHaveLength(2)
  })

  test(`as many ads are of open shops as the hours of the shops say, in ${language}`, async ({ visitor }) => {
    await expect(async () => {
      await visitor.open(at('/ads?open=1'))
      const expected = await adsOfOpenShops(visitor)
      expect(foundOn(visitor)).toBe(expected)
      // At night all shops are closed.
      expect(visitor.all('heading', catalogue.empty)).toHaveLength(expected === 0 ? 1 : 0)
      await visitor.open(at('/ads'))
      const open = visitor.document.querySelector('input[name=open]')?.closest('label')
      expect(digitsOf([...(open?.querySelectorAll('span') ?? [])].at(-1)?.textContent)).toBe(expected)
      // A minute later if a shop has just opened or closed.
    }).toPass({ timeout: 75_000 })
  })

  test(`an empty list leads on to lists that have ads, in ${language}`, async ({ visitor }) => {
    await visitor.open(at(`/ads?q=${encodeURIComponent('тормозной диск')}&price_to=1&level=2`))
    visitor.get('heading', catalogue.empty)
    const regions = [...visitor.document.querySelectorAll('main section[aria-labelledby^="way-"]')]
    expect(regions).toHaveLength(4)
    const ways = regions.flatMap((region) => visitor.all('link', undefined, region))
    expect(ways.length).toBeGreaterThan(8)
    for (const way of [...ways.slice(0, 4), ...ways.slice(-1)]) {
      const count = digitsOf(way.lastElementChild?.textContent)
      await visitor.open(hrefOf(way))
      expect(foundOn(visitor), hrefOf(way)).toBe(count)
    }
  })

  test(`a line stands between the ads that have every word and the others, in ${language}`, async ({
    visitor,
  }) => {
    const { q, total, exact } = await partlyFound(visitor)
    await visitor.open(at(`/ads?q=${encodeURIComponent(q)}`))
    const rows = [...visitor.document.querySelectorAll('main li:has(h3), main li:has(a[href$="/view"])')]
    const line = rows.findIndex((row) => row.querySelector(':scope > h3')?.textContent.includes('«оригинал»'))
    expect(line).toBe(exact)
    expect(rows[line]?.textContent.trim()).toMatch(new RegExp(` ${total - exact}$`))
    expect(visitor.document.querySelector('#sort option:checked')?.textContent).toBe(catalogue.byFit)
  })
}

test('the address contains the filters', async ({ visitor }) => {
  await visitor.open('/ads?price_from=20000&price_to=30000&sort=price_asc')
  const ads = [...visitor.document.querySelectorAll('main li:has(a[href$="/view"])')]
  const sums = ads
    .flatMap(({ textContent }) => /([\d\s]+)₸/.exec(textContent)?.[1]?.replace(/\s/g, '') ?? [])
    .map(Number)
  expect(sums.length).toBeGreaterThan(0)
  expect(sums.every((sum) => sum >= 20_000 && sum <= 30_000)).toBe(true)
  expect(sums).toEqual([...sums].sort((a, b) => a - b))
})
