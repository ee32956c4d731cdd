import { expect, type Page } from '@playwright/test'

/** A screen on which the queue and the reasons stand beside an ad. */
export const DESK = { width: 1280, height: 900 }

/** The newest revision of an ad, as its owner reads it. */
export const stateOf = async (owner: Page, id: number) => {
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
