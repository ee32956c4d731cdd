import type { Promotion } from '@sauda/sdk/content'

/** A promotion of one shop, for tests. */
export const testPromotion: Promotion = {
  id: 3,
  position: 1,
  title: 'Шины',
  title_kk: 'Шиналар',
  summary: 'Скидка 15 %',
  summary_kk: null,
  text: '',
  html: '',
  contents: [],
  text_kk: null,
  html_kk: null,
  contents_kk: [],
  starts_on: '2026-11-01',
  ends_on: '2026-11-24',
  rooms: [{ id: 54, level: 2, number: '214', name: 'AutoDisc' }],
  image: null,
  updated_at: '2026-11-21T06:42:00.000Z',
}
