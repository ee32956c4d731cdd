import { errorText, fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  alert,
  asksBeforeClosing,
  away,
  begin,
  done,
  field,
  idle,
  itemOf,
  newItem,
  openItem,
  press,
  question,
  reload,
  some,
  typedIn,
} from '../../../testing/content.ts'
import { lose, sentTo, setOnline } from '../../../testing/network.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { actWords } from './act-words.ts'
import { clashWords } from './clash-words.ts'
import { contentDeskWords } from './words.ts'

const desk = contentDeskWords.ru
const picture = page.getByRole('button', { name: new RegExp(`^${desk.focal}`) })
const photo = await photoFile('slide.png')

it('a lost connection loses nothing that was typed, also over a reload', async () => {
  const title = some('Связь')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  // Neither the save nor the parts that watch the form can come.
  const find = await lose(/\/api\//)
  setOnline(false)
  await field('title').fill(`${title} своя`)
  await press(desk.save)
  await expect.element(alert(errorText('network', 'ru'))).toBeVisible()
  expect(typedIn('title')).toBe(`${title} своя`)
  setOnline(true)
  await find()
  await reload()
  await expect.element(field('title')).toHaveValue(`${title} своя`)
  await away.click()
  await expect.element(question).toBeVisible()
  await question.getByRole('button', { name: clashWords.ru.stay }).click()
  await press(desk.save)
  await done(desk.done.save)
  expect(await itemOf(item)).toMatchObject({ version: 2, fields: { title: `${title} своя` } })
})

it('a picture that is not saved yet stays with its point', async () => {
  const title = some('Картинка')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  await userEvent.upload(field('image.file'), photo)
  await field('image.alt').fill('Точка')
  await field('title').fill('Д'.repeat(400))
  await press(desk.save)
  await expect.element(alert(fieldText('too_long', 'ru'))).toBeVisible()
  await idle()
  const point = picture.element() as HTMLElement
  point.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(field('image.x')).toHaveValue(52)
  // After a second refusal, beside the log, and after a reload.
  const uploads = (await sentTo(/\/api\/content\/image/)).length
  await press(desk.save)
  await idle()
  await expect.element(alert(fieldText('too_long', 'ru'))).toBeVisible()
  expect(await sentTo(/\/api\/content\/image/)).toHaveLength(uploads)
  await expect.element(field('image.x')).toHaveValue(52)
  await page.getByRole('link', { name: desk.logOfItem }).click()
  await expect.element(page.getByRole('region', { name: actWords.ru.log })).toBeVisible()
  await expect.element(picture).toBeVisible()
  await reload()
  await expect.element(picture).toBeVisible()
  await expect.element(field('image.x')).toHaveValue(52)
  await expect.element(field('image.alt')).toHaveValue('Точка')
  await field('title').fill(title)
  await press(desk.save)
  await done(desk.done.save)
  expect((await itemOf(item)).fields.image).toMatchObject({ focal: { x: 0.52, y: 0.5 }, alt: 'Точка' })

  // The wish to take it off is kept, too; after that nothing is left to ask about.
  await idle()
  await page.getByRole('checkbox', { name: desk.imageRemove }).click()
  await reload()
  await expect.element(field('image.remove')).toBeChecked()
  await press(desk.save)
  await done(desk.done.save)
  expect((await itemOf(item)).fields.image ?? null).toBeNull()
  await expect.element(picture).not.toBeInTheDocument()
  await away.click()
  await expect.poll(address).toBe('/dashboard/content')
})

it('each entry keeps its own text', async () => {
  await signIn(2)
  const items = [
    await newItem('slider', { title: some('Один') }),
    await newItem('slider', { title: some('Два') }),
  ]
  for (const item of items) {
    await openItem(item)
    await begin()
    await field('lead').fill(`Для ${item.id}`)
    expect(asksBeforeClosing()).toBe(true)
  }
  for (const item of items) {
    await openItem(item)
    await expect.element(page.getByText(desk.resumed)).toBeVisible()
    await expect.element(field('lead')).toHaveValue(`Для ${item.id}`)
  }
})

it('a list keeps its last row after the first ones were emptied', async () => {
  await signIn(2)
  await openPage('/dashboard/content/contact')
  await expect.element(field('phones.0.phone')).toBeVisible()
  const main = page.getByRole('main')
  const last = main.css('[name^="phones."][name$=".phone"]').elements().length - 1
  expect(last).toBeGreaterThan(0)
  for (let row = 0; row < last; row++)
    for (const input of main.css(`[name^="phones.${row}."]`).all()) await input.fill('')
  await field(`phones.${last}.phone`).fill('+7 727 300 00 00')
  await reload()
  await expect.element(field(`phones.${last}.phone`)).toHaveValue('+7 727 300 00 00')
  expect(typedIn('phones.0.phone')).toBe('')
})

it('what is typed for a publication is kept and asked about', async () => {
  await signIn(2)
  const item = await newItem('slider', { title: some('Срок') })
  await openItem(item)
  await begin()
  await field('till').fill('2036-12-31T23:59')
  await away.click()
  await expect.element(question).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await reload()
  await expect.element(field('till')).toHaveValue('2036-12-31T23:59')
  // A save of the texts does not store it.
  await press(desk.save)
  await done(desk.done.save)
  await idle()
  await away.click()
  await expect.element(question).toBeVisible()
})

it('long texts and large pictures are saved; what is too long is refused and kept', async () => {
  await signIn(2)
  const slide = await newItem('slider', { title: some('Картинка') })
  await openItem(slide)
  // As large as a photo of a camera.
  const large = new File([photo, new Uint8Array(3_000_000)], 'large.png', { type: 'image/png' })
  await userEvent.upload(field('image.file'), large)
  await press(desk.save)
  await done(desk.done.save)
  expect((await itemOf(slide)).fields.image).toBeTruthy()
  // Nothing is left to be saved, so that nothing is asked.
  await expect.poll(asksBeforeClosing).toBe(false)

  const rule = await newItem('rule', { title: 'Правило', slug: some('x').replace(' ', '-') })
  await openItem(rule, 'rule')
  const long = 'Правило. '.repeat(10_000)
  await field('text').fill(long)
  await press(desk.save)
  await done(desk.done.save)
  expect((await itemOf(rule)).fields.text).toBe(long.trim())

  const huge = 'правило\n'.repeat(330_000)
  await field('text_kk').fill('Ереже')
  const area = field('text').element() as HTMLTextAreaElement
  // Laying so many lines out takes long.
  area.hidden = true
  area.value = huge
  await press(desk.save)
  await expect.element(alert(fieldText('text_too_large', 'ru'))).toBeVisible()
  expect(typedIn('text')).toHaveLength(huge.length)
  expect(typedIn('text_kk')).toBe('Ереже')
  expect((await itemOf(rule)).version).toBe(2)
})
