import { fieldText } from '@sauda/sdk/language'
import { contentItem } from '@sauda/sdk/paths'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { alert, done, field, idle, itemOf, newItem, openItem, press, some } from '../../../testing/content.ts'
import { emptyDatabases } from '../../../testing/databases.ts'
import { address, untilIdle } from '../../../testing/open-page.tsx'
import { endSession, signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { photoProblemText } from '../forms/photo-problem-text.ts'
import { formWords } from '../forms/words.ts'
import { contentDeskWords } from './words.ts'

const desk = contentDeskWords.ru
const EMPTY = new File([], 'empty.jpg', { type: 'image/jpeg' })
const FALSE_HEIC = new File(['это не фото'], 'IMG_2041.heic', { type: 'image/heic' })
const input = field('image.file')
const error = page.css('#image-error')
const choose = (file: File) => userEvent.upload(input, file)

it('an empty file is refused, and the picture stays', async () => {
  await signIn(2)
  const item = await newItem('slider', { title: some('Пустой') })
  await openItem(item)
  await choose(await photoFile('slide.png'))
  await press(desk.save)
  await done(desk.done.save)
  await idle()
  const before = await itemOf(item)
  await choose(EMPTY)
  await press(desk.save)
  await expect.element(alert(fieldText('photo_empty', 'ru'))).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: desk.done.save })).not.toBeInTheDocument()
  // Other tests move the entries of the set.
  expect(await itemOf(item)).toEqual({ ...before, position: expect.any(Number) })
})

it('a picture is chosen in the language of the portal, and looked at before it is sent', async () => {
  await signIn(2)
  const item = await newItem('slider', { title: some('Слайд') })
  await openItem(item)
  await expect.element(input).toHaveAccessibleName(desk.picture.choose)
  await choose(EMPTY)
  await expect.element(error).toMatchTextContent(fieldText('photo_empty', 'ru'))
  await choose(FALSE_HEIC)
  const problem = photoProblemText('photo_type', FALSE_HEIC.name, 'ru')
  await expect.element(error).toMatchTextContent(problem)
  await expect.element(input).toHaveAccessibleDescription(new RegExp(FALSE_HEIC.name))
  await press(desk.save)
  await expect.element(alert(problem)).toBeVisible()
  expect((await itemOf(item)).version).toBe(1)

  await choose(await photoFile('slide.png'))
  await expect.element(error).not.toBeInTheDocument()
  await expect.element(input).toHaveAccessibleName(desk.picture.replace)
  // It can be taken back by keyboard.
  await press(desk.picture.clear('slide.png'))
  await expect.element(input).toHaveFocus()
  await expect.element(input).toHaveAccessibleName(desk.picture.choose)
  await press(desk.save)
  await done(desk.done.save)
  expect((await itemOf(item)).fields.image ?? null).toBeNull()
})

it('a chosen picture is there after a new sign-in, or is asked for by its name', async () => {
  const title = some('Сеанс')
  await signIn(2)
  const item = await newItem('slider', { title })
  const chooseAndLose = async (name: string) => {
    await openItem(item)
    await field('title').fill(`${title} своя`)
    await choose(await photoFile(name))
    await endSession()
    await press(desk.save)
    await expect.element(page.getByText(formWords.ru.sessionGone, { exact: false })).toBeVisible()
    // The file is still in the field.
    await expect.element(page.getByText(desk.pictureLost(name))).not.toBeInTheDocument()
    await page.getByRole('main').getByRole('link', { name: formWords.ru.signIn }).click()
    await expect.poll(address).toBe(`/login?next=${encodeURIComponent(contentItem('slider', item.id))}`)
    await untilIdle()
    await signIn(2)
  }
  await chooseAndLose('first.png')
  await emptyDatabases()
  await openItem(item)
  await expect.element(field('title')).toHaveValue(`${title} своя`)
  await expect.element(page.getByText(desk.pictureLost('first.png'))).toBeVisible()

  await chooseAndLose('second.png')
  await openItem(item)
  await expect.element(input).toHaveAccessibleDescription(/second\.png/)
  await press(desk.save)
  await done(desk.done.save)
  expect(await itemOf(item)).toMatchObject({
    fields: { title: `${title} своя`, image: { key: expect.any(String) } },
  })
  await openItem(item)
  await expect.element(input).toHaveAccessibleName(desk.picture.choose)
})
