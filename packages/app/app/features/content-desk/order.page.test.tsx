import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newItem, press, some } from '../../../testing/content.ts'
import { sentTo } from '../../../testing/network.ts'
import { openPage, reloadPage, untilIdle } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { actWords } from './act-words.ts'
import { dictionaryWords } from './dictionary-words.ts'
import { contentDeskWords } from './words.ts'

const desk = contentDeskWords.ru
const log = actWords.ru
const rows = page.getByRole('list', { name: desk.order }).getByRole('listitem')
const placeOf = (title: string) => rows.elements().findIndex((row) => row.textContent?.includes(title))
const acts = page.getByRole('list', { name: log.log }).getByRole('listitem')
/** The rows move at once; only what the server has answered survives. */
const untilOrdered = (times: number) =>
  expect
    .poll(async () => (await sentTo(/\/api\/content\/reorder/)).filter(({ end }) => end === 200).length)
    .toBe(times)

it('the order is changed by keyboard and by dragging', async () => {
  await signIn(2)
  const set = 'awards'
  const [first, second] = [some('Награда'), some('Марапат')]
  for (const title of [first, second]) await newItem(set, { title })
  await openPage(`/dashboard/content/${set}`)
  await expect.element(rows.filter({ hasText: second })).toBeVisible()
  const before = placeOf(second)
  await press(desk.up(second))
  await expect.poll(() => placeOf(second)).toBe(before - 1)
  await untilOrdered(1)
  await untilIdle()
  await expect.element(page.getByRole('status').filter({ hasText: second })).toBeInTheDocument()
  const handle = rows.filter({ hasText: first }).css('span.cursor-grab')
  await userEvent.dragAndDrop(handle, rows.filter({ hasText: second }), {
    targetPosition: { x: 20, y: 10 },
  })
  await expect.poll(() => placeOf(first)).toBe(before - 1)
  await untilOrdered(2)
  await reloadPage()
  await expect.poll(() => placeOf(first)).toBe(before - 1)
  expect(placeOf(second)).toBe(before)
})

it('the log has orders, deletions and dictionaries', async () => {
  const set = 'infrastructure'
  const [first, second] = [some('Первая'), some('Екінші')]
  await signIn(2)
  const item = await newItem(set, { title: first })
  await newItem(set, { title: second })
  await openPage(`/dashboard/content/${set}`)
  await expect.element(rows.filter({ hasText: second })).toBeVisible()
  const place = placeOf(second) + 1
  await press(desk.up(second))
  await expect.element(page.getByRole('status').filter({ hasText: second })).toBeInTheDocument()
  await untilOrdered(1)
  await call(`/api/content/delete/${item.id}`, { version: 1 })
  await reloadPage()
  await page.getByRole('link', { name: desk.logOfSet }).click()
  const of = (text: string, act: string) => acts.filter({ hasText: text }).filter({ hasText: act })
  await expect.element(of(first, log.actions.delete)).toBeVisible()
  // Of two neighbours that change places the first one counts as moved.
  await expect.element(of(first, log.moved(place - 1, place))).toBeVisible()
  await expect.element(of(second, log.actions.create)).toBeVisible()

  const name = some('М')
  const brand = await call<{ id: number }>('/api/dictionaryBrand/create', { name })
  await call(`/api/dictionaryBrand/update/${brand.id}`, { name: `${name}2` })
  await openPage('/dashboard/content/dictionaries/brands')
  await page.getByRole('link', { name: dictionaryWords.ru.log }).click()
  await expect.element(acts.filter({ hasText: log.renamed(name, `${name}2`) })).toBeVisible()
  await expect.element(acts.filter({ hasText: second })).not.toBeInTheDocument()
})
