import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Ad, AdCard } from '@sauda/sdk/ads'
import type { PartRequest } from '@sauda/sdk/part-requests'
import { call } from './newcomer.ts'

type Window = Pick<Page, 'request'>

/** A text that no other request has. */
export function someText(part: string): string {
  return `${part} ${randomInt(2 ** 40).toString(36)}`
}

/** What a shop has a published ad for: it is among those that are asked first. */
export async function soldBy(
  shop: Window,
): Promise<{ brand_id: number; spare_part_id: number; part: string }> {
  const list = { list: 'active', limit: 24 }
  const { items } = await call<{ items: AdCard[] }>(shop, '/api/userBanner/pagination', list)
  for (const { id } of items) {
    const { brand, spare_part } = await call<Ad>(shop, `/api/userBanner/getById/${id}`, {})
    if (brand && spare_part)
      return { brand_id: brand.id, spare_part_id: spare_part.id, part: spare_part.name }
  }
  throw new Error('The shop sells no part of a car.')
}

/** Asks by the API for something that a shop sells. */
export async function askFor(
  asker: Window,
  shop: Window,
  more: object = {},
): Promise<{ id: number; text: string }> {
  const { part, ...sold } = await soldBy(shop)
  const text = someText(part)
  const { id } = await call<{ id: number }>(asker, '/api/userRequest/create', { text, ...sold, ...more })
  return { id, text }
}

/** Answers by the API; returns the id of the answer. */
export async function answerTo(shop: Window, id: number, price: number, more: object = {}): Promise<number> {
  const draft = { has: true, price, condition: 'used', when: 'now', seen_version: null, ...more }
  const { answers } = await call<PartRequest>(shop, `/api/userRequest/answer/${id}`, draft)
  const [answer] = answers
  if (!answer) throw new Error('The answer was not stored.')
  return answer.id
}
