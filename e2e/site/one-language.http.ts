import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../scripts/workspace/command.mjs'
import { languages } from '../portal/languages.ts'
import { test } from '../portal/test.ts'

type Tree = { readonly [key: string]: Tree | string | ((...values: never[]) => string) }

/** The texts of a tree by their path; texts made by functions are left out. */
function textsOf(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${at}.${key}`, value]]
    return typeof value === 'function' ? [] : textsOf(value, `${at}.${key}`)
  })
}

/** Texts that are meant for another user stay in both languages. */
const IN_BOTH = /ad-reason-template\.ts$/

/** Texts of spreadsheets, which only the server writes. */
const OF_SERVER = /(import-columns|import-text)\.ts$/

/** The texts of the SDK's tables, `{ ru: 'Почта', kk: 'Пошта' }`, in some of its files. */
async function textsOfSdk(isAsked: (name: string) => boolean): Promise<[string, string][]> {
  const folder = join(root, 'packages/sdk/src')
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && isAsked(name),
  )
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return sources
    .flatMap((source) => [...source.matchAll(/\bru: '([^'\n]+)',\s*kk: '([^'\n]+)'/g)])
    .map(([, ru = '', kk = '']) => [ru, kk])
}

/** Short texts may be part of anything, names are the same in both, and invisible characters are escaped. */
function isTelling([ru, kk]: readonly [string, string]): boolean {
  return ru !== kk && [ru, kk].every((text) => text.length > 15 && !/[\u00a0\u00ad]/.test(text))
}

/** The telling texts of some words, in both languages. */
function pairsOf(choose: (words: (typeof languages)[number]['words']) => Tree): [string, string][] {
  const [russian = [], kazakh = []] = languages.map(({ words }) => textsOf(choose(words)))
  const inKazakh = new Map(kazakh)
  return russian.map(([at, text]): [string, string] => [text, inKazakh.get(at) ?? '']).filter(isTelling)
}

test('each longer text of the words and of the SDK is in scripts in both languages, but in no script in both, and the texts of spreadsheets are in none', async () => {
  const folder = join(root, 'packages/app/build/pages/client/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  const ofWords = pairsOf(
    ({ notices, refusals, analytics, offlinePage, home, content, unsavedEntry, ...words }) => words,
  )
  expect(ofWords.length).toBeGreaterThan(200)
  const ofSdk = (await textsOfSdk((name) => !IN_BOTH.test(name) && !OF_SERVER.test(name))).filter(isTelling)
  expect(ofSdk.length).toBeGreaterThan(100)
  const ofServer = (await textsOfSdk((name) => OF_SERVER.test(name))).filter(isTelling)
  expect(ofServer.length).toBeGreaterThan(10)

  const has = (text: string) => scripts.filter((script) => script.includes(text))
  for (const [ru, kk] of [...ofWords, ...ofSdk]) {
    expect(has(ru).length, `«${ru}» is in no script`).toBeGreaterThan(0)
    expect(has(kk).length, `«${kk}» is in no script`).toBeGreaterThan(0)
    expect(
      has(ru).filter((script) => script.includes(kk)),
      `«${ru}» and «${kk}» are in one script`,
    ).toEqual([])
  }
  // The server renders them, or writes them as messages that one page leaves for the next; scripts may have equal ones.
  const rendered = pairsOf(({ notices, refusals, analytics, offlinePage, home, content }) => {
    return { notices, refusals, analytics, offlinePage, home, content }
  })
  expect(rendered.length).toBeGreaterThan(30)
  for (const [ru, kk] of rendered) {
    expect(
      has(ru).filter((script) => script.includes(kk)),
      `«${ru}» and «${kk}» are in one script`,
    ).toEqual([])
  }
  for (const text of ofServer.flat()) expect(has(text).length, `«${text}» is in a script`).toBe(0)
})
