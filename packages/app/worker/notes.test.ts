import { describe, expect, it } from 'vitest'
import { languageOf, momentText, withList, withNote } from './notes.ts'

const date = new Date(2026, 10, 24, 14, 5)
const PAGE = '<html><head></head><body class="a"><div>Каталог</div></body></html>'
const note = (url: string, reason: 'offline' | 'away') => withNote(PAGE, { url, date, reason })

it('writes moments in digits', () => {
  expect(momentText(date)).toBe('24.11.2026, 14:05')
})

it.each([
  ['https://sauda.example/', 'ru'],
  ['https://sauda.example/kkk', 'ru'],
  ['https://sauda.example/ads?next=/kk/', 'ru'],
  ['https://sauda.example/kk', 'kk'],
  ['https://sauda.example/kk/ads', 'kk'],
])('%s is in %s', (url, language) => {
  expect(languageOf(url)).toBe(language)
})

describe('withNote', () => {
  it('puts the note last into the body and leaves the rest as it is', () => {
    const page = note('https://sauda.example/ads', 'offline')
    expect(page).toMatch(/<output .*<\/output><\/body><\/html>$/)
    expect(page).toContain('Нет сети, показана сохранённая страница от 24.11.2026, 14:05')
    expect(page.replace(/<output.*<\/output>/, '')).toBe(PAGE)
  })

  it('tells a portal that does not answer from a missing network, in the language of the page', () => {
    expect(note('https://sauda.example/kk/ads', 'away')).toContain('Портал жауап бермей тұр')
    expect(note('https://sauda.example/kk/ads', 'offline')).toContain('Желі жоқ')
    expect(note('https://sauda.example/ads', 'away')).toContain('Портал не отвечает')
  })

  it('says of every kept page that it is as guests see it', () => {
    expect(note('https://sauda.example/ads', 'offline')).toContain(
      'страница от 24.11.2026, 14:05 (без личного кабинета)</span>',
    )
    expect(note('https://sauda.example/kk/ads', 'away')).toContain('14:05 (жеке кабинетсіз)</span>')
  })

  it('changes nothing in a text without a body', () => {
    expect(withNote('text', { url: 'https://sauda.example/', date, reason: 'offline' })).toBe('text')
  })
})

describe('withList', () => {
  const PLACE = '<section data-kept hidden><ul><!--kept--></ul></section>'

  it('lists the kept pages by their titles, without the name of the portal', () => {
    const page = withList(PLACE, [
      { url: 'https://sauda.example/ads?q=a&sort=price', title: 'Каталог &amp; цены · Sauda', date },
      { url: 'https://sauda.example/', title: 'Sauda: автозапчасти', date },
    ])
    expect(page).toBe(
      '<section data-kept><ul><li><a href="https://sauda.example/ads?q=a&amp;sort=price">Каталог &amp; цены</a><small>24.11.2026, 14:05</small></li><li><a href="https://sauda.example/">Sauda: автозапчасти</a><small>24.11.2026, 14:05</small></li></ul></section>',
    )
  })

  it('leaves the place hidden if nothing is kept', () => {
    expect(withList(PLACE, [])).toBe(PLACE)
  })
})
