import { createPortal } from '@sauda/sdk'
import { expect, it, vi } from 'vitest'
import { saveDetails } from './save-details.ts'

const typed = { name: 'Данияр Әлімов', phone: '+7 777 12', language: 'kk' }

function form(more: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...more })) data.set(name, value)
  return data
}

it('saves nothing when nobody is signed in, and returns what was typed', async () => {
  const fetch = vi.fn(async () => Response.json({ data: null }))
  const portal = createPortal({ baseUrl: 'http://portal.example', fetch })
  expect(await saveDetails(portal, undefined, form())).toEqual({
    failure: { code: 'sign_in_required', values: typed },
    status: 401,
  })
  expect(fetch).not.toHaveBeenCalled()
})

/** Sends a form to a portal that refuses it; returns the result and what was sent. */
async function refused(data: FormData) {
  const bodies: unknown[] = []
  const fetch = async (...asked: Parameters<typeof globalThis.fetch>) => {
    bodies.push(await new Request(...asked).json())
    return Response.json({ code: 'invalid', errors: { district_id: ['unknown'] } }, { status: 422 })
  }
  const portal = createPortal({ baseUrl: 'http://portal.example', fetch })
  return { saved: await saveDetails(portal, 7, data), bodies }
}

it.each([
  ['2', 2],
  ['', null],
  ['Медеуский район', 2_147_483_647],
  ['1e3', 2_147_483_647],
])('sends the district %j as %j and keeps it', async (district_id, sent) => {
  const { saved, bodies } = await refused(form({ district_id }))
  expect(bodies).toMatchObject([{ data: { district_id: sent } }])
  expect(saved).toMatchObject({ failure: { values: { ...typed, district_id } }, status: 422 })
})

it('sends no district from a form without one', async () => {
  const { bodies } = await refused(form())
  expect(bodies).toEqual([{ data: { name: typed.name, phone: typed.phone, language: 'kk' } }])
})
