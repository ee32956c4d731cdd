import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import * as paths from '@sauda/sdk/paths'
import { untilScripted } from './page-rules.ts'

/** 1 tenant, 2 administrator, 3 manager, 4 operator, 5 registered individual. */
export type RoleId = 1 | 2 | 3 | 4 | 5

interface SignIn {
  role_id: RoleId
  email: string
  password: string
}

/** Number of registered users in the demo centre, besides the one whose login is printed. */
const others = 39

/**
 * The demo login of a role, from the data folder of a portal, by default this run's. Each test uses another registered
 * user, because together the tests submit more ads than one user may; users of a role share a password.
 */
export async function signInOf(role: RoleId, folder = process.env.PORTAL_FOLDER ?? ''): Promise<SignIn> {
  const all: SignIn[] = JSON.parse(await readFile(join(folder, 'demo-sign-ins.json'), 'utf8'))
  const found = all.find(({ role_id }) => role_id === role)
  if (!found) throw new Error(`the demo has no sign-in of role ${role}`)
  if (role !== 5) return found
  const number = 2 + (Number.parseInt(test.info().testId.slice(-8), 16) % others)
  return { ...found, email: `person${number}@mail.sauda.example` }
}

/** Signs the page's context in by the API; the form has its own tests. */
export async function signIn(page: Pick<Page, 'request'>, role: RoleId, folder?: string): Promise<void> {
  await enter(page, await signInOf(role, folder))
}

/**
 * Signs in as a colleague of the tenant of the demo centre: the accountant, who works for another company too, or the seller.
 * They share the password of tenants.
 */
export async function signInColleague(
  page: Pick<Page, 'request'>,
  who: 'accountant' | 'seller',
): Promise<void> {
  const { password } = await signInOf(1)
  await enter(page, { email: `${who}@sauda.example`, password })
}

async function enter(
  page: Pick<Page, 'request'>,
  { email, password }: Pick<SignIn, 'email' | 'password'>,
): Promise<void> {
  const answer = await page.request.post('/api/user/auth', {
    data: { login: email, password },
    headers: { 'X-Portal-Client': 'e2e' },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Presses «Sign out» in the user's menu, once scripts have taken it over: they ask about unsaved texts and forget kept ones. */
export async function pressSignOut(page: Page, { header }: { header: { signOut: string } }): Promise<void> {
  await untilScripted(page, `header form[action$="${paths.signOut}"]`)
  await page.locator('header [data-slot=action-menu] > summary').click()
  await page.getByRole('button', { name: header.signOut }).click()
}

/** A page of the person of the demo centre, in a browser context of its own. */
export async function ownerOf(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await signIn(page, 5)
  return page
}
