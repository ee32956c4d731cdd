import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../scripts/workspace/command.mjs'
import { languages } from './portal/languages.ts'

type Tree = { readonly [key: string]: Tree | string | ((...values: never[]) => string) }

/** The texts of a tree by their path; texts made by functions are left out. */
function textsOf(tree: Tree, at = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${at}.${key}`, value]]
    return typeof value === 'function' ? [] : textsOf(value, `${at}.${key}`)
  })
}

test('no script contains a text in both languages', async () => {
  const folder = join(root, 'packages/app/build/client/assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  const [russian = [], kazakh = []] = languages.map(({ words }) => textsOf(words))
  const inKazakh = new Map(kazakh)
  // Short texts may be part of anything, names are the same in both, and invisible characters are escaped.
  const pairs = russian
    .map(([at, text]) => [text, inKazakh.get(at) ?? ''] as const)
    .filter(
      ([ru, kk]) => ru !== kk && [ru, kk].every((text) => text.length > 15 && !/[\u00a0\u00ad]/.test(text)),
    )
  expect(pairs.length).toBeGreaterThan(200)

  const has = (text: string) => scripts.filter((script) => script.includes(text))
  for (const [ru, kk] of pairs) {
    expect(has(ru).length, `«${ru}» is in no script`).toBeGreaterThan(0)
    expect(has(kk).length, `«${kk}» is in no script`).toBeGreaterThan(0)
    expect(
      has(ru).filter((script) => script.includes(kk)),
      `«${ru}» and «${kk}» are in one script`,
    ).toEqual([])
  }
})
