import type { Page } from '@playwright/test'
import { handInAd, letIn, someAd } from './ad-flow.ts'
import { type RoleId, signIn } from './people.ts'

/** Somebody at another browser than the page's, signed in with a role, without a page of their own. */
async function another(page: Page, role: RoleId): Promise<Pick<Page, 'request'>> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('The browser is closed.')
  await signIn(context, role)
  return context
}

/** Publishes an ad of an individual, with whatever it has besides `someAd`; returns its id and who handed it in. */
export async function publishedAd(page: Page, fields: Record<string, string> = {}) {
  const owner = await another(page, 5)
  const id = await handInAd(owner, { ...someAd(), ...fields })
  await letIn(await another(page, 3), id)
  return { id, owner }
}
