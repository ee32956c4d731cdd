import { expect, type Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { boxOf, expectOneRow } from '../portal/look-rules.ts'
import { call, signInAs, signUp } from '../portal/newcomer.ts'
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

/** A person of the demo centre on whom nobody acts here. */
const ANYBODY = 'person38@mail.sauda.example'

/** Those who were blocked here, by language: few may register in a minute. */
const blockedOnes = new Map<string, string>()

/** A registered person, and an act on the person. */
async function somebody(page: Page, { language }: Spoken, act: string, blocked = false): Promise<string> {
  const email = blocked ? (blockedOnes.get(language) ?? (await newcomer(page, language))) : ANYBODY
  const { items } = await call<{ items: { id: number }[] }>(page, '/api/user/pagination', { q: email })
  const id = items[0]?.id
  if (blocked && !blockedOnes.has(language)) {
    await call(page, `/api/user/block/${id}`, { reason: 'fraud', note: 'Брал предоплату и пропадал.' })
    blockedOnes.set(language, email)
  }
  return `/dashboard/people/${id}${act}`
}

async function newcomer(page: Page, language: Spoken['language']): Promise<string> {
  const elsewhere = await page.context().browser()?.newContext()
  if (!elsewhere) throw new Error('no browser')
  const { email } = await signUp(elsewhere, language)
  await elsewhere.close()
  return email
}

/** The first tenant, and an act on the person. */
const tenant =
  (act = '') =>
  async (page: Page): Promise<string> => {
    const request = { role_id: 1, limit: 1 }
    const { items } = await call<{ items: { id: number }[] }>(page, '/api/user/pagination', request)
    return `/dashboard/people/${items[0]?.id}${act}`
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
    { state: 'people', path: '/dashboard/people' },
    { state: 'tenants of a building', path: '/dashboard/people?role=1&place=facility-1' },
    { state: 'people who have never signed in', path: '/dashboard/people?cut=never' },
    { state: 'nobody found', path: '/dashboard/people?q=зюзюзю' },
    { state: 'a tenant', path: tenant() },
    { state: 'a person', path: (page, spoken) => somebody(page, spoken, '') },
    { state: 'a blocked person', path: (page, spoken) => somebody(page, spoken, '', true) },
    {
      state: 'a block without a reason',
      path: tenant('/block'),
      act: async (page, { words: { person } }) => {
        await page.getByRole('dialog').getByRole('button', { name: person.blockConfirm }).click()
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    {
      state: 'a block that asks for the password',
      path: (page, spoken) => somebody(page, spoken, '/block'),
      act: async (page, { words: { person, passwordAgain } }) => {
        const dialog = page.getByRole('dialog')
        await untilScripted(page)
        await dialog.getByRole('radio').first().check()
        // As a form that was open for long, which has been asked for the password.
        await dialog.locator('form').evaluate((form: HTMLFormElement) => {
          const field = Object.assign(document.createElement('input'), { name: 'password', type: 'hidden' })
          field.value = 'не-тот-пароль'
          form.append(field)
        })
        await dialog.getByRole('button', { name: person.blockConfirm }).click()
        await expect(dialog.getByRole('textbox', { name: passwordAgain.label })).toBeVisible()
      },
    },
    { state: 'an end of a block', path: (page, spoken) => somebody(page, spoken, '/unblock', true) },
    { state: 'another role', path: (page, spoken) => somebody(page, spoken, '/role') },
    { state: 'another section', path: tenant('/section') },
    { state: 'buildings and sections', path: '/dashboard/people/sections' },
    {
      state: 'a building with errors',
      path: '/dashboard/people/sections/new-building',
      act: async (page, { words: { places } }) => {
        await page.getByRole('dialog').getByRole('button', { name: places.add }).click()
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    { state: 'a section', path: '/dashboard/people/sections/section/1' },
    {
      state: 'a building that is in use',
      path: '/dashboard/people/sections/delete-building/1',
      act: async (page, { words: { places } }) => {
        await page.getByRole('dialog').getByRole('button', { name: places.remove }).click()
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
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
