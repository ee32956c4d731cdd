import { expect, type Page } from '@playwright/test'
import { fieldText } from '@sauda/sdk/language'
import { editorIn, field, type Item, itemOf, newItem, press, some } from '../portal/content-forms.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'

const written = new WeakMap<Page, Item>()

/** An entry of this state alone, in the window of the gallery. */
const entry =
  (fields: object = {}, set: 'slider' | 'sliderDetail' = 'slider') =>
  async (page: Page) => {
    const item = await newItem(page, set, { title: some('Коврики'), ...fields })
    written.set(page, item)
    return `/dashboard/content/${set}/${item.id}`
  }

/** Saves the entry of the open page as another administrator does meanwhile. */
async function saveElsewhere(page: Page, changes: Record<string, string>): Promise<void> {
  const item = written.get(page)
  if (!item) throw new Error('The page has no entry.')
  const { version, fields } = await itemOf(page, item)
  await call(page, `/api/content/save/${item.id}`, { version, fields: { ...fields, ...changes } })
}

/** Deletes the pictures that the browser keeps; a page that has them open only delays it until it is left. */
function forgetPictures(): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase('keyval-store')
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
  })
}

const begin = async (page: Page, spoken: Spoken) => {
  await editorIn(spoken).begin(page)
  await field(page, 'title').fill('Своя')
}

gallery(
  'the desk of the content',
  [
    { state: 'all sets', path: '/dashboard/content' },
    { state: 'the entries of a set', path: '/dashboard/content/sliderDetail' },
    { state: 'an entry', path: entry() },
    { state: 'the contacts', path: '/dashboard/content/contact' },
    { state: 'groups of trades, as many as there may be', path: '/dashboard/content/dictionaries/trades' },
    { state: 'a new part', path: '/dashboard/content/dictionaries/parts?q=фара&ask=add' },
    {
      state: 'a district to be deleted',
      path: '/dashboard/content/dictionaries/districts?ask=delete&entry=1',
    },
    { state: 'the log of a set', path: '/dashboard/content/log?of=slider' },
    {
      state: 'a chosen picture',
      path: entry(),
      act: async (page, { words: { contentDesk: desk } }) => {
        await field(page, 'image.file').setInputFiles(photoFile('slide.png'))
        await expect(field(page, 'image.file')).toHaveAccessibleName(desk.picture.replace)
      },
    },
    {
      state: 'a newer version',
      path: entry(),
      act: async (page, spoken) => {
        await begin(page, spoken)
        await saveElsewhere(page, { lead: 'Чужое вступление' })
        await page.evaluate(() => dispatchEvent(new Event('focus')))
        const { newerHelp } = spoken.words.contentClash
        await expect(page.getByRole('status').filter({ hasText: newerHelp })).toBeVisible()
      },
    },
    {
      state: 'a difference beside what is wrong',
      path: entry({ summary: 'Коротко' }, 'sliderDetail'),
      act: async (page, spoken) => {
        await begin(page, spoken)
        await field(page, 'room_ids').fill('нет такого')
        await saveElsewhere(page, { title: 'Чужая', title_kk: 'Екінші нұсқа' })
        const { words, language } = spoken
        // A save would name what is wrong first.
        await page.reload()
        await press(page, words.contentClash.send)
        const wrong = fieldText('unknown', language)
        await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible()
        await expect(editorIn(spoken).clashOf(page)).toContainText('Екінші')
      },
    },
    {
      state: 'the question before unsaved texts are left',
      path: entry(),
      act: async (page, spoken) => {
        await begin(page, spoken)
        await editorIn(spoken).away(page).click()
        await expect(editorIn(spoken).question(page)).toBeVisible()
      },
    },
    {
      state: 'a picture that has to be chosen again',
      path: entry(),
      act: async (page, spoken) => {
        const { words } = spoken
        await field(page, 'image.file').setInputFiles(photoFile('first.png'))
        await begin(page, spoken)
        await page.context().clearCookies()
        await press(page, words.contentDesk.save)
        await expect(page.getByText(words.editor.sessionGone)).toBeVisible()
        await signIn(page, 2)
        await page.evaluate(forgetPictures)
        await page.reload()
        await expect(page.getByText(words.contentDesk.pictureLost('first.png'))).toBeVisible()
      },
    },
    {
      state: 'what a guest has sent',
      path: entry(),
      act: async (page, { words }) => {
        await field(page, 'title').fill('Рано')
        await page.context().clearCookies()
        // As a browser does before scripts load.
        const form = page.locator('form', { has: field(page, 'title') })
        await form.evaluate((element: HTMLFormElement) => element.submit())
        await expect(page.getByRole('heading', { level: 1, name: words.unsavedEntry.title })).toBeVisible()
      },
    },
  ],
  { as: 2 },
)
