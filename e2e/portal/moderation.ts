import { type Browser, expect, type Page } from '@playwright/test'
import * as paths from '@sauda/sdk/paths'
import { handInAd, someAd } from './ad-flow.ts'
import type { Spoken } from './languages.ts'
import { untilScripted } from './page-rules.ts'
import { ownerOf, signIn } from './people.ts'

/** A screen on which the queue and the reasons stand beside an ad. */
export const DESK = { width: 1280, height: 900 }

/** Opens a new ad on the moderator's desk; returns a page of its owner, and its id. */
export async function openDesk(
  page: Page,
  browser: Browser,
  { at }: Pick<Spoken, 'at'>,
  ad = someAd(),
): Promise<{ owner: Page; id: number }> {
  const owner = await ownerOf(browser)
  await signIn(page, 3)
  await page.setViewportSize(DESK)
  const id = await handInAd(owner, ad)
  await page.goto(at(paths.adConfirm(id)))
  await untilScripted(page)
  return { owner, id }
}

/** The newest revision of an ad, as its owner reads it. */
export const stateOf = async (owner: Pick<Page, 'request'>, id: number) => {
  const answer = await owner.request.post(`/api/userBanner/getById/${id}`, { data: { revision: 'newest' } })
  return (await answer.json()).data
}

/** Presses a key until it works: the page handles keys a moment after its scripts have loaded. */
export async function pressFor(page: Page, key: string, worked: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key)
    await worked()
  }).toPass()
}
