import type { Page } from '@playwright/test'
import { type RoleId, signIn } from './people.ts'

/** Runs something as somebody at another browser, and closes that. */
export async function beside<Result>(
  page: Page,
  role: RoleId,
  run: (other: Page) => Promise<Result>,
): Promise<Result> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, role)
  const result = await run(other)
  await other.context().close()
  return result
}
