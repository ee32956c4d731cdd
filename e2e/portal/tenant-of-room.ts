import type { Page } from '@playwright/test'
import type { Language } from '@sauda/sdk/language'
import type { Room } from '@sauda/sdk/rooms'
import { call, type Newcomer, signUpFor, someBin } from './newcomer.ts'

type Context = Pick<Page, 'request'>

/** A company that has just become a tenant with one room, and its owner. */
export interface TenantOfRoom extends Newcomer {
  company: number
  bin: string
  room: Room
}

/** Rooms that nobody rents. */
export async function freeRooms(page: Context): Promise<Room[]> {
  const { items } = await call<{ items: Room[] }>(page, '/api/room/get')
  return items.filter(({ name }) => name === null)
}

/**
 * Registers the owner of a company, whose context stays signed in, and lets an administrator confirm it as a tenant.
 * @param nth which of the free rooms it gets, so that tests that run at once get different ones
 */
export async function tenantOfRoom(
  owner: Context,
  administrator: Context,
  language: Language,
  nth: number,
): Promise<TenantOfRoom> {
  const bin = someBin()
  const who = await signUpFor(owner, bin, language)
  const list = await call<{ items: { id: number; bin: string }[] }>(
    administrator,
    '/api/tenantApplication/list',
  )
  const [room] = (await freeRooms(administrator)).slice(nth)
  const asked = list.items.find((one) => one.bin === bin)
  if (!room || !asked) throw new Error('no free room, or no application')
  await call(administrator, `/api/tenantApplication/decide/${asked.id}`, {
    accept: true,
    room_ids: [room.id],
  })
  const { company_id } = await call<{ company_id: number }>(owner, '/api/session/me')
  return { ...who, company: company_id, bin, room }
}
