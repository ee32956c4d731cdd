import { page, userEvent } from 'vitest/browser'
import { editorWords } from '../app/features/ad-editor/words.ts'
import { formWords } from '../app/features/forms/words.ts'
import type { WrittenAd } from './ads.ts'
import { openPage, untilIdle } from './open-page.tsx'
import { signIn } from './people.ts'

const words = editorWords.ru

/** The call that stores a photo before its ad is handed in. */
export const STAGE = /\/api\/userBanner\/stagePhoto/

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** The parts of the open editor, in Russian. */
export const editor = {
  title: textbox(words.title),
  text: textbox(words.text),
  part: page.getByRole('combobox', { name: words.sparePart, exact: false }),
  brand: page.getByRole('combobox', { name: words.brand, exact: false }),
  used: page.getByRole('radio', { name: words.conditions.used }),
  price: page.getByRole('textbox', { name: words.price, exact: false }),
  phone: textbox(words.phone),
  next: button(words.next),
  back: button(words.back),
  submit: button(words.submit),
  where: page.getByRole('heading', { name: words.stepWhere, exact: false }),
  /** The summary of what is wrong with the fields. */
  summary: page.getByRole('alert').filter({ hasText: words.failed }),
  choose: page.getByLabelText(words.photos.choose),
  photos: page.getByRole('group', { name: words.photos.legend }),
  signIn: page.getByRole('link', { name: formWords.ru.signIn }),
  options: page.getByRole('listbox').getByRole('option'),
  remove: (name: string) => button(words.photos.remove({ name })),
  retry: (name: string) => button(`${words.photos.retry}: ${name}`),
  tile: (name: string, place: number, all: number) => button(words.photos.tile({ name }, place, all)),
}

/** Opens the editor as a registered person. */
export async function openEditor(person: number, path = '/ads/create'): Promise<void> {
  await signIn(5, person)
  await openPage(path)
}

/** Adds files as if they had been chosen. */
export async function choose(...files: File[]): Promise<void> {
  await userEvent.upload(editor.choose, files)
}

/** Writes the first step, which must be open. */
export async function writeWhat({ title, text }: WrittenAd): Promise<void> {
  await editor.part.click()
  await editor.options.first().click()
  await editor.title.fill(title)
  await editor.text.fill(text)
  await editor.used.click()
}

/** Writes the second step, which must be open. */
export async function writeWhere({ price, phone }: WrittenAd): Promise<void> {
  await editor.price.fill(price)
  await editor.phone.fill(phone)
}

/** Writes an ad in the empty editor up to the button that hands it in. */
export async function writeAd(ad: WrittenAd): Promise<void> {
  await writeWhat(ad)
  await editor.next.click()
  await editor.where.findElement()
  await untilIdle()
  await writeWhere(ad)
}

/** The address of the photo that the end of the editor shows. */
export function pictureOfEnd(): string | null | undefined {
  return document.querySelector('[role=dialog] img')?.getAttribute('src')
}
