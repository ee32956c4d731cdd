import { randomInt } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type Locator, type Page } from '@playwright/test'
import { DOCUMENT_STATUS } from '@sauda/sdk/documents'
import * as paths from '@sauda/sdk/paths'
import { holderOf } from '../../packages/server/src/demo/demo-key.ts'
import { oneC } from '../../packages/server/src/player/client.ts'
import { type EgovPhone, egovPhone } from '../../packages/server/src/testing/egov-mobile/player.ts'
import {
  type NcaLayerPlay,
  type NcaLayerPlayer,
  startNcaLayer,
} from '../../packages/server/src/testing/ncalayer/player.ts'
import { rowOf } from '../../packages/server/src/testing/one-c.ts'
import { documentOf as documentSeenBy, rowsOf } from './documents.ts'
import { call } from './newcomer.ts'
import { untilScripted } from './page-rules.ts'
import { signIn } from './people.ts'
import { killPortalsOf, startDemoPortal } from './portal-process.ts'

/** A portal with its own demo centre, whose pages look for NCALayer where the test plays it. */
export interface SigningPortal {
  url: string
  folder: string
  /** Starts NCALayer with the key of the demo tenant or of the centre. */
  play(who: 'tenant' | 'centre', play?: Partial<NcaLayerPlay>): Promise<NcaLayerPlayer>
  /** A telephone with eGov Mobile and the same key. */
  phone(who: 'tenant' | 'centre', language: 'ru' | 'kk'): Promise<EgovPhone>
  close(): Promise<void>
}

/** What a portal is told that lets telephones sign. */
export const EGOV_MOBILE = {
  EGOV_MOBILE: 'on',
  EGOV_MOBILE_BIN: '201240999077',
  EGOV_MOBILE_NAME_RU: 'ТОО «Sauda Центр»',
  EGOV_MOBILE_NAME_KK: '«Sauda Центр» ЖШС',
}

export async function openSigningPortal(told: NodeJS.ProcessEnv = {}): Promise<SigningPortal> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  // Below the ephemeral ports; NCALayer is started and stopped while the portal knows its address.
  const port = randomInt(16_000, 20_000)
  const { url } = await startDemoPortal(folder, { ...told, NCALAYER_URL: `ws://127.0.0.1:${port}` })
  return {
    url,
    folder,
    play: async (who, play) => {
      const pem = await readFile(join(folder, 'demo-keys', `${who}.pem`), 'utf8')
      return startNcaLayer(holderOf(pem), play, port)
    },
    phone: async (who, language) => {
      const pem = await readFile(join(folder, 'demo-keys', `${who}.pem`), 'utf8')
      return egovPhone({ key: holderOf(pem), language, signedAt: new Date() })
    },
    async close() {
      await killPortalsOf(folder)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the acts that the demo tenant has not signed. */
export async function openNewActs(page: Page, portal: SigningPortal, at: (path: string) => string) {
  await signIn(page, 1, portal.folder)
  await page.goto(at(`${paths.documents('completion')}?status=${DOCUMENT_STATUS.new}`))
  await untilScripted(page)
}

/** How many acts the user of a page has not signed. */
export async function newActs(page: Page): Promise<number> {
  return (await rowsOf(page, 'completion', { status: [DOCUMENT_STATUS.new], limit: 100 })).length
}

type SignWords = { sign: (kind: 'completion', count: number) => string }

/** Chooses the first acts of a list and asks to sign them. */
export async function signFirst(page: Page, words: SignWords, count: number) {
  await chooseFirst(page, count)
  await page
    .getByRole('button', { name: words.sign('completion', count) })
    .last()
    .click()
}

/**
 * The accounting system sends new acts like one that the tenant has; returns once they are in the portal. `timeout` is for
 * very many, in milliseconds.
 */
export async function sendActs(
  browser: Browser,
  portal: SigningPortal,
  like: number,
  { count, ...patience }: { count: number; timeout?: number },
) {
  const page = await browser.newPage({ baseURL: portal.url })
  await signIn(page, 2, portal.folder)
  const base = await call<{ base: { login: string }; secret: string }>(page, '/api/exchange/createBase', {
    name: 'Бухгалтерия актов',
  })
  const { supplier, buyer } = await documentSeenBy(page, 'completion', like)
  const { secret } = base
  const accounting = oneC(fetch, { address: portal.url, login: base.base.login, secret })
  const acts = Array.from({ length: count }, (_, at) =>
    rowOf({
      ...{ kind: 'completion', number: `АВР-${9000 + at}` },
      supplier: partyOf(supplier),
      buyer: partyOf(buyer),
    }),
  )
  const { data } = await accounting.batch(acts)
  await expect
    .poll(async () => (await accounting.report(data.id)).data, patience)
    .toMatchObject({ state: 'done', created: count })
  await page.close()
}

const partyOf = ({ name, bin }: { name: string; bin: string }) => ({ name, bin })

/** The person at NCALayer's window: each request waits until it is answered. */
export function person() {
  const asked: { yes: () => void; no: () => void; files: number }[] = []
  return {
    ask: (files: number) =>
      new Promise<void>((resolve, reject) => {
        asked.push({ yes: resolve, no: () => reject(new Error('closed')), files })
      }),
    /** Waits until a request has come, and types the password. */
    async typesPassword() {
      await expect.poll(() => asked.length).toBeGreaterThan(0)
      const next = asked.shift()
      next?.yes()
      return next?.files
    },
    /** Waits until a request has come, and leaves it open. */
    async isAsked() {
      await expect.poll(() => asked.length).toBeGreaterThan(0)
    },
  }
}

/** Chooses the first documents of the list that wait. */
export async function chooseFirst(page: Page, count: number): Promise<void> {
  // The list is hydrated after the page around it.
  await untilScripted(page, 'main li input[type=checkbox]')
  const boxes = page.locator('main li input[type=checkbox]')
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check()
}

/** The dialog with a title. */
export function dialogOf(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title })
}

/** What the code says, which the demo centre shows for the telephone's player. */
export async function codeTextOf(shown: Locator): Promise<string> {
  const line = await shown.getByText('npm run play-egov-mobile').last().textContent()
  return /mobileSign:\S+/.exec(line ?? '')?.[0] ?? ''
}
