import { type Browser, expect, type Page } from '@playwright/test'
import type { ContentSet } from '@sauda/sdk/content-editor'
import { contentItem } from '@sauda/sdk/paths'
import type { Spoken } from './languages.ts'
import { call } from './newcomer.ts'
import { untilScripted } from './page-rules.ts'
import { signIn } from './people.ts'

/** An entry of the centre's content. */
export type Item = { id: number; version: number; fields: Record<string, string> }

/** An entry of this test alone, as a draft. */
export async function newItem(page: Pick<Page, 'request'>, set: string, fields: object): Promise<Item> {
  return (await call<{ item: Item }>(page, '/api/content/create', { set, fields })).item
}

/** The entry as it is stored now. */
export const itemOf = async (page: Pick<Page, 'request'>, { id }: Item) =>
  (await call<{ item: Item }>(page, `/api/content/get/${id}`)).item

/** A text of this test alone. */
export const some = (word: string) => `${word} ${Math.random().toString(36).slice(2, 10)}`

/** A photo of one pixel, with so much behind it that it is as large as one of a camera. */
export const PHOTO = {
  name: 'slide.gif',
  mimeType: 'image/gif',
  buffer: Buffer.concat([
    Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    Buffer.alloc(3_000_000),
  ]),
}

/** Another administrator, in a browser of their own. */
async function withOther(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: true })
  const page = await context.newPage()
  await signIn(page, 2)
  await work(page)
  await context.close()
}

/** Answers the browser's own questions before a page is left, and returns their list. */
export function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`)

export const done = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

/** Presses a button by keyboard alone. While a form is under way, and the page is loaded after it, it does nothing. */
export async function press(page: Page, name: string, key = 'Enter'): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  await expect(button).toBeEnabled()
  await button.press(key)
}

/** What an editor does in one language. */
export function editorIn({ words, at }: Spoken) {
  const { contentDesk: desk, contentClash: clash } = words
  async function open(page: Page, { id }: Item, set: ContentSet = 'slider'): Promise<void> {
    await page.goto(at(contentItem(set, id)))
    await untilScripted(page)
  }
  return {
    open,
    clashOf: (page: Page) => page.getByRole('alert').filter({ hasText: clash.help }),
    /** The question before unsaved texts are left. */
    question: (page: Page) => page.getByRole('alertdialog', { name: clash.leaveTitle }),
    /** A link to another page. */
    away: (page: Page) => page.getByRole('link', { name: desk.title, exact: true }).first(),
    /** Begins to write: the parts that watch the form are loaded then, and ask for a newer version. */
    async begin(page: Page): Promise<void> {
      const asked = page.waitForResponse(/\/api\/content\/acts/)
      await field(page, 'title').click()
      await asked
    },
    /** Saves as the other administrator does, with the form of the page. */
    saveAs: (browser: Browser, item: Item, fields: Record<string, string>, set: ContentSet = 'slider') =>
      withOther(browser, async (other) => {
        await open(other, item, set)
        for (const [name, text] of Object.entries(fields)) await field(other, name).fill(text)
        await press(other, desk.save)
        await done(other, desk.done.save)
      }),
  }
}
