import { chromium, type Page } from 'playwright'
import { rowsOf } from '../e2e/portal/documents.ts'
import { languages } from '../e2e/portal/languages.ts'
import { dialogOf, openNewActs, openSigningPortal, sendActs } from '../e2e/portal/signing.ts'
import { bringChromium, chromiumArgs } from '../scripts/workspace/browser.mjs'
import { atMost, plain, type Row } from './row.ts'

/** As many as one run signs. */
const acts = 1000
/** The whole run, in milliseconds. */
const longest = 900_000

/** Watches how long the page does not answer; what is returned tells the longest time and their sum, in milliseconds. */
async function watched(page: Page) {
  await page.evaluate(() => {
    const busy = { longest: 0, sum: 0 }
    Object.assign(globalThis, { busy })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        busy.longest = Math.max(busy.longest, duration)
        busy.sum += duration - 50
      }
    }).observe({ type: 'longtask' })
  })
  return () => page.evaluate<{ longest: number; sum: number }>('busy')
}

/** A tenant signs a thousand acts in the browser, with NCALayer played over the wire: all of it, as people do it. */
export async function measureSigningPage(): Promise<Row[]> {
  const russian = languages.find(({ language }) => language === 'ru')
  if (!russian) throw new Error('no words')
  const { at, words } = russian
  const { key, all } = words.signing
  const portal = await openSigningPortal()
  const browser = await chromium.launch({ executablePath: await bringChromium(), args: chromiumArgs })
  const player = await portal.play('tenant')
  try {
    const page = await (await browser.newContext({ baseURL: portal.url })).newPage()
    await openNewActs(page, portal, at)
    const [like, ...others] = await rowsOf(page, 'completion', { status: [1], limit: 100 })
    await sendActs(browser, portal, like?.id ?? 0, { count: acts - 1 - others.length, timeout: 300_000 })
    await page.reload({ waitUntil: 'networkidle' })
    const busy = await watched(page)
    const begun = performance.now()
    const since = () => (performance.now() - begun) / 1000
    await page.getByRole('button', { name: words.documents.sign('completion', acts) }).click()
    await dialogOf(page, key.title).waitFor({ timeout: longest })
    const prepared = since()
    await dialogOf(page, all.title('completion', acts)).waitFor({ timeout: longest })
    const signed = since()
    const { longest: block, sum } = await busy()
    const requests = player.asked.length
    const what = `signing page · ${acts} acts`
    return [
      plain(`${what} · drawn, read and compared`, prepared, 's'),
      plain(`${what} · signed, from the first press`, signed, 's'),
      plain(`${what} · requests to NCALayer`, requests, ''),
      plain(`${what} · page did not answer, in all`, sum, 'ms'),
      atMost(`${what} · longest time without an answer of the page`, block, 200, 'ms'),
    ]
  } finally {
    await player.close()
    await browser.close()
    await portal.close()
  }
}
