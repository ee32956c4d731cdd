import { expect, it } from 'vitest'
import { testPromotion } from '../../app/features/found/test-promotion.ts'
import { promotionCard } from './promotion-card.ts'

const shown = { language: 'ru', readPhoto: async () => null } as const
const drawingIn = (title: string) => promotionCard({ ...testPromotion, title, title_kk: null }, shown).drawing

it('without a picture shows the drawing of what it names first, as its page does', () => {
  expect(drawingIn('Замена шин за 40 минут')).toBe('wheel')
  expect(drawingIn('Колодки со скидкой')).toBe('brake-disc')
  expect(
    promotionCard({ ...testPromotion, title: 'День открытых дверей', title_kk: null }, shown),
  ).toMatchObject({
    drawing: 'wrench',
    fact: expect.stringMatching(/^до 24\s+ноября\s+2026/),
    place: { plate: '2 | 214', text: 'AutoDisc' },
  })
})

it('without shops says only that it is a promotion', () => {
  expect(promotionCard({ ...testPromotion, rooms: [] }, shown).place).toEqual({ text: 'Акции' })
})
