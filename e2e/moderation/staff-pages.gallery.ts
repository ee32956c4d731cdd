import { expect, type Page } from '@playwright/test'
import { editedAd } from '../portal/edited-ad.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { openBell } from '../portal/live.ts'
import { bothLooks } from '../portal/page-rules.ts'
import { ownerOf } from '../portal/people.ts'

/** An ad of somebody else whose edit waits. */
async function waitingEdit(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const owner = await ownerOf(browser)
  const id = await editedAd(owner, page)
  await owner.context().close()
  return id
}

gallery(
  'the pages of a manager',
  [
    ...['/ads/active', '/ads/inactive', '/notifications'].map((path) => ({
      ...{ state: path, path, looks: bothLooks },
    })),
    { state: 'the queues in the bell', path: '/ads/new', act: bell, looks: bothLooks },
    { state: 'an edit', path: async (page) => `/ads/${await waitingEdit(page)}/confirm`, looks: bothLooks },
    {
      ...{ state: 'the question for a reason', act: asked, looks: bothLooks },
      path: async (page) => `/ads/${await waitingEdit(page)}/confirm?decide=needEdits`,
    },
  ],
  { as: 3 },
)

async function bell(page: Page, spoken: Spoken): Promise<void> {
  await openBell(page, spoken)
}

async function asked(page: Page, { words: { adActs } }: Spoken): Promise<void> {
  await expect(page.getByRole('dialog', { name: adActs.asks.needEdits })).toBeVisible()
}
