import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { FONT_SIGNS } from './font-signs.ts'

const packages = join(import.meta.dirname, '../..')
const kept = new Set(Object.values(FONT_SIGNS).join(''))

/** Bytes of pictures, not text. */
const BYTES = /photo-check\.ts$/

/** The texts of a module: literals, template strings and JSX text, without comments. */
function* textsOf(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) {
    if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') yield node.value
    if (node.type === 'JSXText' && 'value' in node) yield String(node.value)
    if (node.type === 'TemplateElement' && 'value' in node) yield JSON.stringify(node.value)
  }
  for (const part of Object.values(node)) yield* textsOf(part)
}

function modulesOf(folder: string): string[] {
  return readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories|d)\./.test(name) && !BYTES.test(name))
    .map((name) => join(packages, folder, name))
}

const FOLDERS = ['app/app', 'sdk/src', 'ui/src', 'server/src/demo']

describe('FONT_SIGNS', () => {
  it.each(FOLDERS)('contains every character that %s writes', (folder) => {
    const missing = modulesOf(folder).flatMap((module) => {
      const texts = [...textsOf(parseSync(module, readFileSync(module, 'utf8')).program)]
      const signs = [...texts.join('')].filter((sign) => sign >= ' ' && !kept.has(sign))
      return signs.map((sign) => `${sign} in ${module.slice(packages.length + 1)}`)
    })
    expect(missing).toEqual([])
  })
})
