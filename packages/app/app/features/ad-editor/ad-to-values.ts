import { type Ad, type AdValues, phoneText } from '@sauda/sdk/ads'
import type { KeptPhoto } from './draft-store.ts'

/** An ad as the editor's form begins with it. The phone is not in the ad and is asked for apart, in E.164. */
export function adToValues(ad: Ad, phone: string | null): AdValues {
  return {
    kind: ad.kind,
    brand_id: idOf(ad.brand),
    spare_part_id: idOf(ad.spare_part),
    service_id: idOf(ad.service),
    title: ad.title,
    title_kk: ad.title_kk ?? '',
    text: ad.text,
    text_kk: ad.text_kk ?? '',
    price: ad.price?.toString() ?? '',
    negotiable: ad.price === null ? '1' : '',
    condition: ad.condition ?? '',
    phone: phone ? phoneText(phone) : '',
    room_ids: ad.rooms.map(({ id }) => String(id)),
    weekdays: ad.weekdays.map(String),
    hours_from: ad.hours_from ?? '',
    hours_to: ad.hours_to ?? '',
  }
}

/** The ad's photos as tiles of the editor. */
export function keptPhotos({ photos }: Ad): KeptPhoto[] {
  return photos.map(({ key, small }) => ({ id: key, url: small }))
}

function idOf(entry: { id: number } | null): string {
  return entry ? String(entry.id) : ''
}
