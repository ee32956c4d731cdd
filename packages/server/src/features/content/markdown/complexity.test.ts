import { expect, it } from 'vitest'
import { isTooComplex } from './complexity.ts'

const LARGEST = 200 * 1024
const filled = (piece: string) => piece.repeat(Math.floor(LARGEST / Buffer.byteLength(piece)))

it.each([
  '# a\n',
  '#\n',
  '- a\n',
  '1. a\n',
  'a\n\n',
  '> a\n\n',
  '- - - - - - a\n',
  '|a|b|\n',
  '[a](/b) ',
  '**a** ',
  '_a_ ',
  '`a` ',
  '<b>',
  '&amp; ',
  '![](/api/content/image/6f1c2b7e9a3d4f508c1e/large.webp)\n',
  '1. 1. 1. a ',
])('200 KB of %j are too complex', (piece) => {
  expect(isTooComplex(filled(piece))).toBe(true)
})

it.each([
  [
    'prose',
    'Арендатор вносит плату до десятого числа каждого месяца - так сказано в договоре № 7 (пункт 4.2). ',
  ],
  ['paragraphs', `${'Сауда орталығының ережелері барлық жалға алушыларға бірдей. '.repeat(3)}\n\n`],
  [
    'sections',
    `## Раздел\n\n${'Слова правил центра о том, что можно и чего нельзя. '.repeat(9)}\n\n- **одно**\n- [другое](/rules)\n\n`,
  ],
])('200 KB of %s are not', (_what, piece) => {
  expect(isTooComplex(filled(piece))).toBe(false)
})
