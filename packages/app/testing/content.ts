import type { ContentSet } from '@sauda/sdk/content-editor'
import { contentItem } from '@sauda/sdk/paths'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clashWords } from '../app/features/content-desk/clash-words.ts'
import { contentDeskWords } from '../app/features/content-desk/words.ts'
import { sentTo } from './network.ts'
import { openPage, reloadPage, untilIdle } from './open-page.tsx'
import { call, callAs } from './people.ts'
import './css.ts'

const desk = contentDeskWords.ru
const clash = clashWords.ru

/** An entry of the centre's content. */
export type Item = { id: number; version: number; fields: Record<string, unknown> }

/** A text of this test alone. */
export const some = (word: string) => `${word} ${Math.random().toString(36).slice(2, 10)}`

/** An entry of this test alone, as a draft. */
export async function newItem(set: ContentSet, fields: object): Promise<Item> {
  return (await call<{ item: Item }>('/api/content/create', { set, fields })).item
}

/** The entry as it is stored now. */
export const itemOf = async ({ id }: Item) => (await call<{ item: Item }>(`/api/content/get/${id}`)).item

/** Saves an entry as another administrator does meanwhile. */
export async function saveElsewhere({ id }: Item, changes: Record<string, string>): Promise<void> {
  const { item } = await callAs<{ item: Item }>([2], `/api/content/get/${id}`)
  const { version, fields } = item
  await callAs([2], `/api/content/save/${id}`, { version, fields: { ...fields, ...changes } })
}

export const openItem = ({ id }: Item, set: ContentSet = 'slider') => openPage(contentItem(set, id))

/** A field by its name: the texts of both languages have the same label. */
export const field = (name: string) => page.getByRole('main').css(`[name="${name}"]`)

/** What a field contains now. */
export const typedIn = (name: string) => (field(name).element() as HTMLInputElement).value

/** Begins to write: the parts that watch the form are loaded then, and ask for a newer version. */
export async function begin(): Promise<void> {
  const watched = await untilWatched()
  await field('title').click()
  await watched()
}

/** Loads the page again. The text that is back is watched, although nobody has touched the form. */
export async function reload(): Promise<void> {
  const watched = await untilWatched()
  await reloadPage()
  await expect.element(page.getByText(desk.resumed)).toBeVisible()
  await watched()
}

/** Returns what waits for the next question about a newer version, and its answer. */
async function untilWatched() {
  const asked = async () => (await sentTo(/\/api\/content\/acts/)).filter(({ end }) => end === 200).length
  const before = await asked()
  return () => expect.poll(asked).toBeGreaterThan(before)
}

/** Presses a button by keyboard. While a form is under way, and the page is loaded after it, it does nothing. */
export async function press(name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).first()
  await expect.element(button).toBeEnabled()
  await idle()
  const element = button.element() as HTMLElement
  element.focus()
  await userEvent.keyboard('{Enter}')
}

/** No form is under way. */
export async function idle(): Promise<void> {
  await untilIdle()
  await expect.element(page.css('form [aria-disabled=true]')).not.toBeInTheDocument()
}

export const done = (text: string) =>
  expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible()

export const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })

/** The difference from what somebody else has saved. */
export const difference = page.getByRole('alert').filter({ hasText: clash.help })

/** The question before unsaved texts are left. */
export const question = page.getByRole('alertdialog', { name: clash.leaveTitle })

/** A link to another page. */
export const away = page.getByRole('main').getByRole('link', { name: desk.title, exact: true }).first()

/** Whether the browser would ask before the page is closed. */
export const asksBeforeClosing = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
