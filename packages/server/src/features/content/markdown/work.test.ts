import { expect, it } from 'vitest'
import { renderMarkdown } from './render.ts'

/** Pieces that make the parser look ahead or back, or that nest. */
const PIECES = [
  ...['[', '![', '](', '[a](', '[a][', '[a]: b\n', '[a](<b', '[a](b "c', '[![a](', '[[[[a]]]]', '[x](x:y) '],
  ...['*a', '**a', '*a_ ', '*_*_', '~~a', '`', '``a', '\\', '&', '&#', '"'],
  ...[
    '<',
    '<a',
    '<a ',
    '<a href="',
    '<!--',
    '<!-- ',
    '<![CDATA[',
    '<?',
    '<b>',
    '<x:y>',
    '<div>\n',
    '\n\n<div>\n\n',
  ],
  ...['<script>', '<script', '</script>', '<svg>', '<svg ', '<math>a ', '<b>[x](y)'],
  ...[
    '> ',
    '> > > ',
    '- ',
    '- a\n',
    '  - ',
    '1. ',
    '# a\n',
    'a\n===\n',
    '```\n',
    '    a\n',
    '|',
    'a|b\n',
    '|a|b|\n|-|-|\n',
  ],
] as const

/** At the beginning of a line these begin a block of HTML; after a letter they are tried inline. */
const INLINE = ['a <!--', 'a <!-- ', 'a <![CDATA[', 'a <?', 'a <!A ', 'a <x:y>'] as const

const ROWS = [...PIECES, ...INLINE]

const SIZE = 4000

/**
 * How often the renderer calls `charCodeAt` for a text of pieces. The parser reads its source by this call, letter by
 * letter; what regular expressions, `indexOf` and `slice` read is not counted.
 */
function workFor(piece: string, size: number): number {
  const text = piece.repeat(Math.ceil(size / piece.length)).slice(0, size)
  const { prototype } = String
  const read = prototype.charCodeAt
  let looks = 0
  function counting(this: string, at: number): number {
    looks += 1
    return read.call(this, at)
  }
  const replaced = (charCodeAt: typeof read) =>
    Object.defineProperty(prototype, 'charCodeAt', { value: charCodeAt })
  replaced(counting)
  try {
    renderMarkdown(text)
  } finally {
    replaced(read)
  }
  return looks
}

it.each(ROWS)(
  'a text of %j needs as many calls of charCodeAt for each letter, however long it is',
  (piece) => {
    const [short, long] = [workFor(piece, SIZE), workFor(piece, 4 * SIZE)]
    expect(short).toBeGreaterThan(SIZE / 4)
    // Four times the text may take four times the work; quadratic work would be sixteen times.
    expect(long / short).toBeLessThan(6)
    expect(long / (4 * SIZE)).toBeLessThan(200)
  },
)
