import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FONT_PARTS, LATE_FONTS } from './late-fonts.ts'

const styles = readFileSync(join(import.meta.dirname, '../fonts.css'), 'utf8')

describe('the script of late fonts', () => {
  it('changes the parts that the style sheet names', () => {
    expect(styles).toContain(`:is(${FONT_PARTS}):not([data-fonts="own"])`)
  })

  it('names the families of the style sheet', () => {
    const named = [...LATE_FONTS.matchAll(/"([^"]* Variable)"/g)].map(([, family]) => family)
    expect(named.length).toBe(2)
    for (const family of named) expect(styles).toContain(`-own: "${family}", `)
  })

  it('can stand in a script element, and in the replacement of a string', () => {
    expect(LATE_FONTS).not.toMatch(/<\/|<!--|\$/)
  })
})
