import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn } from './class-names.ts'

/** Tailwind's own merger, configured with the names that theme.css adds: 7 kB that no page has to load. */
const merge = extendTailwindMerge<'duration'>({
  extend: {
    theme: {
      text: ['2xs', 'row', 'md'],
      'font-weight': ['strong'],
      font: ['text', 'display'],
      tracking: ['display'],
      radius: ['1', '2', '3', '4'],
      shadow: ['1', '2', '3'],
      spacing: ['gutter', 'control', 'control-sm', 'control-lg'],
      container: ['page'],
      breakpoint: ['xs', 'nav'],
    },
    classGroups: { duration: [{ duration: ['fast', 'calm', 'slow'] }] },
  },
})

const packages = join(import.meta.dirname, '../..')

/** Files with strings that look like classes: the prefixes of `cn` itself, and the directives of the security policy. */
const WITHOUT_CLASSES = /(?:^|\/)(?:class-names|document\/security)\.ts$/

/** The variants before a class, such as `md:hover:`; a colon within brackets does not end one. */
const VARIANTS = /^(?:(?:[^:[\]()]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^()]*\))+:)+/

/** Every class in the kit and the pages that Tailwind's merger knows, without variants. */
function classesInUse(): string[] {
  const files = [join(packages, 'ui/src'), join(packages, 'app/app')].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name) && !WITHOUT_CLASSES.test(name),
      )
      .map((name) => join(folder, name)),
  )
  const names = new Set<string>()
  for (const file of files) {
    for (const [, , text = ''] of readFileSync(file, 'utf8').matchAll(/(['"`])((?:(?!\1)[^\n])*)\1/g)) {
      for (const name of text.split(/\s+/)) {
        if (/^[-a-z[*@][^\s'"`${}<>]*[^\s'"`${}<>:]$/.test(name)) names.add(name.replace(VARIANTS, ''))
      }
    }
  }
  return [...names].filter((name) => merge(`${name} ${name}`) === name)
}

/** One class for each property, by Tailwind's merger. */
function oneOfEach(names: readonly string[]): string[] {
  const found: string[] = []
  for (const name of names) {
    const sameAs = (other: string) =>
      merge(`${name} ${other}`) === other && merge(`${other} ${name}`) === name
    if (!found.some(sameAs)) found.push(name)
  }
  return found
}

describe('cn', () => {
  it('gives the later of two classes precedence, as Tailwind’s merger does, for all classes in use', () => {
    const names = classesInUse()
    expect(names.length).toBeGreaterThan(400)
    const others = oneOfEach(names)
    const pairs = names.flatMap((one) =>
      others.flatMap((other) => (one === other ? [] : [`${one} ${other}`, `${other} ${one}`])),
    )
    expect(pairs.filter((pair) => cn(pair) !== merge(pair))).toEqual([])
  }, 60_000)

  it.each([
    ['px-2 p-4', 'p-4'],
    ['p-4 px-2', 'p-4 px-2'],
    ['md:p-4 p-2', 'md:p-4 p-2'],
    ['md:p-4 md:p-2', 'md:p-2'],
    ['leading-tight text-sm', 'text-sm'],
    ['sr-only focus:not-sr-only', 'sr-only focus:not-sr-only'],
    ['focus:sr-only focus:not-sr-only', 'focus:not-sr-only'],
    [
      'before:bg-line before:bg-[linear-gradient(90deg,red,blue)]',
      'before:bg-line before:bg-[linear-gradient(90deg,red,blue)]',
    ],
    ['border border-line border-accent', 'border border-accent'],
    ['[&_svg]:size-5 [&_svg]:size-4', '[&_svg]:size-4'],
    [
      'group-has-[[type=radio]:checked]/a:grid group-has-[[type=radio]:checked]/a:hidden',
      'group-has-[[type=radio]:checked]/a:hidden',
    ],
    ['[--ink:var(--a)] [--ink:var(--b)]', '[--ink:var(--b)]'],
    ['page-wrap page-wrap', 'page-wrap page-wrap'],
    ['', ''],
  ])('merges %s to %s', (names, result) => {
    expect(cn(names)).toBe(result)
  })
})
