import type { Page } from '@playwright/test'
import type { Contact } from '@sauda/sdk/content'
import { openingAt, type Room, type RoomCard, shopDays } from '@sauda/sdk/rooms'

async function read<Answer>(page: Pick<Page, 'request'>, path: string): Promise<Answer> {
  const answer = await page.request.get(path)
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`)
  return (await answer.json()).data
}

/** How many published ads the shops have that are open now, by the hours that they state and the days of the centre. */
export async function adsOfOpenShops(page: Pick<Page, 'request'>): Promise<number> {
  const { exceptions } = await read<Contact>(page, '/api/contact/get')
  const { items } = await read<{ items: Room[] }>(page, '/api/room/get')
  // One room of each shop.
  const rooms = new Map(items.filter(({ name }) => name).map((room) => [room.name, room.id]))
  const cards = await Promise.all(
    [...rooms.values()].map((id) => read<RoomCard>(page, `/api/room/getUserInfo/${id}`)),
  )
  const now = new Date()
  return cards
    .flatMap(({ tenant }) => tenant ?? [])
    .filter(({ weekdays, hours_from: from, hours_to: to }) => {
      if (from === null || to === null) return false
      const hours = { weekdays, from, to }
      return openingAt([hours], now, shopDays(hours, exceptions))?.open
    })
    .reduce((ads, tenant) => ads + tenant.ads, 0)
}
