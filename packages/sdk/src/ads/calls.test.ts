import { arrayBuffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { serve } from '../client/test-server.ts'
import { createPortal } from '../index.ts'
import { createAd, eachAd, updateAd } from './calls.ts'
import { DRAFT } from './test-draft.ts'

test('createAd sends one multipart form', async () => {
  const { portal, forms } = await serveForms()
  await createAd(portal, DRAFT, [new File(['1'], 'a.jpg'), new File(['2'], 'b.png')])
  expect([...(forms[0]?.keys() ?? [])]).toEqual(
    'kind brand_id spare_part_id title title_kk text condition vin price phone room_ids weekdays weekdays photos photos'.split(
      ' ',
    ),
  )
  expect(forms[0]?.get('title_kk')).toBe('Дискілер')
})

test('updateAd sends the photo order, and `none` only for an empty list', async () => {
  const { portal, forms } = await serveForms()
  const [one, two] = [new File(['1'], 'a.jpg'), new File(['2'], 'b.png')]
  await updateAd(portal, 5, DRAFT, { photos: [one, 'aa', two, 'bb'], version: 7 })
  await updateAd(portal, 5, DRAFT, { photos: [] })
  expect(
    forms.map((form) => [
      form.getAll('photo_order'),
      form.getAll('photos').map((photo) => typeof photo !== 'string' && photo.name),
      form.get('id'),
      form.get('version'),
      form.get('price'),
    ]),
  ).toEqual([
    [['new.0', 'aa', 'new.1', 'bb'], ['a.jpg', 'b.png'], '5', '7', '58000'],
    [['none'], [], '5', null, '58000'],
  ])
})

test('eachAd iterates over all pages from the given cursor', async () => {
  const bodies: unknown[] = []
  const baseUrl = await serve(async (request, response) => {
    const body = JSON.parse(await text(request))
    bodies.push(body)
    const last = body.cursor === 'b'
    response.end(
      JSON.stringify({ data: { items: [{ id: bodies.length }], total: 3, next: last ? null : 'b' } }),
    )
  })
  const ids: number[] = []
  for await (const ad of eachAd(createPortal({ baseUrl }), { q: 'диск', cursor: 'a' })) ids.push(ad.id)
  expect(ids).toEqual([1, 2])
  expect(bodies).toEqual([
    { q: 'диск', cursor: 'a' },
    { q: 'диск', cursor: 'b' },
  ])
})

/** A portal that records the forms it receives. */
async function serveForms() {
  const forms: FormData[] = []
  const baseUrl = await serve(async (request, response) => {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    forms.push(await new Response(await arrayBuffer(request), { headers }).formData())
    response.end('{"data":{"id":1}}')
  })
  return { portal: createPortal({ baseUrl }), forms }
}
