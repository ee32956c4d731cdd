import { createPortal } from '@sauda/sdk'
import { expect, it } from 'vitest'
import { loadFound } from './load-found.ts'

const facilities = [1, 2].map((id) => ({
  id,
  name: `${id}`,
  name_kk: `${id}`,
  address: '',
  address_kk: '',
  departments: [{ id: id * 10, name: '', name_kk: '', people: 1 }],
}))

const portal = createPortal({
  baseUrl: 'http://portal.example',
  fetch: async (url) => {
    const items = String(url).includes('acilit') ? facilities : []
    return Response.json({ data: { items, total: items.length, truncated: false } })
  },
})
const load = async (search: string) => {
  const { q, facility, departments, error } = await loadFound(
    portal,
    new URLSearchParams(search),
    new AbortController().signal,
  )
  return { q, facility, departments, error }
}

it.each([
  ['', 1, []],
  ['facility=2', 2, []],
  ['facility=2&department=20', 2, [20]],
  ['q=+&facility=2', 2, []],
])('«%s» selects building %j and sections %j', async (search, facility, departments) => {
  expect(await load(search)).toEqual({ q: '', facility, departments, error: null })
})

it('a text is looked for in all buildings, so that none of them is selected', async () => {
  const found = { q: 'Ахметов', facility: null, departments: [], error: null }
  expect(await load('q=Ахметов')).toEqual(found)
  expect(await load('q=Ахметов&facility=2&department=20')).toEqual(found)
})
