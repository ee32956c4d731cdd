import { describe, expect, test } from 'vitest'
import contract from '../../openapi.json' with { type: 'json' }
import type { Schema } from '../client/index.ts'
import { checkAd } from './ad-draft.ts'
import { adFields, adForm, adValues, valuesOfAd } from './ad-form.ts'
import { AD_FIELDS, AD_FORM_FIELDS, type AdDraft, type AdField } from './ad-shape.ts'
import { DRAFT } from './test-draft.ts'

const FIELDS = Object.keys(AD_FIELDS) as AdField[]

/** Together, the two drafts have a value in every field. */
const DRAFTS: AdDraft[] = [
  { ...DRAFT, text: 'Комплект из двух дисков.', text_kk: 'Екі дискіден тұратын жинақ.', room_ids: [54, 60] },
  {
    ...DRAFT,
    kind: 'service',
    brand_id: null,
    spare_part_id: null,
    service_id: 3,
    text: 'Расточим диски за час.',
    price: null,
    condition: null,
    vin: null,
    hours_from: '09:00',
    hours_to: '19:30',
  },
]

/** The ad that the server would return for a draft. */
function adOf(draft: AdDraft): Schema<'Ad'> {
  const { brand_id, spare_part_id, service_id, room_ids, phone: _, ...says } = draft
  const named = (id: number | null) => (id === null ? null : { id, name: `Entry ${id}`, name_kk: null })
  return {
    ...says,
    id: 12,
    brand: named(brand_id),
    spare_part: named(spare_part_id),
    service: named(service_id),
    category: null,
    photos: [],
    rooms: room_ids.map((id) => ({ id, level: 2, number: String(id), name: null })),
    phone_hint: '+7 701 ••• •• ••',
    seller: { id: 1, name: 'AutoDisc', is_tenant: true, district: null, since: '2026-10-02T08:15:00.000Z' },
    published_at: null,
    raised_at: null,
    phone_views: 0,
    revision: 'newest',
  }
}

test('the list has the fields of the contract’s form, except the photos', () => {
  const { photos: _, photo_order: _order, ...fields } = contract.components.schemas.AdForm.properties
  expect(Object.keys(AD_FORM_FIELDS).toSorted()).toEqual(Object.keys(fields).toSorted())
})

test('the drafts of these tests fill in every field', () => {
  for (const field of FIELDS) {
    const filled = DRAFTS.some((draft) => draft[field] !== null && draft[field].toString() !== '')
    expect(filled, field).toBe(true)
  }
})

describe.each(DRAFTS)('a draft of a $kind', (draft) => {
  test.each(FIELDS)('keeps %s when it is sent as a form', (field) => {
    const { draft: received } = checkAd(adValues(adForm(adFields(draft), [])), { isTenant: true })
    expect(received?.[field]).toEqual(draft[field])
  })

  test.each(FIELDS)('keeps %s when the ad is opened in the editor and sent as it is', (field) => {
    const { draft: received } = checkAd(valuesOfAd(adOf(draft), draft.phone), { isTenant: true })
    expect(received?.[field]).toEqual(draft[field])
  })
})

test('an unknown phone leaves the field empty', () => {
  expect(checkAd(valuesOfAd(adOf(DRAFTS[0] ?? DRAFT), null), { isTenant: true }).errors).toEqual({
    phone: ['required'],
  })
})
