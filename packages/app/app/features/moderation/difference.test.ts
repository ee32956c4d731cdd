import type { WordDiffPart } from '@sauda/ui'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textDifference } from './difference.ts'

const marks = { same: '', added: '+', removed: '-' }

/** «Диски [+Max], передние» */
function written(parts: readonly WordDiffPart[]): string {
  return parts.map(({ text, change }) => (change === 'same' ? text : `[${marks[change]}${text}]`)).join('')
}

function difference(before: string, after: string): [string, string] {
  const found = textDifference(before, after)
  return [written(found.before), written(found.after)]
}

it.each([
  [
    'an added word',
    'Диски Brembo, передние',
    'Диски Brembo Max, передние',
    'Диски Brembo, передние',
    'Диски Brembo [+Max], передние',
  ],
  [
    'a removed word',
    'Диски Brembo Max, передние',
    'Диски Brembo, передние',
    'Диски Brembo [-Max], передние',
    'Диски Brembo, передние',
  ],
  ['a replaced word', 'толщина 28 мм', 'толщина 26 мм', 'толщина [-28] мм', 'толщина [+26] мм'],
  ['adjacent words are one change', 'Новые.', 'Новые, в упаковке.', 'Новые.', 'Новые[+, в упаковке].'],
  [
    'Kazakh letters belong to words',
    'Тежегіш дискісі',
    'Тежегіш дискілері',
    'Тежегіш [-дискісі]',
    'Тежегіш [+дискілері]',
  ],
  ['a changed case is a change', 'brembo', 'Brembo', '[-brembo]', '[+Brembo]'],
  ['everything added', '', 'Оригинал', '', '[+Оригинал]'],
  ['everything removed', 'Оригинал', '', '[-Оригинал]', ''],
])('%s', (_, before, after, left, right) => {
  expect(difference(before, after)).toEqual([left, right])
})

it('ignores changed whitespace', () => {
  expect(difference('один два', 'один\n  два')).toEqual(['один два', 'один\n  два'])
})

it('marks nothing in equal texts', () => {
  expect(difference('Комплект, 2 шт.', 'Комплект, 2 шт.')).toEqual(['Комплект, 2 шт.', 'Комплект, 2 шт.'])
})

it('replaces the complete text when the texts have nothing in common', () => {
  const [before, after] = ['а '.repeat(2000), '! '.repeat(2000)]
  expect(textDifference(before, after)).toEqual({
    before: [{ text: before, change: 'removed' }],
    after: [{ text: after, change: 'added' }],
  })
})

it('loses and adds no character', () => {
  const text = fc.string({
    unit: fc.constantFrom('а', 'б', 'ә', '7', ' ', '\n', '\t', ',', '😀', '\u0301'),
    maxLength: 60,
  })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const found = textDifference(before, after)
      const join = (parts: WordDiffPart[]) => parts.map((part) => part.text).join('')
      expect(join(found.before)).toBe(before)
      expect(join(found.after)).toBe(after)
    }),
  )
})
