import { expect, type Page } from '@playwright/test'
import { askForCode } from '../portal/access-flow.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { someNewcomer } from '../portal/newcomer.ts'
import { lightLooks } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'

// A GET of the link changes nothing, so that any token shows the page.
gallery('the link of an e-mail', [
  { state: 'to a new password', path: '/forgot/link?token=made-up', looks: lightLooks },
  { state: 'to a registration', path: '/registration/link?token=made-up', looks: lightLooks },
  { state: 'that is over', path: '/forgot/link?token=made-up', act: goOn, looks: lightLooks },
  { state: 'or its code', path: askedForCode, looks: lightLooks },
  { state: 'for somebody who is signed in', path: signedIn, looks: lightLooks },
])

async function goOn(page: Page, { words: { flow } }: Spoken): Promise<void> {
  await page.getByRole('button', { name: flow.link.restore.submit }).click()
  await expect(page.getByRole('heading', { name: flow.link.over })).toBeVisible()
}

async function askedForCode(page: Page, spoken: Spoken): Promise<string> {
  await askForCode(page, spoken, '/forgot', someNewcomer().email)
  return '/verify'
}

async function signedIn(page: Page): Promise<string> {
  await signIn(page, 5)
  return '/forgot/link?token=made-up'
}
