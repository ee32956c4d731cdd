import type { Promotion } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { testPromotion } from '../../app/features/found/test-promotion.ts'
import { promotionFeed } from './feed.ts'
import { notOver } from './promotion-card.ts'
import { escapeXml } from './xml.ts'

const PROMOTION = { ...testPromotion, title: 'Шины & диски', summary: 'Скидка <15 %>' }
const PLACE = { language: 'ru', origin: 'https://sauda.example' } as const
const feed = (promotions: Promotion[], place: Parameters<typeof promotionFeed>[1] = PLACE) =>
  promotionFeed(promotions, place)

it('has an item for each promotion, the one changed last first', () => {
  const text = feed([PROMOTION, { ...PROMOTION, id: 4, updated_at: '2026-11-22T06:42:00.000Z' }])
  expect([...text.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, id]) => id)).toEqual([
    'https://sauda.example/promotions/4',
    'https://sauda.example/promotions/3',
  ])
  expect(text).toContain('<pubDate>Sat, 21 Nov 2026 06:42:00 GMT</pubDate>')
  expect(text).toContain('<title>Шины &amp; диски</title>')
  expect(text).toContain('<description>Скидка &lt;15 %&gt;</description>')
})

it('is in Kazakh where there are Kazakh texts', () => {
  const text = feed([PROMOTION], { ...PLACE, language: 'kk' })
  expect(text).toContain('<title>Шиналар</title>')
  expect(text).toContain('<link>https://sauda.example/kk/promotions/3</link>')
  expect(text).toContain('<language>kk</language>')
})

it('is whole without promotions', () => {
  expect(feed([])).not.toContain('<item>')
  expect(feed([])).toMatch(/<\/channel><\/rss>\n$/)
})

it.each([
  // Midnight in Almaty is 19:00 of the day before by UTC.
  ['2026-11-24T18:59:00Z', 1],
  ['2026-11-24T19:00:00Z', 0],
])('has those that are not over on %s', (today, count) => {
  expect(notOver([PROMOTION], today)).toHaveLength(count)
  expect(notOver([{ ...PROMOTION, ends_on: null }], today)).toHaveLength(1)
})

it('leaves signs out that XML does not allow', () => {
  expect(escapeXml('a\u0000b\u000bc\ud800d\ufffee<🚗')).toBe('abcde&lt;🚗')
})
