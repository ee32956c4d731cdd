import { fieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  alert,
  done,
  field,
  idle,
  itemOf,
  newItem,
  openItem,
  press,
  some,
  typedIn,
} from '../../../testing/content.ts'
import { address } from '../../../testing/open-page.tsx'
import { call, signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { contentDeskWords } from './words.ts'

const desk = contentDeskWords.ru

it('a slide is not published without a picture, and nothing that was typed is lost', async () => {
  const title = some('Скидка')
  await signIn(2)
  await openItem(await newItem('slider', { title, link: '/ads' }))
  await expect.element(page.getByText(desk.missing).first()).toBeVisible()
  await field('title_kk').fill(`${title} қазақша`)
  await press(desk.publish)
  await expect.element(alert(fieldText('required', 'ru'))).toBeVisible()
  await expect.element(field('title_kk')).toHaveValue(`${title} қазақша`)

  // A picture that is none is refused beside its field.
  const none = new File(['no picture'], 'slide.gif', { type: 'image/gif' })
  await userEvent.upload(field('image.file'), none)
  await press(desk.save)
  await expect.element(alert(fieldText('photo_type', 'ru'))).toBeVisible()
  expect(typedIn('title_kk')).toBe(`${title} қазақша`)
})

it('the point that stays in view is chosen by keyboard and published', async () => {
  const title = some('Скидка')
  await signIn(2)
  const item = await newItem('slider', { title, title_kk: `${title} қазақша`, link: '/ads' })
  await openItem(item)
  await userEvent.upload(field('image.file'), await photoFile('slide.png'))
  await field('image.alt').fill('Точка')
  await field('image.alt_kk').fill('Нүкте')
  await press(desk.save)
  await done(desk.done.save)
  await idle()
  const point = page.getByRole('button', { name: new RegExp(`^${desk.focal}`) }).element() as HTMLElement
  point.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}')
  await expect.element(field('image.x')).toHaveValue(52)
  await expect.element(field('image.y')).toHaveValue(48)
  await press(desk.publish)
  await done(desk.done.publish)
  const { items } = await call<{ items: { title: string }[] }>('/api/slider/list')
  expect(items.find((slide) => slide.title === title)).toMatchObject({
    title_kk: `${title} қазақша`,
    image: { focal: { x: 0.52, y: 0.48 } },
  })

  // An end before the beginning is refused; a later beginning is planned.
  await idle()
  await field('from').fill('2036-12-01T00:00')
  await field('till').fill('2036-11-01T00:00')
  await press(desk.plan)
  await expect.element(alert(fieldText('ends_before_start', 'ru'))).toBeVisible()
  await idle()
  await field('till').fill('2036-12-31T23:59')
  await press(desk.plan)
  await done(desk.done.plan)
  expect(await itemOf(item)).toMatchObject({ planned: expect.anything() })
})

it('an older version is compared and restored, and an entry is deleted after a question', async () => {
  const title = some('Скидка')
  await signIn(2)
  const item = await newItem('slider', { title })
  await openItem(item)
  await field('title').fill(`${title} снова`)
  await field('title_kk').fill('Нүкте')
  await press(desk.save)
  await done(desk.done.save)
  await page.getByRole('link', { name: `${desk.difference}: ${desk.version(1)}` }).click()
  await expect
    .element(page.getByRole('region', { name: new RegExp(desk.version(1)) }))
    .toMatchTextContent('Нүкте')
  await press(`${desk.restore}: ${desk.version(1)}`)
  await done(desk.done.restore)
  await expect.element(field('title')).toHaveValue(title)
  await expect.element(field('title_kk')).toHaveValue('')
  await page.getByRole('link', { name: desk.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: desk.deleteConfirm }).click()
  await done(desk.done.deleted)
  await expect.poll(address).toBe('/dashboard/content/slider?deleted')
})
