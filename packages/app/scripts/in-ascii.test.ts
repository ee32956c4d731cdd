import { expect, it } from 'vitest'
import { inAscii } from './in-ascii.ts'

const run = (script: string): unknown => new Function(script)()

it.each([
  ['a string', "return 'Сәлем, 👋'", 'Сәлем, 👋'],
  ['a template', 'const who = 1; return `«$' + '{who}» — ₸`', '«1» — ₸'],
  ['a tagged template', 'return ((texts, ...values) => texts.join(values[0]))`«$' + '{2}»`', '«2»'],
  ['a class of letters', "return 'Тежегіш'.replace(/[а-яәіңғүұқөһ]/giu, '')", ''],
  ['a class of characters of two units', "return 'a🔥b'.replace(/[🔥]/u, '')", 'ab'],
  ['a pattern of a raw template', "return new RegExp(String.raw`^[а-я]+\\d$`, 'u').test('тг5')", true],
  ['a comment', 'return 1 // «один»', 1],
])('%s means the same', (_, script, expected) => {
  const ascii = inAscii(script)
  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(run(script)).toEqual(expected)
  expect(run(ascii)).toEqual(expected)
})

it('refuses a backslash before a letter', () => {
  expect(() => inAscii('return /a\\№/')).toThrow('A backslash before a letter that is not ASCII: return /a')
})
