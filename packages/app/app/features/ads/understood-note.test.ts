import { describe, expect, it } from 'vitest'
import { understoodNote } from './understood-note.ts'

const items = [
  {
    id: 1,
    kind: 'part',
    title: 'Стартер',
    title_kk: null,
    price: null,
    condition: 'new',
    photo: null,
    plate: null,
    category: null,
    sort_at: '2026-11-21T06:42:00.000Z',
    raised_at: null,
  } as const,
]
const found = { items: [...items], total: 12, next: null }

describe('understoodNote', () => {
  it('says nothing of a query that was taken as it was typed, nor of an empty list', () => {
    expect(understoodNote(found, 'ru')).toBeNull()
    expect(understoodNote({ ...found, items: [], understood: { exact: 1 } }, 'ru')).toBeNull()
  })

  it('says what was corrected and left out, in both languages', () => {
    const understood = { corrected: { from: 'cnfhnth', to: 'стартер' }, without: ['оригинал'] }
    expect(understoodNote({ ...found, understood }, 'ru')).toBe(
      'Показано по запросу «стартер». Без слова «оригинал»: 12.',
    )
    expect(understoodNote({ ...found, understood }, 'kk')).toBe(
      '«стартер» сұрауы бойынша көрсетілді. «оригинал» сөзінсіз: 12.',
    )
  })

  it('says how many suit entirely', () => {
    expect(understoodNote({ ...found, understood: { exact: 3 } }, 'ru')).toBe(
      'Подходит полностью: 3, дальше похожие.',
    )
  })
})
