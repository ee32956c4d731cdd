import { existsSync } from 'node:fs'
import { nodeOfPackages, run } from './command.mjs'

const wholePlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// The headless shell first: without windows, pages load in two thirds of the time.
const usualPlaces = ['/usr/bin/chromium-headless-shell', ...wholePlaces]

/** Flags for a Chromium in a container, and against its background network requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium: CHROMIUM_PATH, otherwise one in a usual place. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path))
}

/**
 * Returns a Chromium for the measurement of pages: CHROMIUM_PATH, otherwise a whole one, because the headless shell reads
 * the first paint up to a second too late; otherwise one for tests.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} with a readable message
 */
export async function bringWholeChromium() {
  return process.env.CHROMIUM_PATH ?? wholePlaces.find((path) => existsSync(path)) ?? (await bringChromium())
}

/**
 * Returns a Chromium for tests: the system's, otherwise Playwright's own, which is downloaded once.
 *
 * @returns {Promise<string>} path of the executable
 * @throws {Error} with a readable message
 */
export async function bringChromium() {
  const found = systemChromium()
  if (found) return found
  const { code, output } = await run('playwright', ['install', 'chromium-headless-shell', 'chromium'])
  if (code !== 0) throw new Error(`${output}\nNo Chromium: install one and name it in CHROMIUM_PATH.`)
  const asked = await run(nodeOfPackages, ['-p', "require('playwright').chromium.executablePath()"])
  return asked.output.trim()
}
