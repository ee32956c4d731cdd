import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const FOLDER = join(import.meta.dirname, '../../drawings')

/** Grades, sizes and article numbers: an ad beside the drawing may name another one. */
const VARIES =
  /\d+W(-?\d+)?\b|\bDOT \d|\bG1[0-9]|\bATF \w|\d ?(Ah|A\b|kW|кВт|K\b|мл)|\dPK|\bW \d+\/\d|\bD\dS\b|\bR1\d{2}|−\d+ °C|ECU \d/

function textsOf(name: string): string[] {
  const svg = readFileSync(join(FOLDER, name), 'utf8')
  return [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? '')
}

describe('texts in drawings', () => {
  it.each(readdirSync(FOLDER).filter((name) => name.endsWith('.svg')))('%s names no grade', (name) => {
    expect(textsOf(name).filter((text) => VARIES.test(text))).toEqual([])
  })

  it.each([
    '5W-30',
    '10W-40',
    '75W-90',
    'DOT 4',
    'G12+',
    'ATF VI',
    '60 Ah',
    '6PK 1200',
    'W 68/3',
    'D2S 35 W',
    'R134a',
    '500 мл',
    '1,5 кВт',
  ])('%s would be found', (text) => {
    expect(VARIES.test(text)).toBe(true)
  })
})
