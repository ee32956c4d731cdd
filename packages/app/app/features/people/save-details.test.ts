import { createPortal } from '@sauda/sdk'
import { expect, it, vi } from 'vitest'
import { saveDetails } from './save-details.ts'

const typed = { name: 'Данияр Әлімов', phone: '+7 777 12', language: 'kk', owner: '7' }

function form(): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(typed)) data.set(name, value)
  return data
}

it.each([
  ['nobody', undefined],
  ['somebody else', 8],
])('saves nothing when %s is signed in, and returns the owner of the form', async (_, id) => {
  const fetch = vi.fn(async () => Response.json({ data: null }))
  const portal = createPortal({ baseUrl: 'http://portal.example', fetch })
  expect(await saveDetails(portal, id, form())).toEqual({
    failure: { code: 'sign_in_required', values: typed },
    status: 401,
  })
  expect(fetch).not.toHaveBeenCalled()
})
