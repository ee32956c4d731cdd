import { errorText, fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  alert,
  asksBeforeClosing,
  away,
  begin,
  difference,
  done,
  field,
  idle,
  itemOf,
  newItem,
  openItem,
  press,
  question,
  reload,
  saveElsewhere,
  some,
  typedIn,
} from '../../../testing/content.ts'
import { lose, setOnline } from '../../../testing/network.ts'
import { address, followOut, reloadPage } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { actWords } from './act-words.ts'
import { clashWords } from './clash-words.ts'
import { contentSetWords } from './set-words.ts'
import { contentDeskWords } from './words.ts'

const desk = contentDeskWords.ru
const clash = clashWords.ru
const notice = page.getByRole('status').filter({ hasText: clash.newerHelp })

it("after a reload the form keeps its text with its version, and takes the other's changes field by field", async () => {
  const title = some('Общая')
  await signIn(2)
  const item = await newItem('slider', { title, lead: 'Вступление', link: '/ads' })
  await openItem(item)
  await field('title').fill(`${title} своя`)
  await saveElsewhere(item, { title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' })

  // The page has the newer version now, the form still has its own.
  await reload()
  await expect.element(field('title')).toHaveValue(`${title} своя`)
  await expect.element(difference).toMatchTextContent(clash.only)
  await expect.element(difference).toMatchTextContent('Чужое')
  await expect.element(difference).toMatchTextContent('Басқаның')
  await expect.element(difference).not.toMatchTextContent(clash.both)

  await press(clash.take)
  await expect.element(field('lead')).toHaveValue('Чужое вступление')
  await expect.element(field('title_kk')).toHaveValue('Басқаның тақырыбы')
  expect(typedIn('title')).toBe(`${title} своя`)
  expect((await itemOf(item)).version).toBe(2)
  await press(desk.save)
  await done(desk.done.save)
  expect(await itemOf(item)).toMatchObject({
    version: 3,
    fields: { title: `${title} своя`, title_kk: 'Басқаның тақырыбы', lead: 'Чужое вступление' },
  })
  await reloadPage()
  await expect.element(field('title')).toHaveValue(`${title} своя`)
  await expect.element(page.getByText(desk.resumed)).not.toBeInTheDocument()
})

it("what the page loads meanwhile does not move the form past the other's change", async () => {
  const title = some('Общая')
  await signIn(2)
  const item = await newItem('slider', { title, lead: 'Вступление' })
  await openItem(item)
  await field('title').fill(`${title} своя`)
  await saveElsewhere(item, { title: `${title} чужая`, lead: 'Чужое вступление' })
  // The log comes with the newest version of the entry.
  await page.getByRole('link', { name: desk.logOfItem }).click()
  await expect
    .element(page.getByRole('region', { name: actWords.ru.log }))
    .toMatchTextContent(actWords.ru.saved(2))
  await press(desk.save)
  await expect.element(difference).toMatchTextContent('чужая')
  await expect.element(difference).toMatchTextContent('своя')
  expect((await itemOf(item)).fields.title).toBe(`${title} чужая`)

  // What both have written stays one's own, and is named.
  await press(clash.take)
  await done(desk.stayed(contentSetWords.ru.fields.title))
  await expect.element(field('title')).toHaveValue(`${title} своя`)
  await expect.element(field('lead')).toHaveValue('Чужое вступление')

  // A deletion of what one has not seen is refused, too, and the question does not come back.
  await saveElsewhere(item, { lead: 'Опять чужое' })
  await field('lead').fill('Моё третье')
  await page.getByRole('link', { name: desk.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: desk.deleteConfirm }).click()
  await expect.element(difference).toMatchTextContent('Опять чужое')
  await expect.element(difference).toMatchTextContent(clash.both)
  await expect.element(difference).toMatchTextContent('Моё третье')
  expect((await itemOf(item)).version).toBe(3)
  await press(clash.send)
  await done(desk.done.save)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(await itemOf(item)).toMatchObject({
    version: 4,
    fields: { title: `${title} своя`, lead: 'Моё третье' },
  })
})

it('the newer version is opened instead of what was typed', async () => {
  const title = some('Общая')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  await field('title').fill(`${title} опять`)
  await saveElsewhere(item, { title: `${title} чужая` })
  await press(desk.save)
  await page.getByRole('link', { name: clash.open }).click()
  await expect.element(field('title')).toHaveValue(`${title} чужая`)
})

it('a form that is open is told of a newer version, and shows it on request', async () => {
  const title = some('Общая')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  // The answer to a save is still on the page when the newer version comes.
  await field('link').fill('/ads')
  await press(desk.save)
  await done(desk.done.save)
  await saveElsewhere(item, { lead: 'Чужое вступление' })
  dispatchEvent(new Event('focus'))
  await expect.element(notice).toBeVisible()
  // It says who has saved which version.
  const { item: newer } = await call<{ item: { changed_by: { name: string } } }>(
    `/api/content/get/${item.id}`,
  )
  await expect.element(notice).toMatchTextContent(clash.newer(newer.changed_by.name, 3))
  await field('title').fill(`${title} своя`)
  await press(clash.show)
  await expect.element(difference).toMatchTextContent('Чужое вступление')
  await expect.element(notice).not.toBeInTheDocument()
  expect(typedIn('title')).toBe(`${title} своя`)
  await press(clash.take)
  await expect.element(field('lead')).toHaveValue('Чужое вступление')
})

it('a difference stays until it is resolved, whatever is answered meanwhile', async () => {
  const set = 'sliderDetail'
  await signIn(2)
  const item = await newItem(set, { title: some('Акция') })
  await openItem(item, set)
  await begin()
  await field('room_ids').fill('нет такого')
  await saveElsewhere(item, { title_kk: 'Екінші нұсқа' })
  await reload()
  await expect.element(difference).toMatchTextContent('Екінші')

  // What is wrong is said beside it, and ends it as little as a lost connection does.
  await press(clash.send)
  await expect.element(alert(fieldText('unknown', 'ru'))).toBeVisible()
  await expect.element(difference).toMatchTextContent('Екінші')
  const find = await lose(/\/api\//)
  setOnline(false)
  await press(clash.take)
  await expect.element(alert(errorText('network', 'ru'))).toBeVisible()
  await expect.element(difference).toMatchTextContent('Екінші')
  setOnline(true)
  await find()

  // Only what was shown is taken, and what is wrong does not prevent it.
  await saveElsewhere(item, { title_kk: 'Үшінші нұсқа' })
  await press(clash.take)
  await expect.element(difference).toMatchTextContent('Үшінші')
  expect(typedIn('title_kk')).toBe('')
  await idle()
  await press(clash.take)
  await expect.element(field('title_kk')).toHaveValue('Үшінші нұсқа')
  expect(typedIn('room_ids')).toBe('нет такого')
  await expect.element(difference).not.toBeInTheDocument()
  await field('room_ids').fill('')
  await press(desk.save)
  await done(desk.done.save)
  expect(await itemOf(item)).toMatchObject({ version: 4, fields: { title_kk: 'Үшінші нұсқа' } })
})

it('unsaved texts are not left without a question', async () => {
  const title = some('Уйти')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  // Nothing was typed, so nothing is asked.
  await begin()
  expect(asksBeforeClosing()).toBe(false)
  await away.click()
  await expect.poll(address).toBe('/dashboard/content')
  await expect.element(question).not.toBeInTheDocument()

  await openItem(item)
  await begin()
  await field('title').fill(`${title} своя`)
  const link = away.element() as HTMLElement
  link.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(typedIn('title')).toBe(`${title} своя`)
  expect(asksBeforeClosing()).toBe(true)
  await away.click()
  await question.getByRole('button', { name: clash.leave }).click()
  await expect.poll(address).toBe('/dashboard/content')
  await expect.element(field('title')).not.toBeInTheDocument()
  await openItem(item)
  await expect.element(field('title')).toHaveValue(title)
})

it('the page in the other language keeps the text, so it does not ask', async () => {
  const title = some('Уйти')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  await begin()
  await field('title').fill(`${title} своя`)
  expect(asksBeforeClosing()).toBe(true)
  let isAsked: boolean | undefined
  addEventListener(
    'click',
    () => {
      isAsked = asksBeforeClosing()
    },
    { once: true },
  )
  await followOut(page.getByRole('contentinfo').css('a[hreflang]'))
  expect(isAsked).toBe(false)
  expect(address()).toBe(`/kk/dashboard/content/slider/${item.id}`)
  await expect.element(field('title')).toHaveValue(`${title} своя`)
})
