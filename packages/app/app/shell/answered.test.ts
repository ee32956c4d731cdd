import { createPortal } from '@sauda/sdk'
import { listPromotions, listRules } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { listed } from './answered.ts'

const portalAnswering = (answer: () => Response | Promise<Response>) =>
  createPortal({ baseUrl: 'http://127.0.0.1:1', language: 'ru', fetch: async () => answer() })

it('returns the items of a list, also of an empty one', async () => {
  const portal = portalAnswering(() => Response.json({ data: { items: [], total: 0, next: null } }))
  expect(await listed(listPromotions(portal))).toEqual([])
})

it('fails instead of showing a list as empty that could not be read', async () => {
  const failed = portalAnswering(() => Response.json({ code: 'failed', message: 'x' }, { status: 500 }))
  await expect(listed(listRules(failed))).rejects.toMatchObject({ data: null, init: { status: 500 } })
  const away = portalAnswering(() => Promise.reject(new TypeError('fetch failed')))
  await expect(listed(listRules(away))).rejects.toMatchObject({ data: null, init: { status: 503 } })
})

it('shows the message of the API about its database', async () => {
  const body = { code: 'unavailable', message: 'Портал не отвечает', request_id: 'r1' }
  const portal = portalAnswering(() => Response.json(body, { status: 503 }))
  await expect(listed(listRules(portal))).rejects.toMatchObject({ data: { told: 'Портал не отвечает' } })
})
