import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { boxOf, expectOneRow } from '../portal/look-rules.ts'
import { signInAs, signUp } from '../portal/newcomer.ts'
import { untilScripted } from '../portal/page-rules.ts'

/** Submits an empty form; its errors take the focus. */
async function expectProblems(page: Page, button: string, title: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await expect(page.getByRole('alert').filter({ hasText: title })).toBeFocused()
}

/** Makes the window as narrow as a small phone's, and loads the page in it. */
async function onPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await untilScripted(page)
}

/** The first application's path with a decision. */
const decision =
  (name: 'accept' | 'refuse') =>
  async (page: Page, { words, at }: Spoken) => {
    await page.goto(at('/dashboard/people/applications'))
    const link = page.getByRole('link', { name: words.peopleDesk.application[name] }).first()
    return (await link.getAttribute('href'))?.replace(/^\/kk(?=\/)/, '') ?? ''
  }

gallery('the pages of a cabinet', [
  {
    state: 'details with an error',
    path: async (page, { language }) => {
      const who = await signUp(page, language)
      // Somewhere else, so that there is a session to end.
      const elsewhere = await page.context().browser()?.newPage()
      if (elsewhere) await signInAs(elsewhere, who)
      return '/profile/details'
    },
    act: async (page, { words: { cabinet } }) => {
      await page.getByRole('textbox', { name: cabinet.name }).fill('')
      await expectProblems(page, cabinet.save, cabinet.failed)
    },
  },
  {
    state: 'a password with errors',
    path: '/profile/password',
    act: (page, { words: { cabinet } }) =>
      expectProblems(page, cabinet.changePassword, cabinet.passwordFailed),
  },
  {
    state: 'two sessions',
    path: '/profile/sessions',
    act: async (page, { words: { cabinet } }) => {
      await onPhone(page)
      await expect(page.getByRole('button', { name: cabinet.signOutOthers })).toBeVisible()
      await expectOneRow(page.getByRole('navigation', { name: cabinet.parts }))
      await page.setViewportSize({ width: 1280, height: 800 })
    },
  },
])

gallery(
  "an administrator's pages",
  [
    { state: 'people of a building', path: '/dashboard/people' },
    {
      state: 'people who were found',
      path: async (page, { words: { peopleDesk } }) => {
        const people = page.getByRole('list', { name: peopleDesk.found })
        const name = await people.getByRole('heading', { level: 3 }).first().textContent()
        return `/dashboard/people?q=${encodeURIComponent(name ?? '')}`
      },
    },
    { state: 'nobody found', path: '/dashboard/people?q=зюзюзю' },
    { state: 'another building', path: '/dashboard/people?facility=2' },
    {
      state: 'an invitation with errors',
      path: '/dashboard/people/invitations',
      act: (page, { words: { peopleDesk } }) =>
        expectProblems(page, peopleDesk.invitation.send, peopleDesk.invitation.failed),
    },
    {
      state: 'applications',
      path: '/dashboard/people/applications',
      act: async (page, { words: { peopleDesk } }) => {
        await onPhone(page)
        await expectOneRow(page.getByRole('navigation', { name: peopleDesk.parts }))
        await page.setViewportSize({ width: 1280, height: 800 })
      },
    },
    {
      state: 'an acceptance',
      path: decision('accept'),
      act: async (page) => expect(page.getByRole('dialog')).toBeVisible(),
    },
    {
      state: 'a rejection without a reason',
      path: decision('refuse'),
      act: async (page, { words: { peopleDesk } }) => {
        await onPhone(page)
        const dialog = page.getByRole('dialog')
        // As tall as what it contains.
        const sheet = await boxOf(dialog)
        expect(sheet.y).toBeGreaterThan(32)
        expect(sheet.y + sheet.height).toBeCloseTo(640, 0)
        await dialog.getByRole('button', { name: peopleDesk.application.refuse }).click()
        await expect(dialog.getByRole('textbox')).toBeFocused()
        await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
        await page.setViewportSize({ width: 1280, height: 800 })
      },
    },
  ],
  { as: 2 },
)
