import { existsSync } from 'node:fs'
import { nodeOfPackages, run } from './command.mjs'

// The shell first: it has no windows to keep, so pages load in two thirds of the time.
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** What a Chromium in a container needs, and what keeps it from calling home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The system's Chromium: the one that CHROMIUM_PATH names, else one in a usual place. */
export function systemChromium() {
  return process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path))
}

/**
 * A Chromium to test with: the system's, else Playwright's own, which is downloaded once.
 *
 * @returns {Promise<string>} path of the program
 * @throws {Error} with a text for people
 */
export async function bringChromium() {
  const found = systemChromium()
  if (found) return found
  const { code, output } = await run('playwright', ['install', 'chromium-headless-shell', 'chromium'])
  if (code !== 0) throw new Error(`${output}\nNo Chromium: install one and name it in CHROMIUM_PATH.`)
  const asked = await run(nodeOfPackages, ['-p', "require('playwright').chromium.executablePath()"])
  return asked.output.trim()
}
