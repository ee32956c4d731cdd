import { expect, type Page } from '@playwright/test'
import { editedAd } from '../portal/edited-ad.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { openBell } from '../portal/live.ts'
import { tellOften } from '../portal/news.ts'
import { bothLooks, lightLooks, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import { photoFile } from '../portal/pictures.ts'

/** Which ad the states of a list are about: the first of them makes it. */
const ads = new WeakMap<Page, number>()

/** A page about one's own ad that is live while an edit of it waits. */
const about = (pathOf: (id: number) => string) => async (page: Page) => {
  const id = ads.get(page) ?? (await ownAd(page))
  ads.set(page, id)
  return pathOf(id)
}

async function ownAd(page: Page): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const staff = await (await browser.newContext()).newPage()
  await signIn(staff, 4)
  const id = await editedAd(page, staff)
  await tellOften(staff, id, 12)
  await staff.context().close()
  return id
}

gallery(
  'the pages of an owner',
  [
    { state: 'an edit', path: about((id) => `/ads/${id}/edit`), looks: bothLooks },
    {
      ...{ state: 'the question whether to archive an ad', looks: bothLooks },
      path: about((id) => `/ads/${id}/act/archive`),
    },
    { state: 'a renewal', path: about((id) => `/ads/${id}/renew`), looks: bothLooks },
    { state: 'the ads', path: '/profile', looks: bothLooks },
    { state: 'an own ad', path: about((id) => `/ads/${id}/view`), looks: bothLooks },
    { state: 'the bell', path: about((id) => `/ads/${id}/view`), act: bell, looks: bothLooks },
    { state: 'notifications of one thing', path: '/notifications', act: unfold, looks: bothLooks },
    { state: 'only unread notifications', path: '/notifications?only=unread', looks: bothLooks },
    { state: 'no notifications', path: '/notifications?only=documents', act: empty, looks: bothLooks },
    // The last one: there is no connection any more.
    { state: 'a photo without a connection', path: '/ads/create', act: lose, looks: lightLooks },
  ],
  { as: 5 },
)

async function bell(page: Page, spoken: Spoken): Promise<void> {
  await untilScripted(page)
  await openBell(page, spoken)
}

async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main [data-slot=notification-item] details').first()
  await folded.locator('summary').click()
  await expect(folded.getByRole('listitem').first()).toBeVisible()
}

async function empty(page: Page, { words: { inbox } }: Spoken): Promise<void> {
  await expect(page.getByRole('heading', { name: inbox.empty })).toBeVisible()
}

async function lose(page: Page, { words: { editor, failures } }: Spoken): Promise<void> {
  await untilScripted(page, '#ad-editor')
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByLabel(editor.photos.choose).setInputFiles(photoFile('fara.png'))
  const reason = page.getByRole('alert').filter({ hasText: failures.offline })
  await expect(reason).toContainText(editor.photos.notShown)
}
