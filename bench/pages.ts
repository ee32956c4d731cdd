import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPortal } from '../e2e/portal/portal-process.ts'
import { buildApp } from '../scripts/workspace/app-build.mjs'
import { bringWholeChromium, chromiumArgs } from '../scripts/workspace/browser.mjs'
import { run } from '../scripts/workspace/command.mjs'
import { atLeast, atMost, median, plain, type Row, spreadOf } from './row.ts'

const runsOfEach = 5

interface Seen {
  performance: number
  accessibility: number
  lcp: number
  cls: number
  tbt: number
  /** Lighthouse's index of the processor. On machines that others use, too, it may halve from one run to the next. */
  speed: number
}

/** Number of restarts of a browser that did not start on a busy machine. */
const startsOfEach = 3

async function lighthouse(
  url: string,
  chromium: string,
  more: string[],
  startsLeft = startsOfEach,
): Promise<Seen> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  const flags = `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`
  const what = ['--output=json', '--quiet', '--only-categories=performance,accessibility']
  const { code, output } = await run('lighthouse', [url, ...what, flags, ...more], {
    env: { CHROME_PATH: chromium, TMPDIR: folder },
  })
  await rm(folder, { recursive: true, force: true })
  if (output.includes('NO_NAVSTART') && startsLeft > 1) return lighthouse(url, chromium, more, startsLeft - 1)
  if (code !== 0) throw new Error(output)
  const { categories, audits, environment } = JSON.parse(
    output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1),
  )
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    speed: environment.benchmarkIndex,
  }
}

/** Runs Lighthouse several times: a disturbed run is slow in some figure, which the median leaves out. */
async function runsOf(url: string, chromium: string, more: string[] = []): Promise<Seen[]> {
  const runs: Seen[] = []
  for (let n = 0; n < runsOfEach; n++) runs.push(await lighthouse(url, chromium, more))
  return runs
}

/** The first link of a page that matches. */
async function firstPath(url: string, list: string, pattern: RegExp): Promise<string> {
  const page = await (await fetch(url + list)).text()
  const path = pattern.exec(page)?.[0]
  if (!path) throw new Error(`no link of ${list} is like ${pattern}`)
  return path
}

/** Lighthouse's mobile profile of the public pages, each also with its scripts blocked. */
export async function measurePages(): Promise<Row[]> {
  await buildApp()
  const chromium = await bringWholeChromium()
  const folder = await mkdtemp(join(tmpdir(), 'portal-'))
  const portal = await startPortal(folder)
  const rows: Row[] = []
  const pages = {
    home: '/',
    catalogue: '/ads',
    ad: await firstPath(portal.url, '/ads', /\/ads\/\d+\/view/),
    promotions: '/promotions',
    promotion: await firstPath(portal.url, '/promotions', /\/promotions\/\d+/),
    rules: '/rules-shopping-center',
  }
  for (const [name, path] of Object.entries(pages)) {
    const runs = await runsOf(portal.url + path, chromium)
    const still = await runsOf(portal.url + path, chromium, ['--blocked-url-patterns=*.js'])
    const all = (figure: keyof Seen) => runs.map((run) => run[figure])
    const middle = (figure: keyof Seen) => median(all(figure))
    const toStill = middle('lcp') / median(still.map(({ lcp }) => lcp))
    rows.push(
      atLeast(`page · ${name} · performance`, middle('performance'), 99, ''),
      atLeast(`page · ${name} · accessibility`, middle('accessibility'), 100, ''),
      { ...atMost(`page · ${name} · LCP`, middle('lcp'), 1200, 'ms'), spread: spreadOf(all('lcp')) },
      atMost(`page · ${name} · LCP to the same without scripts`, toStill, 1.2, '×'),
      atMost(`page · ${name} · CLS`, middle('cls'), 0.02, ''),
      { ...atMost(`page · ${name} · TBT`, middle('tbt'), 100, 'ms'), spread: spreadOf(all('tbt')) },
      {
        ...plain(`page · ${name} · speed of the processor`, middle('speed'), ''),
        spread: spreadOf(all('speed')),
      },
    )
  }
  await portal.stop()
  await rm(folder, { recursive: true })
  return rows
}
