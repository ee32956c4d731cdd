import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CDPSession, Page, Route } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { BrowserCommand } from 'vitest/node'
import { API_PORT } from './api-port.ts'

/** What happens to requests whose address matches, instead of being sent. */
export type Trouble =
  | { kind: 'held' }
  | { kind: 'lost' }
  | { kind: 'answered'; status: number; json?: unknown; headers?: Record<string, string> }

/** A request of the page, as it was sent, and how it ended: with a status, or failed or given up. */
export type Sent = { method: string; url: string; body: string | null; end?: number | 'failed' }

type Network = {
  sent: Sent[]
  troubles: Map<string, { handler: (route: Route) => Promise<void>; held: Route[] }>
  /** Loses answers that the server has given. */
  losing?: CDPSession
  /** Has switched the touch screen on. */
  touched?: CDPSession
}

/** By the window of a session, which runs one test file at a time. */
const networks = new WeakMap<Page, Network>()

function networkOf(page: Page): Network {
  const known = networks.get(page)
  if (known) return known
  const network: Network = { sent: [], troubles: new Map() }
  networks.set(page, network)
  page.on('request', (request) => {
    const body = request.headers()['content-type']?.startsWith('multipart/') ? null : request.postData()
    const sent: Sent = { method: request.method(), url: request.url(), body }
    network.sent.push(sent)
    void request.response().then(
      (answer) => {
        sent.end = answer?.status() ?? 'failed'
      },
      // The browser is closed after the last test.
      () => undefined,
    )
  })
  return network
}

/** Removes the cookies and all troubles, and forgets what was sent. */
const cleanBrowser: BrowserCommand<[]> = async ({ page, context }) => {
  const network = networkOf(page)
  for (const pattern of [...network.troubles.keys()]) await settle(page, pattern)
  network.sent.length = 0
  await endSession(network, 'losing')
  await endSession(network, 'touched')
  await context.clearCookies()
}

/** Detaching ends what a session has switched on. */
async function endSession(network: Network, of: 'losing' | 'touched') {
  const session = network[of]
  delete network[of]
  await session?.detach()
}

/** Keeps back answers whose address matches a pattern of the DevTools protocol, except the first ones. */
const loseAnswers: BrowserCommand<[url: string, after: number, hangs: boolean]> = async (
  { page, context },
  url,
  after,
  hangs,
) => {
  const session = await context.newCDPSession(page)
  networkOf(page).losing = session
  let passing = after
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    passing -= 1
    if (passing >= 0) await session.send('Fetch.continueRequest', { requestId })
    else if (!hangs) await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: url, requestStage: 'Response' }] })
}

const findAnswers: BrowserCommand<[]> = ({ page }) => endSession(networkOf(page), 'losing')

/** Makes the primary pointer a finger, for style sheets too, or a mouse again. */
const touchScreen: BrowserCommand<[isTouched: boolean]> = async ({ page, context }, isTouched) => {
  const network = networkOf(page)
  if (!isTouched) return endSession(network, 'touched')
  network.touched = await context.newCDPSession(page)
  await network.touched.send('Emulation.setTouchEmulationEnabled', { enabled: true })
}

/** From now on requests whose address matches the pattern are held back, lost or answered. */
const troubleRequests: BrowserCommand<[pattern: string, trouble: Trouble]> = async (
  { page },
  pattern,
  trouble,
) => {
  await settle(page, pattern)
  const held: Route[] = []
  const handler = async (route: Route) => {
    if (trouble.kind === 'held') held.push(route)
    else if (trouble.kind === 'lost') await route.abort()
    else await route.fulfill({ ...trouble, json: trouble.json ?? {} })
  }
  networkOf(page).troubles.set(pattern, { handler, held })
  await page.route(new RegExp(pattern), handler)
}

/** Ends the trouble of a pattern: requests that were held back are sent now. */
const settleRequests: BrowserCommand<[pattern: string]> = ({ page }, pattern) => settle(page, pattern)

/** The requests since the test began whose address matches the pattern. */
const sentRequests: BrowserCommand<[pattern: string]> = async ({ page }, pattern) =>
  networkOf(page).sent.filter(({ url }) => new RegExp(pattern).test(url))

async function settle(page: Page, pattern: string): Promise<void> {
  const network = networkOf(page)
  const trouble = network.troubles.get(pattern)
  if (!trouble) return
  network.troubles.delete(pattern)
  await page.unroute(new RegExp(pattern), trouble.handler)
  // One that its page has given up meanwhile cannot be sent any more.
  for (const route of trouble.held) await route.continue().catch(() => undefined)
}

/** What the demo centre's portal prints at its start. */
const demoSignIn: BrowserCommand<[role: number]> = async (_context, role) => {
  const text = await readFile(join(process.env.PAGES_FOLDER ?? '', 'demo-sign-ins.json'), 'utf8')
  const all: { role_id: number; email: string; password: string }[] = JSON.parse(text)
  return all.find(({ role_id }) => role_id === role)
}

const forgetCookies: BrowserCommand<[]> = ({ context }) => context.clearCookies()

const jars = new Map<string, Promise<string>>()

async function sessionOf(login: string, password: string): Promise<string> {
  const answer = await send('/api/user/auth', '', { login, password })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

async function send(path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { 'X-Portal-Client': 'test', 'Content-Type': 'application/json', cookie }
  const answer = await fetch(`http://127.0.0.1:${API_PORT}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers,
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** Sends a call of the API as somebody who sits at another browser. */
const callAs: BrowserCommand<[login: string, password: string, path: string, body?: object]> = async (
  _context,
  login,
  password,
  path,
  body,
) => {
  const jar = jars.get(login) ?? sessionOf(login, password)
  jars.set(login, jar)
  return (await (await send(path, await jar, body)).json()).data
}

/** The texts of the newest e-mails to an address, the oldest first. */
const lettersTo: BrowserCommand<[address: string]> = async (_context, address) => {
  const folder = join(process.env.PAGES_FOLDER ?? '', 'mails')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(folder, name), 'utf8'))),
  )
  return letters
    .filter(({ to }) => to?.some((one) => one.address === address))
    .sort((one, other) => (one.date ?? '').localeCompare(other.date ?? ''))
    .map(({ text = '' }) => text)
}

/** Commands of tests in a browser, which run beside it. */
export const browserCommands = {
  cleanBrowser,
  troubleRequests,
  settleRequests,
  sentRequests,
  demoSignIn,
  forgetCookies,
  loseAnswers,
  findAnswers,
  touchScreen,
  callAs,
  lettersTo,
}
