import { expect, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import { signByPhone } from '../../packages/server/src/testing/egov-mobile/player.ts'
import { rowsOf } from '../portal/documents.ts'
import { gallery, type State } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { bothLooks, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import {
  codeTextOf,
  dialogOf,
  EGOV_MOBILE,
  openSigningPortal,
  type SigningPortal,
  signFirst,
} from '../portal/signing.ts'
import { test } from '../portal/test.ts'

// One portal for both languages.
test.describe.configure({ mode: 'serial' })

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'

let portal: SigningPortal
test.beforeAll(async () => {
  portal = await openSigningPortal(EGOV_MOBILE)
})
test.afterAll(() => portal.close())
test.use({ baseURL: async ({ headless: _ }, use) => use(portal?.url) })

/** A state after some new acts were chosen to be signed. */
const stateOf = (
  state: string,
  count: number,
  act: (page: Page, spoken: Spoken) => Promise<void>,
  before?: (page: Page) => Promise<unknown>,
): State => ({
  state,
  looks: bothLooks,
  path: async (page) => {
    await before?.(page)
    return `/completion?status=${DOCUMENT_STATUS.new}`
  },
  act: async (page, spoken) => {
    await untilScripted(page)
    await signFirst(page, spoken.words.documents, count)
    await act(page, spoken)
  },
})

gallery('signing with eGov Mobile', [
  stateOf(
    'the choice',
    3,
    (page, { words }) => expect(dialogOf(page, words.egov.choice.title)).toBeVisible(),
    (page) => signIn(page, 1, portal.folder),
  ),
  stateOf('the code', 3, async (page, { words: { egov } }) => {
    await dialogOf(page, egov.choice.title).getByRole('button', { name: egov.phone }).click()
    await expect(dialogOf(page, egov.title).getByRole('img', { name: egov.code })).toBeVisible()
  }),
  // The telephone is remembered: it is shown at once.
  stateOf('one of three was annulled meanwhile', 3, async (page, { language, words }) => {
    const [gone] = await rowsOf(page, 'completion', { status: [DOCUMENT_STATUS.new], limit: 100 })
    const text = await codeTextOf(dialogOf(page, words.egov.title))
    const manager = await page.context().browser()?.newPage({ baseURL: portal.url })
    if (!manager) throw new Error('There is no browser.')
    await signIn(manager, 3, portal.folder)
    await call(manager, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
    await manager.close()
    await signByPhone(await portal.phone('tenant', language), text)
    await expect(dialogOf(page, words.signing.result.title(2, 1))).toBeVisible()
  }),
  stateOf(
    'on a telephone',
    1,
    (page, { words: { egov } }) =>
      expect(
        dialogOf(page, egov.handset.title).getByRole('link', { name: egov.handset.mobile }),
      ).toBeVisible(),
    (page) =>
      page.addInitScript((userAgent) => {
        Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
      }, PHONE),
  ),
])
