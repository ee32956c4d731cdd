import { expect, type Locator, type Page } from '@playwright/test'
import type { Spoken } from './languages.ts'

/** Opens a page and waits until it hears what happens. */
export async function openLive(page: Page, path: string): Promise<void> {
  const subscribed = page
    .waitForEvent('websocket', (socket) => socket.url().includes('/app/'))
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) =>
        String(payload).includes('subscription_succeeded'),
      ),
    )
  await page.goto(path)
  await subscribed
}

/** Waits for the message that somebody hears of an ad as it happens. */
export async function expectNews(page: Page, title: string): Promise<void> {
  await expect(page.locator('[data-sonner-toast]', { hasText: title }).first()).toBeVisible()
}

/** Opens the bell's modal. */
export async function openBell(page: Page, { words }: Spoken): Promise<Locator> {
  await page.getByRole('banner').locator('a[href$="/notifications"]').click()
  const modal = page.getByRole('dialog', { name: words.inbox.title })
  await expect(modal).toBeVisible()
  return modal
}
