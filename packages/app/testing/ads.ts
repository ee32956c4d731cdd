import type { Photo } from '@sauda/sdk/ads'
import { expect } from 'vitest'
import { callAs } from './people.ts'

/** An ad as somebody types it. */
export type WrittenAd = { title: string; text: string; price: string; phone: string }

/** A unique ad. */
export function someAd(): WrittenAd {
  return {
    title: `Фара передняя ${Math.random().toString(36).slice(2, 10)}`,
    text: 'Оригинал с разборки, стекло целое, крепления на месте.',
    price: '45 000',
    phone: '+7 701 555 44 33',
  }
}

/** Hands in an ad by the API, as whoever is signed in. */
export async function handIn(
  fields: WrittenAd & Record<string, string>,
  photos: readonly File[] = [],
): Promise<{ id: number; photos: readonly Photo[] }> {
  return sendForm('/api/userBanner/create', { kind: 'goods', condition: 'used', ...fields }, photos)
}

/** Changes an ad by the API, as whoever is signed in. */
export async function change(id: number, fields: WrittenAd): Promise<void> {
  const all = { id: String(id), kind: 'goods', condition: 'new', ...fields }
  await sendForm(`/api/userBanner/update/${id}`, all, [])
}

async function sendForm(path: string, fields: Record<string, string>, photos: readonly File[]) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  for (const photo of photos) body.append('photos', photo)
  const answer = await fetch(path, { method: 'POST', headers: { 'X-Portal-Client': 'test' }, body })
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text).data
}

/** The newest revision of an ad, as staff read it. */
export function stateOf(id: number) {
  return callAs<{ status: number; remark: unknown; photos: readonly Photo[] }>(
    [3],
    `/api/userBanner/getById/${id}`,
    { revision: 'newest' },
  )
}
