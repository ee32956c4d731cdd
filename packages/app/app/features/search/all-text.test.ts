import { expect, it } from 'vitest'
import { allText, type Finds } from './all-text.ts'
import { searchWords } from './words.ts'

const text = (typed: string, finds: Partial<Finds>, language: 'ru' | 'kk' = 'ru') =>
  allText(typed, { ads: null, isSuggested: true, ...finds }, searchWords[language])

it.each([
  [null, true, 'Все результаты по «тормоз»', '«тормоз» бойынша барлық нәтиже'],
  [null, false, 'Все результаты по «тормоз»', '«тормоз» бойынша барлық нәтиже'],
  [1, true, 'Все результаты по «тормоз»: 1', '«тормоз» бойынша барлық нәтиже: 1'],
  [3940, false, 'Все результаты по «тормоз»: 3 940', '«тормоз» бойынша барлық нәтиже: 3 940'],
  [0, false, 'По «тормоз» ничего не нашлось', '«тормоз» бойынша ештеңе табылмады'],
  [0, true, 'Искать «тормоз»', '«тормоз» деп іздеу'],
])('with %s ads, suggestions: %s', (ads, isSuggested, ru, kk) => {
  const plain = (said: string) => said.replaceAll(/\s/g, ' ')
  expect(plain(text('тормоз', { ads, isSuggested }))).toBe(ru)
  expect(plain(text('тормоз', { ads, isSuggested }, 'kk'))).toBe(kk)
})

it('cuts a long query and keeps the number', () => {
  expect(text('ж'.repeat(40), { ads: 5 })).toBe(`Все результаты по «${'ж'.repeat(40)}»: 5`)
  expect(text('ж'.repeat(41), { ads: 5 })).toBe(`Все результаты по «${'ж'.repeat(40)}…»: 5`)
  expect(text(`${'ж'.repeat(39)} диск`, { ads: 5 })).toBe(`Все результаты по «${'ж'.repeat(39)}…»: 5`)
})

it('cuts no sign in two', () => {
  expect(text('🚗'.repeat(41), {})).toBe(`Все результаты по «${'🚗'.repeat(40)}…»`)
})
