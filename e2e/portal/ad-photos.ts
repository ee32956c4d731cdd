import { expect, type Page } from '@playwright/test'
import type { WrittenAd } from './ad-flow.ts'
import { picture } from './pictures.ts'

export type PhotoPaths = { key: string; small: string; jpeg: string }

/** Creates an ad with three photos by the API. */
export async function handInPhotos(
  page: Pick<Page, 'request'>,
  ad: WrittenAd,
): Promise<{ id: number; photos: readonly [PhotoPaths, PhotoPaths, PhotoPaths] }> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ kind: 'goods', condition: 'used', ...ad }))
    form.append(field, value)
  for (const shade of [60, 120, 200]) {
    const bytes = new Uint8Array(picture(640, 480, [shade, 90, 255 - shade]))
    form.append('photos', new File([bytes], `${shade}.png`, { type: 'image/png' }))
  }
  const answer = await page.request.post('/api/userBanner/create', {
    headers: { 'X-Portal-Client': 'e2e' },
    multipart: form,
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).data
}
