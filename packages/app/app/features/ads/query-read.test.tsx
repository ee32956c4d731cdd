import type { FoundAds } from '@sauda/sdk/ads'
import { expect, it } from 'vitest'
import { testPart } from '../../shell/test-part.ts'
import { QueryRead } from './query-read.tsx'

const READING: NonNullable<FoundAds['reading']> = [
  { kind: 'part', said: 'колодки', names: ['Тормозные колодки'], names_kk: ['Тежегіш қалыптары'] },
  { kind: 'brand', said: 'тойота', names: ['Toyota'], names_kk: ['Toyota'] },
]

function shown(understood: FoundAds['understood'], reading = READING, language: 'ru' | 'kk' = 'ru'): string {
  const found: FoundAds = { items: [AD], total: 8, next: null, understood, reading }
  return testPart(<QueryRead query={{ q: 'колодки тойота' }} found={found} />, language)
}

const AD: FoundAds['items'][number] = {
  id: 1,
  kind: 'part',
  title: 'Колодки',
  title_kk: null,
  price: null,
  condition: 'new',
  photo: null,
  plate: null,
  category: 'brakes',
  sort_at: '2026-11-21T06:42:00.000Z',
  raised_at: null,
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')
const times = (text: string, part: string) => text.split(part).length - 1

it('says once what no ad has, in a chip that leads nowhere', () => {
  const html = shown({ without: ['тойота'] })
  expect(times(html.toLowerCase(), 'тойота»')).toBe(1)
  expect(html).toMatch(/<span[^>]*border-dashed[^>]*><span[^>]*>без слова «тойота»/)
  expect(textOf(html)).toMatch(/Убрать\s+деталь\s+Тормозные колодки/)
  expect(textOf(html)).not.toMatch(/Убрать\s+марка/)
  expect(shown({ without: ['тойота'] }, READING, 'kk')).toContain('«тойота» сөзінсіз')
})

it('marks what only the first ads have, which the line in the list names', () => {
  const html = shown({
    corrected: { from: 'калодки тойота', to: 'колодки тойота' },
    exact: 2,
    beyond: ['тойота'],
  })
  expect(html).toMatch(/border-dashed.*марка.*Toyota/)
  expect(html).not.toContain('без слова')
  expect(html).toContain('Подходит полностью: 2')
})

it('says in words what no ad has where nothing was understood', () => {
  const words = READING.map((clause) => ({ ...clause, kind: 'word' as const, names: [], names_kk: [] }))
  const html = shown({ without: ['тойота'] }, words)
  expect(html).toContain('Без слова «тойота»: 8.')
  expect(html).not.toContain('<li')
})

it('has no chips for a query that was taken as it was typed, even if not all ads have all of it', () => {
  expect(shown({ exact: 2, beyond: ['тойота'] })).not.toContain('<li')
  expect(shown({ exact: 2 })).not.toContain('<li')
})
