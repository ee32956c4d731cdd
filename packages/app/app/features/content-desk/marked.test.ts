import { expect, it } from 'vitest'
import { marked } from './marked.ts'

const after = (...args: Parameters<typeof marked>) => {
  const { insert, from, to, select } = marked(...args)
  const text = args[1].slice(0, from) + insert + args[1].slice(to)
  return [text, text.slice(...select)]
}

it.each([
  [after('bold', 'Замена масла', 7, 12, 'текст'), ['Замена **масла**', 'масла']],
  [after('bold', '', 0, 0, 'текст'), ['**текст**', 'текст']],
  [after('link', 'Правила', 0, 7, 'текст'), ['[Правила](https://)', 'Правила']],
  [after('heading', 'Один\nДва', 7, 7, 'Заголовок'), ['Один\n## Два', 'Два']],
  [after('list', 'Один\nДва', 0, 8, 'пункт'), ['- Один\n- Два', 'Один\n- Два']],
  [after('list', '- Один', 2, 6, 'пункт'), ['- Один', 'Один']],
  [after('list', 'Один\n', 5, 5, 'пункт'), ['Один\n- пункт', 'пункт']],
])('marks the selection: %j', (got, expected) => {
  expect(got).toEqual(expected)
})
