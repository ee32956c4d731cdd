import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import type { BrowserCommand } from 'vitest/node'

/** What happens to requests whose address matches, instead of being sent, or to their answers. */
export type Trouble =
  | { kind: 'held' }
  | { kind: 'lost' }
  | { kind: 'unanswered' }
  | { kind: 'answered'; status: number; json?: unknown; headers?: Record<string, string> }

/** A request of the page, as it was sent. */
export type Sent = { method: string; url: string; body: string | null }

type Network = {
  sent: Sent[]
  troubles: Map<string, { handler: (route: Route) => Promise<void>; held: Route[] }>
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
    network.sent.push({ method: request.method(), url: request.url(), body })
  })
  return network
}

/** Removes the cookies and all troubles, and forgets what was sent. */
const cleanBrowser: BrowserCommand<[]> = async ({ page, context }) => {
  const network = networkOf(page)
  for (const pattern of [...network.troubles.keys()]) await settle(page, pattern)
  network.sent.length = 0
  await context.clearCookies()
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
    // The page waits for the answer until it gives up.
    else if (trouble.kind === 'unanswered') await route.fetch()
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

/** Commands of tests in a browser, which run beside it. */
export const browserCommands = {
  cleanBrowser,
  troubleRequests,
  settleRequests,
  sentRequests,
  demoSignIn,
  forgetCookies,
}
