import { commonFieldText } from '@sauda/sdk/language'
import { expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import {
  choose,
  editor,
  openEditor,
  pictureOfEnd,
  STAGE,
  writeAd,
  writeWhat,
  writeWhere,
} from '../../../testing/ad-editor.ts'
import { someAd } from '../../../testing/ads.ts'
import { containing } from '../../../testing/containing.ts'
import { holdBack, lose, sentTo, setOnline } from '../../../testing/network.ts'
import { address, reloadPage } from '../../../testing/open-page.tsx'
import { hugePhoto, photoFile } from '../../../testing/pictures.ts'
import { photoProblemText } from '../forms/photo-problem-text.ts'
import { editorWords } from './words.ts'

const words = editorWords.ru.photos
const photo = await photoFile('fara.png', [160, 60, 40])
const falseHeic = new File(['это не фото'], 'IMG_2041.heic', { type: 'image/heic' })
const empty = new File([], 'empty.png', { type: 'image/png' })
const renamed = new File(['these are words, not a photo'], 'renamed.jpg', { type: 'image/jpeg' })
const progress = page.getByRole('progressbar')
const problems = editor.photos.getByRole('alert')

/** Waits until so many uploads have been answered with success. */
const untilStored = (count: number) =>
  expect.poll(async () => (await sentTo(STAGE)).filter(({ end }) => end === 200).length).toBe(count)

/** Lets the browser's storage wait until the returned function is called. */
async function holdStorage(): Promise<() => void> {
  const opening = indexedDB.open('keyval-store')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  let isHeld = true
  const store = database.transaction('keyval', 'readwrite').objectStore('keyval')
  const again = () => {
    if (isHeld) store.count().onsuccess = again
    else database.close()
  }
  again()
  return () => {
    isHeld = false
  }
}

it('photos that cannot be photos are rejected by name, and the good one is handed in', async () => {
  const ad = someAd()
  await openEditor(12)
  await writeWhat(ad)
  await choose(await photoFile('good.png'), empty, renamed, await hugePhoto('huge.png'))
  for (const name of [empty.name, renamed.name])
    await expect.element(problems).toMatchTextContent(containing(name))
  // Only the server decodes the picture and counts its pixels.
  await expect
    .element(problems)
    .toMatchTextContent(containing(`huge.png: ${commonFieldText('photo_pixels', 'ru')}`))
  for (const name of [empty.name, renamed.name, 'huge.png']) await editor.remove(name).click()
  await expect.element(problems).toBeEmptyDOMElement()
  await editor.next.click()
  await writeWhere(ad)
  await editor.submit.click()
  await expect.element(page.getByRole('link', { name: ad.title })).toBeVisible()
})

it('the first step is not left with photos that are known to be bad, and names them', async () => {
  await openEditor(12)
  await choose(photo, falseHeic, empty)
  const { summary } = editor
  const linkTo = (name: string) => summary.getByRole('link', { name, exact: false })
  await expect.element(editor.tile(empty.name, 3, 3)).toBeVisible()

  // Beside what is wrong with the fields.
  await editor.next.click()
  await expect.element(linkTo(editorWords.ru.fields.title)).toBeVisible()
  const heic = linkTo(falseHeic.name)
  await expect
    .element(heic)
    .toMatchTextContent(containing(photoProblemText('photo_type', falseHeic.name, 'ru')))
  await expect.element(linkTo(empty.name)).toBeVisible()
  await heic.click()
  await expect.element(editor.tile(falseHeic.name, 2, 3)).toHaveFocus()

  // And alone.
  await writeWhat(someAd())
  await editor.next.click()
  const links = () => summary.getByRole('link').elements().length
  await expect.poll(links).toBe(2)
  expect(address()).toBe('/ads/create')
  await editor.remove(falseHeic.name).click()
  await expect.poll(links).toBe(1)
  await editor.remove(empty.name).click()
  await expect.element(summary).not.toBeInTheDocument()
  await editor.next.click()
  await expect.element(editor.where).toHaveFocus()
})

it('a HEIC that is none is refused by its content, and cannot be tried again', async () => {
  await openEditor(12)
  await choose(falseHeic, photo)
  await expect.element(problems).toMatchTextContent(containing(falseHeic.name))
  await expect.element(editor.remove(photo.name)).toBeVisible()
  await expect.element(editor.retry(falseHeic.name)).not.toBeInTheDocument()
})

it('a reload keeps the photos, which are not uploaded again', async () => {
  const ad = someAd()
  await openEditor(12)
  await writeWhat(ad)
  await choose(photo)
  await untilStored(1)
  await expect.element(progress).not.toBeInTheDocument()
  await reloadPage()
  await expect.element(editor.remove(photo.name)).toBeVisible()
  await expect.element(editor.title).toHaveValue(ad.title)
  // A second photo is uploaded after the first one, if that were uploaded again.
  await choose(await photoFile('second.png'))
  await untilStored(2)
  await expect.element(progress).not.toBeInTheDocument()
  expect(await sentTo(STAGE)).toHaveLength(2)
})

it('a photo that is chosen while the draft is still being read joins its photos', async () => {
  const ad = someAd()
  await openEditor(12)
  await writeWhat(ad)
  await choose(photo)
  await untilStored(1)
  await expect.element(progress).not.toBeInTheDocument()
  const answer = await holdStorage()
  await reloadPage()
  await choose(await photoFile('second.png'))
  await expect.element(editor.remove('second.png')).toBeVisible()
  answer()
  await expect.element(editor.remove(photo.name)).toBeVisible()
  await expect.element(editor.remove('second.png')).toBeVisible()
  await expect.element(editor.title).toHaveValue(ad.title)
  await reloadPage()
  await expect.element(editor.remove('second.png')).toBeVisible()
})

it('on a touch screen a tile behind the first photo adds more instead of the gallery, and the camera stays', async () => {
  await commands.touchScreen(true)
  const input = (name: string) => page.getByLabelText(name, { exact: true })
  const [camera, gallery] = [input(words.camera), input(words.gallery)]
  const more = (left: number) => input(words.moreName(left))
  await openEditor(12)
  await expect.element(page.getByText(words.drop)).not.toBeVisible()
  await expect.element(camera).toBeVisible()
  await expect.element(camera).toHaveAttribute('capture', 'environment')
  gallery.element().focus()
  await userEvent.upload(gallery, photo)
  await expect.element(more(9)).toBeVisible()
  await expect.element(more(9)).toHaveFocus()
  await expect.element(camera).toBeVisible()
  await expect.element(gallery).not.toBeVisible()
  await userEvent.upload(more(9), await photoFile('second.png'))
  await expect.element(more(8)).toBeVisible()
  await expect.element(editor.remove('second.png')).toBeVisible()
  // Without photos the gallery is there again, and the first field has the focus.
  await editor.remove('second.png').click()
  await editor.remove(photo.name).click()
  await expect.element(more(10)).not.toBeInTheDocument()
  await expect.element(camera).toHaveFocus()
  await expect.element(gallery).toBeVisible()
})

it('an upload that fails is repeated', async () => {
  await openEditor(12)
  const find = await lose(STAGE)
  await choose(photo)
  await expect.element(editor.retry(photo.name)).toBeVisible()
  await expect.element(problems).toMatchTextContent(containing(words.failed))
  await find()
  await editor.retry(photo.name).click()
  await untilStored(1)
  await expect.element(editor.retry(photo.name)).not.toBeInTheDocument()
  await expect.element(editor.remove(photo.name)).toBeVisible()
})

it('an upload that fails goes with the ad', async () => {
  const ad = someAd()
  await openEditor(12)
  await lose(STAGE)
  await choose(photo)
  await expect.element(editor.retry(photo.name)).toBeVisible()
  await writeAd(ad)
  await editor.submit.click()
  await expect.element(page.getByRole('link', { name: ad.title })).toBeVisible()
  await expect.poll(pictureOfEnd).toContain('/api/photo/')
})

it('a photo that is taken away while it uploads is not uploaded', async () => {
  await openEditor(12)
  const go = await holdBack(STAGE)
  await choose(photo)
  await expect.poll(() => sentTo(STAGE)).toHaveLength(1)
  await editor.remove(photo.name).click()
  await expect.poll(async () => (await sentTo(STAGE))[0]?.end).toBe('failed')
  await go()
  await expect.element(editor.remove(photo.name)).not.toBeInTheDocument()
  await expect.element(editor.retry(photo.name)).not.toBeInTheDocument()
  await choose(photo)
  await untilStored(1)
  await expect.element(editor.remove(photo.name)).toBeVisible()
})

it('a photo waits for the connection', async () => {
  await openEditor(12)
  await choose(await photoFile('first.png'))
  await untilStored(1)
  setOnline(false)
  await choose(photo)
  await expect.element(editor.tile(photo.name, 2, 2)).toHaveAccessibleDescription(words.waiting)
  await expect.element(editor.retry(photo.name)).not.toBeInTheDocument()
  expect(await sentTo(STAGE)).toHaveLength(1)
  setOnline(true)
  await untilStored(2)
})

it('two photos are uploaded at a time, and the next one looks as if it waits', async () => {
  await openEditor(12)
  const go = await holdBack(STAGE)
  await choose(...(await Promise.all(['one.png', 'two.png', 'three.png'].map((name) => photoFile(name)))))
  const third = editor.tile('three.png', 3, 3)
  await expect.poll(() => progress.elements().length).toBe(2)
  await expect.element(third).toHaveAccessibleDescription(words.waiting)
  await go()
  await expect.element(progress).not.toBeInTheDocument()
  await expect.element(third).not.toHaveAccessibleDescription(words.waiting)

  // The beginning of a JPEG, which nobody can decode: its tile has a sign.
  const broken = new File(
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]), 'и не более'],
    'broken.jpg',
    {
      type: 'image/jpeg',
    },
  )
  await choose(broken)
  const tile = editor.tile(broken.name, 4, 4)
  await expect.element(tile).toBeVisible()
  await expect.poll(() => tile.element().querySelector('img')).toBeNull()
  await expect.poll(() => editor.photos.element().querySelectorAll('[data-tile] img').length).toBe(3)
})
