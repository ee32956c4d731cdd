import { expect, type Locator, type Page } from '@playwright/test'
import type { Spoken } from './languages.ts'
import { untilScripted } from './page-rules.ts'

/** Opens a page and waits until it receives live updates; on a busy machine it may have to connect again before. */
export async function openLive(page: Page, path: string): Promise<void> {
  const subscribed = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('subscription_succeeded')) resolve()
      })
    })
  })
  await page.goto(path)
  await subscribed
}

/**
 * Performs an action on an ad and waits for its message on these pages. The waiting starts in advance, because the
 * message disappears.
 */
export async function expectNews(
  pages: readonly Page[],
  title: string,
  happens: () => Promise<void>,
): Promise<void> {
  const heard = pages.map((page) =>
    expect(page.locator('[data-sonner-toast]', { hasText: title }).first()).toBeVisible(),
  )
  await Promise.all([happens(), ...heard])
}

/** Opens the notification dialog. */
export async function openBell(page: Page, { words }: Spoken): Promise<Locator> {
  const bell = 'a[href$="/notifications"]'
  // Before its scripts load it links to a separate page.
  await untilScripted(page, `header ${bell}`)
  await page.getByRole('banner').locator(bell).click()
  const modal = page.getByRole('dialog', { name: words.inbox.title })
  await expect(modal).toBeVisible()
  return modal
}
