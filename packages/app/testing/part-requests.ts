import type { Ad, AdCard } from '@sauda/sdk/ads'
import type { PartRequest } from '@sauda/sdk/part-requests'
import { expect } from 'vitest'
import { callAs } from './people.ts'

/** The demo tenant, which is asked for what it sells. */
const SHOP = [1] as const

/** What the demo tenant has a published ad for: the shops that are asked first include it. */
export async function soldByShop(): Promise<{ brand_id: number; spare_part_id: number; part: string }> {
  const list = { list: 'active', limit: 24 }
  const { items } = await callAs<{ items: AdCard[] }>(SHOP, '/api/userBanner/pagination', list)
  for (const { id } of items) {
    const { brand, spare_part } = await callAs<Ad>(SHOP, `/api/userBanner/getById/${id}`, {})
    if (brand && spare_part)
      return { brand_id: brand.id, spare_part_id: spare_part.id, part: spare_part.name }
  }
  throw new Error('The demo tenant sells no part of a car.')
}

/** A text that no other request has. */
export function someText(part: string): string {
  return `${part} ${Math.random().toString(36).slice(2, 8)}`
}

/** Asks for something that the demo tenant sells, as a registered person at another browser. */
export async function askElsewhere(person: number, more: object = {}): Promise<{ id: number; text: string }> {
  const { part, ...sold } = await soldByShop()
  const text = someText(part)
  const { id, repeated } = await callAs<{ id: number; repeated: boolean }>(
    [5, person],
    '/api/userRequest/create',
    { text, ...sold, ...more },
  )
  expect(repeated).toBe(false)
  return { id, text }
}

/** Answers as the demo tenant at another browser; returns the id of the answer. */
export async function answerElsewhere(id: number, price: number, more: object = {}): Promise<number> {
  const request = await callAs<PartRequest>(SHOP, `/api/userRequest/answer/${id}`, {
    has: true,
    price,
    condition: 'new',
    when: 'now',
    seen_version: null,
    ...more,
  })
  const [answer] = request.answers
  if (!answer) throw new Error('The answer was not stored.')
  return answer.id
}

/** A request as the demo tenant sees it, or a person. */
export function requestAs(who: readonly [1 | 5, number?], id: number): Promise<PartRequest> {
  return callAs<PartRequest>(who, `/api/userRequest/get/${id}`)
}
