import type { Page } from '@playwright/test'
import { call } from './newcomer.ts'

/** The id of a part, by its name. */
export async function idOfPart(page: Pick<Page, 'request'>, part: string): Promise<number> {
  const path = '/api/dictionarySparePart/list'
  const { items } = await call<{ items: { id: number; name: string }[] }>(page, path)
  const found = items.find(({ name }) => name === part)
  if (!found) throw new Error(`no part is called ${part}`)
  return found.id
}
