import { expect, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import type { NcaLayerPlayer } from '../../packages/server/src/testing/ncalayer/player.ts'
import { rowsOf } from '../portal/documents.ts'
import { gallery, type State } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { call } from '../portal/newcomer.ts'
import { bothLooks, untilScripted } from '../portal/page-rules.ts'
import { signIn } from '../portal/people.ts'
import {
  chooseFirst,
  dialogOf,
  openSigningPortal,
  person,
  type SigningPortal,
  signFirst,
} from '../portal/signing.ts'
import { test } from '../portal/test.ts'

// One portal and one NCALayer for both languages.
test.describe.configure({ mode: 'serial' })

const PHONE = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/146.0 Mobile Safari/537.36'
const LIST = `/completion?status=${DOCUMENT_STATUS.new}`

let portal: SigningPortal
let player: NcaLayerPlayer | undefined
test.beforeAll(async () => {
  portal = await openSigningPortal()
})
test.afterAll(() => portal.close())
test.afterEach(() => stop())
test.use({ baseURL: async ({ headless: _ }, use) => use(portal?.url) })

async function stop() {
  await player?.close()
  player = undefined
}

/** Starts NCALayer anew; the person at its window answers when the state says so. */
async function play(...[who, how]: Parameters<SigningPortal['play']>) {
  await stop()
  const asked = person()
  player = await portal.play(who, { ask: asked.ask, ...how })
  return asked
}

/** A state of the list of new acts. */
const stateOf = (
  state: string,
  act: (page: Page, spoken: Spoken) => Promise<void>,
  before?: (page: Page) => Promise<unknown>,
): State => ({
  state,
  looks: bothLooks,
  path: async (page) => {
    await before?.(page)
    return LIST
  },
  act: async (page, spoken) => {
    await untilScripted(page)
    await act(page, spoken)
  },
})

const resume = (page: Page, { words }: Spoken) =>
  page.getByRole('button', { name: words.signing.resume, exact: true }).click()

async function openPhone(page: Page, { words: { documents, phone } }: Spoken) {
  await signFirst(page, documents, 1)
  await expect(dialogOf(page, phone.title)).toBeVisible()
}

gallery('signing with NCALayer', [
  stateOf(
    'NCALayer is missing',
    async (page, { words: { documents, signing: its } }) => {
      await signFirst(page, documents, 3)
      await expect(dialogOf(page, its.absent.title)).toContainText(its.absent.demo)
    },
    (page) => signIn(page, 1, portal.folder),
  ),
  stateOf('the key is asked for, with the files', async (page, { words: { documents, signing: its } }) => {
    const who = await play('tenant')
    await signFirst(page, documents, 3)
    await who.isAsked()
    const key = dialogOf(page, its.key.title)
    await key.getByText(its.preparing.rows('completion', 3)).click()
    await expect(key.getByRole('link', { name: its.oneByOne.read('completion') }).first()).toBeVisible()
  }),
  stateOf('one by one', async (page, { words: { documents, signing: its } }) => {
    const who = await play('tenant', { several: false })
    await signFirst(page, documents, 3)
    await who.typesPassword()
    const second = dialogOf(page, its.oneByOne.title(2, 3))
    await expect(second).toContainText(its.running.done(1))
  }),
  stateOf('one by one, stopped', async (page, spoken) => {
    const { signing: its, documents } = spoken.words
    const who = await play('tenant', { several: false })
    await signFirst(page, documents, 3)
    await who.typesPassword()
    await who.isAsked()
    const second = dialogOf(page, its.oneByOne.title(2, 3))
    await second.getByRole('button', { name: its.oneByOne.end }).click()
    await expect(dialogOf(page, its.result.stopped(1, 3))).toBeVisible()
  }),
  stateOf('taken up after a reload', async (page, spoken) => {
    await resume(page, spoken)
    await expect(dialogOf(page, spoken.words.signing.restored.title(2))).toBeVisible()
  }),
  stateOf('everything is signed', async (page, { words: { documents, signing: its } }) => {
    const who = await play('tenant')
    await signFirst(page, documents, 1)
    await who.typesPassword()
    await expect(dialogOf(page, its.all.title('completion', 1))).toBeVisible()
  }),
  stateOf('one was annulled meanwhile', async (page, { words: { documents, signing: its } }) => {
    const [gone] = await rowsOf(page, 'completion', { status: [DOCUMENT_STATUS.new], limit: 100 })
    const who = await play('tenant')
    await signFirst(page, documents, 2)
    await who.isAsked()
    const manager = await page.context().browser()?.newPage({ baseURL: portal.url })
    if (!manager) throw new Error('There is no browser.')
    await signIn(manager, 3, portal.folder)
    await call(manager, `/api/completion/annul/${gone?.id}`, { reason: 'sum', text: 'Сумма пересчитана' })
    await manager.close()
    await who.typesPassword()
    const result = dialogOf(page, its.result.title(1, 1))
    await result.getByRole('button', { name: its.running.show }).click()
  }),
  stateOf('the key of another company', async (page, { words: { documents, signing: its } }) => {
    const who = await play('centre')
    await signFirst(page, documents, 1)
    await who.typesPassword()
    await expect(dialogOf(page, its.wrongKey.title)).toContainText(its.wrongKey.needed)
  }),
  stateOf('another tab signs', async (page, { at, words: { documents, signing: its } }) => {
    const who = await play('tenant')
    const other = await page.context().newPage()
    await other.goto(at(LIST))
    await untilScripted(other)
    await signFirst(other, documents, 1)
    await who.isAsked()
    await signFirst(page, documents, 1)
    await expect(dialogOf(page, its.troubles.titles.signing_elsewhere)).toBeVisible()
    await other.close()
  }),
  stateOf('the network is gone', async (page, { words: { documents, signing: its } }) => {
    await page.route('**/api/completionSignature/*reate*', (route) => route.abort())
    const who = await play('tenant')
    await signFirst(page, documents, 2)
    await who.typesPassword()
    await expect(dialogOf(page, its.offline.title)).toContainText(its.offline.kept(2))
  }),
  // These are the last ones: they change the pages of the window.
  stateOf(
    'the browser keeps nothing',
    async (page, { words: { documents, signing: its } }) => {
      const who = await play('tenant')
      await chooseFirst(page, 2)
      await page
        .getByRole('button', { name: documents.sign('completion', 2) })
        .last()
        .click()
      await who.isAsked()
      await expect(dialogOf(page, its.key.title)).toContainText(its.troubles.unkept.note)
    },
    (page) => page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })),
  ),
  stateOf('a telephone without NCALayer', openPhone, (page) =>
    page.addInitScript((userAgent) => {
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
    }, PHONE),
  ),
  stateOf('a telephone that was mailed a link', async (page, spoken) => {
    const { phone } = spoken.words
    await openPhone(page, spoken)
    await dialogOf(page, phone.title).getByRole('button', { name: phone.send }).click()
    await expect(dialogOf(page, phone.title).getByRole('status')).toContainText(phone.sent)
  }),
])
