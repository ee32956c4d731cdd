import type { RoleId } from '@sauda/sdk/access'
import { adReasonLabel } from '@sauda/sdk/ads'
import { page, userEvent } from 'vitest/browser'
import { adActWords } from '../app/features/ad-actions/words.ts'
import { deskWords } from '../app/features/ads/desk-words.ts'
import { moderationWords } from '../app/features/moderation/words.ts'
import { handIn, someAd } from './ads.ts'
import { openPage } from './open-page.tsx'
import { callAs, signIn } from './people.ts'

const acts = adActWords.ru
const words = moderationWords.ru
const main = page.getByRole('main')
const comment = { name: acts.comment }

/** The parts of the moderator's page of an ad, in Russian. */
export const desk = {
  heading: page.getByRole('heading', { level: 1 }),
  queue: page.getByRole('navigation', { name: words.queue.title, exact: true }),
  publish: main.getByRole('button', { name: deskWords.ru.publish }).first(),
  /** Asks for a reason in a dialog. */
  askBack: main.getByRole('link', { name: acts.names.needEdits }),
  /** Sends the ad back with the reason that is chosen. */
  sendBack: main.getByRole('button', { name: acts.names.needEdits }),
  reason: (code: 'photos' | 'price' | 'text') => main.getByRole('radio', { name: adReasonLabel(code, 'ru') }),
  comment: main.getByRole('textbox', comment),
  next: page.getByRole('link', { name: words.next, exact: true }),
  previous: page.getByRole('link', { name: words.previous, exact: true }),
  dialog: page.getByRole('dialog'),
  commentOfDialog: page.getByRole('dialog').getByRole('textbox', comment),
}

/** Screens on which the queue and the reasons stand beside an ad, and on which they do not. */
export const DESK = [1280, 900] as const
export const PHONE = [320, 640] as const

/** Hands in new ads of a person; returns their ids. */
export async function newAds(person: number, ...ads: Parameters<typeof handIn>[0][]): Promise<number[]> {
  await signIn(5, person)
  const ids: number[] = []
  for (const ad of ads) ids.push((await handIn(ad)).id)
  return ids
}

/** Opens an ad in moderation, by default a new one, as staff; returns its id. */
export async function openDesk(role: RoleId, person: number, id?: number): Promise<number> {
  const [open = 0] = id === undefined ? await newAds(person, someAd()) : [id]
  await signIn(role)
  await openPage(`/ads/${open}/confirm`)
  await desk.heading.findElement()
  focusPage()
  return open
}

/** Keys go to the page, though nothing in it has been pressed yet. */
export function focusPage(): void {
  window.focus()
}

/** Presses keys of the keyboard. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys)
}

/** The id of the ad that is open; NaN on another page. */
export const openId = () => Number(/\/ads\/(\d+)\/confirm/.exec(location.pathname)?.[1])

/** Publishes an ad at once, as a moderator at another browser. */
export async function letIn(role: RoleId, id: number): Promise<void> {
  await callAs([role], `/api/userBanner/publish/${id}`, {})
}

/** Plans a publication for so long that a test can undo it on any machine. */
export async function planPublication(role: RoleId, id: number): Promise<void> {
  await callAs([role], `/api/userBanner/publish/${id}`, { undo_seconds: 60 })
}
