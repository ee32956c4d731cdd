import type { AdDraft } from './ad-shape.ts'

/** An ad of a part, as the editor submits it. */
export const DRAFT: AdDraft = {
  kind: 'part',
  brand_id: 1,
  spare_part_id: 7,
  service_id: null,
  title: 'Диски',
  title_kk: 'Дискілер',
  text: 'Комплект из двух',
  text_kk: null,
  price: 58_000,
  condition: 'new',
  vin: '4T1BF1FKX00004512',
  phone: '+77010000012',
  room_ids: [54],
  weekdays: [1, 2],
  hours_from: null,
  hours_to: null,
}
