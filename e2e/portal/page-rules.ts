import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Language } from '@sauda/sdk/language'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Waits until nothing on the page loads or moves, and disables animations: axe would otherwise measure half-faded
 * colours, for example of live messages that are fading in.
 */
export async function untilStill(page: Page): Promise<void> {
  await untilScripted(page)
  await page.evaluate(layOutAll)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = () =>
    page.evaluate(() => {
      // Scripts animate only the line under a message.
      const moves = (it: Animation) => it.constructor !== Animation && it.playState === 'running'
      return document.getAnimations().filter(moves).length
    })
  await expect.poll(moving).toBe(0)
}

/** Lays out the parts far below the screen, which have only their usual height until they come near. */
function layOutAll(): void {
  if (document.getElementById('laid-out')) return
  const style = document.createElement('style')
  style.id = 'laid-out'
  style.textContent = '.laid-out-later { content-visibility: visible !important }'
  document.head.append(style)
}

/** The rules of axe whose results depend on the theme: it changes nothing but colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Runs rules of axe, by default all. `@axe-core/playwright` would do the same, but it has the page compile the unminified
 * script twice for every check (docs/decisions/0063).
 */
async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript)
  }
  return page.evaluate(async (runOnly) => {
    if (!window.axe) throw new Error('The page has changed while it was checked.')
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    })
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => html).join('\n')}`,
    )
  }, rules)
}

/** Expects nothing to be wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
}

/**
 * Waits until the page is hydrated, or the part of it that a selector names, which may be hydrated later than the rest;
 * before that, links and forms work as plain HTML.
 */
export async function untilScripted(page: Page, part = 'main'): Promise<void> {
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'))
  }, part)
}

/** Waits until scripts have taken over the links that keep typed text. */
export async function untilCarried(page: Page): Promise<void> {
  await untilScripted(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('a[hreflang]')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__react')),
    ),
  )
}

/** Expects a page to be accessible and to fit the screen. */
export async function expectKind(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await untilStill(page)
  expect(await violationsOn(page)).toEqual([])
}

/** A width of the window and a theme. */
export interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

export const lightLooks: readonly Look[] = [1280, 320].map((width) => ({ width, colorScheme: 'light' }))
const darkLooks: readonly Look[] = [1280, 320].map((width) => ({ width, colorScheme: 'dark' }))
export const allLooks: readonly Look[] = [...lightLooks, ...darkLooks]
/** Each width and each theme once. */
export const bothLooks: readonly Look[] = [
  { width: 1280, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
]

/**
 * The look in which a flow runs in a language. Almost no code depends on both, so that a flow with two
 * languages and two looks runs twice; how its pages look in the other one is checked by `expectKindIn`.
 */
export function lookOf(language: Language): Look {
  return language === 'ru' ? { width: 1280, colorScheme: 'light' } : { width: 320, colorScheme: 'dark' }
}

/** Gives the open page another width and theme, without loading it again. */
export async function setLook(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
}

/**
 * Expects a page to be accessible and to fit the screen in each look, without loading it again, and gives it back in the
 * look that it had. In the second theme of a width only the rules about colours are checked again (docs/decisions/0100).
 */
export async function expectKindIn(page: Page, looks: readonly Look[] = allLooks): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  const size = page.viewportSize()
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const checked = new Set<number>()
  for (const look of looks) {
    await setLook(page, look)
    await expectNoSidewaysScroll(page)
    await untilStill(page)
    const rules = checked.has(look.width) ? COLOUR_RULES : undefined
    expect(await violationsOn(page, rules), `${look.width} px, ${look.colorScheme}`).toEqual([])
    checked.add(look.width)
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
