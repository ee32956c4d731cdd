import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import { untilLive } from '../../../testing/live.ts'
import { tellOften } from '../../../testing/news.ts'
import { address, openPage } from '../../../testing/open-page.tsx'
import { callAs, signIn } from '../../../testing/people.ts'
import { photoFile } from '../../../testing/pictures.ts'
import { siteWords } from '../site/words.ts'
import { listWords } from './list-words.ts'
import { inboxWords } from './words.ts'

const main = page.getByRole('main')
const banner = page.getByRole('banner')
const list = listWords.ru
const inbox = inboxWords.ru

const rows = () => [...document.querySelectorAll('main [data-slot=notification-item]')]
const rowsOf = (title: string) => rows().filter(({ textContent }) => textContent.includes(title))
const button = (name: string) => main.getByRole('button', { name, exact: true })

async function press(locator: ReturnType<typeof button>): Promise<void> {
  await expect.element(locator).toBeVisible()
  locator.element().focus()
  await userEvent.keyboard('{Enter}')
}

it('has one row for one thing, reads everything at once, and holds back what arrives', async () => {
  const [often, returned] = [someAd(), someAd()]
  await signIn(5, 38)
  const { id: oftenId } = await handIn(often)
  const { id: returnedId } = await handIn(returned, [await photoFile('front.png')])
  await callAs([4], `/api/userBanner/publish/${oftenId}`, {})
  await tellOften(oftenId, 60)
  const comment = 'На фото другая деталь.'
  await callAs([4], `/api/userBanner/needEdits/${returnedId}`, { reason: 'photos', comment })

  await openPage('/notifications')
  await untilLive()
  // More than 99, also when those on the page have been looked at: the number does not cover the link beside it.
  const badge = banner.getByText('99+', { exact: true })
  await expect.element(badge).toBeVisible()
  const beside = banner
    .getByRole('link', { name: siteWords.ru.header.shortLanguages.ru, exact: true })
    .elements()
    .find((link) => link.checkVisibility())
  const space = Number(beside?.getBoundingClientRect().x) - badge.element().getBoundingClientRect().right
  expect(space).toBeGreaterThanOrEqual(6)

  const [first] = rows()
  expect(first?.textContent).toContain(comment)
  const mend = main.getByRole('link', { name: list.mend, exact: true })
  await expect.element(mend).toHaveAttribute('href', `/ads/${returnedId}/edit`)
  await expect.poll(() => first?.querySelector('img')?.complete).toBe(true)
  const [folded, ...others] = rowsOf(often.title)
  expect(others).toEqual([])
  const earlier = () => [...(folded?.querySelectorAll('details li') ?? [])]
  expect(earlier().filter((it) => it.checkVisibility())).toEqual([])
  expect(folded?.querySelector('summary')?.textContent).toContain(list.earlier(18))
  folded?.querySelector('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => earlier().filter((it) => it.checkVisibility())).toHaveLength(18)

  // What was not loaded is read too; it can be taken back, and what was unread stays bold during the visit.
  const nothingNew = banner.getByRole('link', { name: inbox.title, exact: true })
  await press(button(list.readAll))
  await expect.element(nothingNew).toBeVisible()
  await button(list.undo).click()
  await expect.element(main.getByText(list.unreadAgain)).toHaveFocus()
  expect(nothingNew.query()).toBeNull()
  await button(list.readAll).click()
  await expect.element(nothingNew).toBeVisible()
  await expect.element(main.getByText(list.allRead)).toHaveFocus()
  expect(button(list.readAll).query()).toBeNull()
  expect(rows()[0]?.getAttribute('data-unread')).toBe('true')
  expect(rows()[0]?.textContent).not.toContain(`${inbox.unread}:`)

  // What arrives waits behind a button, so that nothing moves.
  const titleOf = () => rows()[0]?.querySelector('a')?.textContent
  const before = titleOf()
  expect(before).toContain(returned.title)
  await callAs([4], `/api/userBanner/archive/${returnedId}`, {})
  await expect.element(button(list.arrived(1))).toBeVisible()
  expect(titleOf()).toBe(before)
  await press(button(list.arrived(1)))
  await expect.poll(() => button(list.arrived(1)).query()).toBeNull()
  expect(mend.query()).toBeNull()
  expect(rowsOf(returned.title)).toHaveLength(1)

  await main.getByRole('link', { name: list.only.documents, exact: true }).click()
  await expect.element(main.getByRole('heading', { name: inbox.empty })).toBeVisible()
  await main.getByRole('link', { name: list.only.ads, exact: true }).click()
  await expect.poll(address).toBe('/notifications?only=ads')
  const shown = () => rows().reduce((sum, row) => sum + 1 + row.querySelectorAll('details li').length, 0)
  await expect.poll(() => rowsOf(often.title)).toHaveLength(1)
  const few = shown()
  await main.getByRole('link', { name: inbox.more }).click()
  await expect.poll(shown).toBeGreaterThan(few)
  expect(rowsOf(often.title)).toHaveLength(1)
})
