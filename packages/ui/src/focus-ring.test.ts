import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const theme = readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')
const [light = '', dark = ''] = theme.split('/* ── Type, space')[0]?.split('@variant dark {').slice(-2) ?? []

type Colours = ReadonlyMap<string, string>

function coloursOf(css: string): Colours {
  return new Map(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

const THEMES = {
  light: coloursOf(light),
  dark: new Map([...coloursOf(light), ...coloursOf(dark)]),
} as const

/** What lies around a control that has the focus: the ring has a gap, so the fill of the control does not count. */
const PLAIN =
  /^(?:bg|surface|raised|sunk|ins|del|ground-\w+|(?:accent|positive|warning|danger|info|neutral)-soft)$/
const DEEP = /^deep(?:-raised)?$/

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The grounds on which a ring has too little contrast, with their contrast. */
function pale(colours: Colours, ring: string, grounds: RegExp): string[] {
  const colour = colours.get(ring) ?? ''
  return [...colours]
    .filter(([name, ground]) => grounds.test(name) && !(contrast(colour, ground) >= LEAST_CONTRAST))
    .map(([name, ground]) => `${ring} on ${name}: ${contrast(colour, ground).toFixed(2)}`)
}

describe.each(['light', 'dark'] as const)('the focus ring in the %s theme', (name) => {
  const colours = THEMES[name]

  it('has contrast on every ground of a page and of a panel', () => {
    expect([...colours.keys()].filter((ground) => PLAIN.test(ground))).toHaveLength(19)
    expect(pale(colours, 'focus-ring', PLAIN)).toEqual([])
  })

  it('has contrast on the deep grounds, where it has the colour of the deep accent', () => {
    expect([...colours.keys()].filter((ground) => DEEP.test(ground))).toHaveLength(2)
    expect(pale(colours, 'deep-accent', DEEP)).toEqual([])
  })
})

it('panels on the deep ground have the ring of a page', () => {
  // With the ring of the deep ground they would have less than is needed.
  expect(pale(THEMES.light, 'deep-accent', /^(?:surface|raised)$/)).toHaveLength(2)
  expect(theme).toMatch(/\.bg-deep :is\(\.bg-surface, \.bg-raised\) \{\s*--focus: var\(--focus-ring\);/)
})
