import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { LANGUAGES, type Language, localPath } from '@sauda/sdk/language'
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright'
import { startDemoPortal } from '../e2e/portal/portal-process.ts'
import { excessOf } from '../packages/app/scripts/page-budgets.ts'
import { bringChromium, chromiumArgs } from '../scripts/workspace/browser.mjs'
import { type Asker, type Measured, measured, pressed } from './measured-pages.ts'
import { gapsOf } from './page-coverage.ts'
import type { Row } from './row.ts'

/** `excess`: what is over the budget, in bytes. */
export type MeasuredPage = Row & { readonly excess: number }

const assets = fileURLToPath(new URL('../packages/app/build/pages/client/', import.meta.url))

/** Most of the time is spent waiting for pages to be idle, so several are open at once. */
const atOnce = 4

/** Milliseconds; far more than any page needs on a busy machine. */
const LAST = 180_000

/** The gzipped size of a script, from the file that the build wrote beside it. */
async function sizeOf(url: string): Promise<number> {
  const file = join(assets, new URL(url).pathname)
  const ready = await readFile(`${file}.gz`).catch(() => undefined)
  return ready?.length ?? gzipSync(await readFile(file), { level: 9 }).length
}

/** Records each script of a page once, and the number of open requests. */
function watchRequests(page: Page) {
  const scripts = new Set<string>()
  const underWay = new Set<Request>()
  let begun = 0
  page.on('request', (request) => {
    begun += 1
    underWay.add(request)
    if (/\/assets\/[^/]+\.js$/.test(new URL(request.url()).pathname)) scripts.add(request.url())
  })
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))

  /**
   * Waits until the page's thread was idle twice without open requests.
   * @throws Error with the open requests, if they never end
   */
  async function idle() {
    await page.waitForFunction(isScripted)
    const last = Date.now() + LAST
    for (let before = -1; before !== begun || underWay.size > 0; ) {
      if (Date.now() > last) {
        throw new Error(`${page.url()} still waits for ${[...underWay].map((one) => one.url()).join(', ')}`)
      }
      before = begun
      await page.evaluate(idleTwice)
    }
  }
  return { scripts, idle }
}

/** Whether React has hydrated the page. */
function isScripted(): boolean {
  const main = document.querySelector('main')
  return main !== null && Object.keys(main).some((key) => key.startsWith('__react'))
}

function idleTwice() {
  return new Promise<void>((resolve) =>
    requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), 100)),
  )
}

async function contextOf(
  browser: Browser,
  url: string,
  folder: string,
  asker: Asker,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
  if (asker === 'guest') return context
  const all: { role_id: number; email: string; password: string }[] = JSON.parse(
    await readFile(join(folder, 'demo-sign-ins.json'), 'utf8'),
  )
  const { email, password } = all.find(({ role_id }) => role_id === asker) ?? { email: '', password: '' }
  const answer = await context.request.post('/api/user/auth', {
    data: { login: email, password },
    headers: { 'X-Portal-Client': 'bench' },
  })
  if (!answer.ok()) throw new Error(`${asker} could not sign in: ${await answer.text()}`)
  return context
}

async function measurePage(
  browser: Browser,
  state: Awaited<ReturnType<BrowserContext['storageState']>>,
  url: string,
  { name, path, status, live, press, most }: Measured,
  language: Language,
): Promise<MeasuredPage> {
  const context = await browser.newContext({
    baseURL: url,
    storageState: state,
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    const { scripts, idle } = watchRequests(page)
    // The last thing that a page of a signed-in user does is to connect for live updates.
    const connected = live ? page.waitForEvent('websocket') : undefined
    // If the page fails, its own error is the one to report.
    connected?.catch(() => {})
    const asked = localPath(path, language)
    const answered = (await page.goto(asked))?.status() ?? 0
    if (status ? answered !== status : answered < 200 || answered >= 400) {
      throw new Error(`${name}: ${answered} at ${asked}`)
    }
    await connected
    await idle()
    // A redirect, by the server or by scripts, leads to another page than the one to measure.
    const { pathname, search } = new URL(page.url())
    if (pathname + search !== asked) throw new Error(`${name}: ${asked} led to ${pathname}${search}`)
    const before = press ? new Set(scripts) : new Set<string>()
    if (press) {
      await press(page)
      await idle()
    }
    const fetched = [...scripts].filter((script) => !before.has(script))
    const sizes = await Promise.all(fetched.map(sizeOf))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    const excess = excessOf({ bytes, requests: fetched.length }, most)
    return {
      what: `bytes · ${name} · ${language}`,
      value: told(bytes, fetched.length),
      goal: `≤ ${told(most.bytes, most.requests)}`,
      met: excess === 0,
      excess,
    }
  } finally {
    await context.close()
  }
}

/**
 * Measures the scripts that a browser fetches with each page of the list until it is idle, in both languages: gzipped
 * bytes and number of requests. Starts a separate portal; the pages must be built.
 */
export async function measureBytes(): Promise<MeasuredPage[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = await startDemoPortal(folder)
  const browser = await chromium.launch({ executablePath: await bringChromium(), args: chromiumArgs })
  try {
    const rows: MeasuredPage[] = []
    const paths: string[] = []
    const waiting: (() => Promise<MeasuredPage>)[] = []
    for (const asker of ['guest', 1, 5, 3, 2] as const) {
      const context = await contextOf(browser, portal.url, folder, asker)
      const state = await context.storageState()
      const loaded = await measured(context, asker)
      const pages = [...loaded, ...(await pressed(context, asker))]
      await context.close()
      paths.push(...loaded.map(({ path }) => path))
      for (const page of pages)
        for (const language of LANGUAGES)
          waiting.push(() => measurePage(browser, state, portal.url, page, language))
    }
    const gaps = gapsOf(paths)
    if (gaps.length > 0) throw new Error(gaps.join('\n'))
    async function worker() {
      for (let next = waiting.shift(); next; next = waiting.shift()) rows.push(await next())
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    return rows.sort((a, b) => Number(a.met) - Number(b.met) || a.what.localeCompare(b.what))
  } finally {
    await browser.close()
    await portal.stop()
    await rm(folder, { recursive: true })
  }
}

function told(bytes: number, requests: number): string {
  return `${bytes.toLocaleString('en')} B in ${requests}`
}
