import { expect, it } from 'vitest'
import { testPromotion } from '../../app/features/found/test-promotion.ts'
import { promotionCard } from './promotion-card.ts'

const NOW = '2026-11-20T06:00:00Z'
const shown = { language: 'ru', readPhoto: async () => null, now: NOW } as const
const drawingIn = (title: string) => promotionCard({ ...testPromotion, title, title_kk: null }, shown).drawing

it('without a picture shows the drawing of what it names first, as its page does', () => {
  expect(drawingIn('Замена шин за 40 минут')).toBe('wheel')
  expect(drawingIn('Колодки со скидкой')).toBe('brake-disc')
  expect(
    promotionCard({ ...testPromotion, title: 'День открытых дверей', title_kk: null }, shown),
  ).toMatchObject({
    drawing: 'wrench',
    fact: expect.stringMatching(/^до 24\s+ноября$/),
    place: { plate: '2 | 214', text: 'AutoDisc' },
  })
})

it('without shops says only that it is a promotion', () => {
  expect(promotionCard({ ...testPromotion, rooms: [] }, shown).place).toEqual({ text: 'Акции' })
})

it('says in both languages until or from which day it is, with the year if it is another one', () => {
  const factOf = (more: Partial<typeof testPromotion>, language: 'ru' | 'kk') =>
    promotionCard({ ...testPromotion, ...more }, { ...shown, language }).fact?.replaceAll('\u00a0', ' ')
  expect(factOf({}, 'kk')).toBe('24 қарашаға дейін')
  expect(factOf({ ends_on: '2027-02-03' }, 'ru')).toBe('до 3 февраля 2027')
  expect(factOf({ ends_on: null }, 'ru')).toBe('с 1 ноября')
  expect(factOf({ ends_on: null }, 'kk')).toBe('1 қарашадан бастап')
  expect(factOf({ ends_on: null, starts_on: null }, 'kk')).toBeUndefined()
})
