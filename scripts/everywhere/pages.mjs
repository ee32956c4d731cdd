import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { bringChromium, chromiumArgs } from '../workspace/browser.mjs'
import { bundle } from './bundle.mjs'

const LONGEST_MS = 120_000

/**
 * Bundles the program for browsers into a page.
 *
 * @param {string} folder
 * @returns {Promise<string>} the name of the page
 */
export async function writeBundledPage(folder) {
  await bundle(join(folder, 'program/page.mjs'), join(folder, 'page.bundle.js'))
  await writeFile(
    join(folder, 'bundled.html'),
    pageOf('<script type="module" src="page.bundle.js"></script>'),
  )
  return 'bundled.html'
}

/**
 * Writes a page that loads the packed files themselves, by an import map and without a bundler.
 *
 * @param {string} folder
 * @returns {Promise<string>} the name of the page
 */
export async function writeModulePage(folder) {
  const sdk = await entriesOf(folder, '@sauda/sdk')
  const { dependencies } = await manifestOf(folder, '@sauda/sdk')
  const others = await Promise.all(Object.keys(dependencies).map((name) => entriesOf(folder, name)))
  const imports = {
    ...Object.assign({}, sdk, ...others),
    // Its build for browsers is a classic script.
    'pusher-js': 'data:text/javascript,export default globalThis.Pusher',
  }
  const page = pageOf(
    `<script type="importmap">${JSON.stringify({ imports })}</script>`,
    '<script src="node_modules/pusher-js/dist/web/pusher.min.js"></script>',
    '<script type="module" src="program/page.mjs"></script>',
  )
  await writeFile(join(folder, 'modules.html'), page)
  return 'modules.html'
}

/**
 * Opens a page of the portal's origin and returns the lines that its program has found out.
 *
 * @param {string} page
 * @param {{ origin: string }} world
 */
export async function onPage(page, world) {
  const browser = await chromium.launch({ executablePath: await bringChromium(), args: chromiumArgs })
  try {
    const tab = await browser.newPage()
    /** @type {string[]} */
    const mistakes = []
    /** @type {Promise<void>} */
    const broken = new Promise((resolve) => {
      tab.on('pageerror', ({ message }) => {
        mistakes.push(`uncaught: ${message}\n`)
        resolve()
      })
    })
    tab.on('requestfailed', (request) => {
      if (request.resourceType() === 'script') mistakes.push(`not loaded: ${request.url()}\n`)
    })
    await tab.goto(`${world.origin}/files/${page}#${encodeURIComponent(JSON.stringify(world))}`)
    const lines = tab.locator('pre')
    await Promise.race([
      lines.waitFor({ timeout: LONGEST_MS }).catch(() => mistakes.push('no end\n')),
      broken,
    ])
    return [...(await lines.allTextContents()), ...mistakes].join('')
  } finally {
    await browser.close()
  }
}

/** @param {string[]} scripts */
export function pageOf(...scripts) {
  return [
    '<!doctype html>',
    '<meta charset="utf-8">',
    '<title>The packed SDK</title>',
    '<body>',
    ...scripts,
  ].join('\n')
}

/**
 * @param {string} folder
 * @param {string} name of an installed package
 */
async function manifestOf(folder, name) {
  return JSON.parse(await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
}

/**
 * Returns the ES modules of a package for an import map.
 *
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Record<string, string>>}
 */
async function entriesOf(folder, name) {
  const { exports } = await manifestOf(folder, name)
  const entries = Object.entries(exports).flatMap(([path, target]) => {
    const file = target.import?.default ?? target.import
    if (typeof file !== 'string' || path.includes('*')) return []
    return [[join(name, path), `./node_modules/${join(name, file)}`]]
  })
  return Object.fromEntries(entries)
}
