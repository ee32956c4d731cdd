import type { Promotion, Slide } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { testPart } from '../../shell/test-part.ts'
import { testPromotion } from '../found/test-promotion.ts'
import { PromotionSlider } from './promotion-slider.tsx'

const SLIDE: Slide = {
  id: 11,
  position: 1,
  title: 'Каталог',
  title_kk: null,
  lead: null,
  lead_kk: null,
  button: null,
  button_kk: null,
  link: '/ads',
  promotion_id: null,
  image: null,
  from: '2026-11-01T06:00:00.000Z',
  till: null,
  updated_at: '2026-11-01T06:00:00.000Z',
}
const OF_PROMOTION: Slide = { ...SLIDE, id: 12, title: 'Шины', link: null, promotion_id: testPromotion.id }

const slidesOn = (day: string, slides: Slide[], promotions: Promotion[] = [testPromotion]) => {
  const html = testPart(<PromotionSlider slides={slides} promotions={promotions} now={`${day}T06:00:00Z`} />)
  return [...html.matchAll(/id="slide-(\d+)"/g)].map(([, id]) => Number(id))
}

it('shows the slide of a promotion to its last day, and other slides always', () => {
  expect(slidesOn('2026-10-31', [SLIDE, OF_PROMOTION])).toEqual([11, 12])
  expect(slidesOn('2026-11-24', [SLIDE, OF_PROMOTION])).toEqual([11, 12])
  expect(slidesOn('2026-11-25', [SLIDE, OF_PROMOTION])).toEqual([11])
  expect(slidesOn('2030-01-01', [OF_PROMOTION], [{ ...testPromotion, ends_on: null }])).toEqual([12])
})

it('is not there without slides', () => {
  expect(testPart(<PromotionSlider slides={[]} promotions={[]} now={0} />)).toBe('')
  expect(slidesOn('2026-11-25', [OF_PROMOTION])).toEqual([])
})

it('has no links to slides if there is one', () => {
  const html = testPart(<PromotionSlider slides={[SLIDE]} promotions={[]} now={0} />)
  expect(html).not.toContain('data-to-slide')
  expect(html).toContain('href="/ads"')
})
