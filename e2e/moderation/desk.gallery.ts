import { expect, type Page } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, letIn, planPublication, someAd } from '../portal/ad-flow.ts'
import { handInPhotos } from '../portal/ad-photos.ts'
import { beside } from '../portal/beside.ts'
import { gallery } from '../portal/gallery.ts'
import type { Spoken } from '../portal/languages.ts'
import { bothLooks, type Look, lightLooks, untilScripted } from '../portal/page-rules.ts'

const contacts = 'Оригинал. Пишите в ватсап, 8 701 234 56 78.'
/** The screen of a laptop, on which the queue and the reasons stand beside an ad. */
const wide: readonly Look[] = [{ width: 1280, colorScheme: 'light' }]

const ad = (page: Page, fields: object = {}) =>
  beside(page, 5, (owner) => handInAd(owner, { ...someAd(), ...fields }))

gallery(
  "the moderator's page of an ad",
  [
    {
      ...{ state: 'contacts in its text', looks: lightLooks },
      path: async (page) => `/ads/${await ad(page, { text: contacts })}/confirm`,
    },
    { state: 'a price far from its like', path: async (page) => farPrice(page), looks: bothLooks },
    {
      ...{ state: 'a reason to send it back', act: reason, looks: wide },
      path: async (page) => `/ads/${await ad(page)}/confirm`,
    },
    {
      ...{ state: 'the question about a photo', act: takeDown, looks: lightLooks },
      path: async (page) => `/ads/${await withPhotos(page)}/confirm`,
    },
    {
      ...{ state: 'the question about a photo of the public ad', act: takeDownHere, looks: lightLooks },
      path: async (page) => `/ads/${await withPhotos(page)}/view`,
    },
  ],
  { as: 3 },
)

gallery(
  'what a moderator can still undo',
  [
    {
      ...{ state: 'over the queue', looks: lightLooks },
      path: async (page) => {
        await planPublication(page, await ad(page))
        return '/ads/new'
      },
      act: async (page, { words: { planned } }) => {
        await expect(
          page.getByRole('region', { name: planned.title }).getByRole('button').first(),
        ).toBeVisible()
      },
    },
  ],
  { as: 4 },
)

async function withPhotos(page: Page): Promise<number> {
  const { id } = await beside(page, 5, (owner) => handInPhotos(owner, someAd()))
  await letIn(page, id)
  return id
}

/** Hands in an ad of a part that many others sell, for next to nothing. */
async function farPrice(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/dictionarySparePart/list')).json()
  for (const part of data.items) {
    const id = await ad(page, {
      kind: 'part',
      condition: 'new',
      spare_part_id: String(part.id),
      price: '100',
    })
    const answer = await (await page.request.get(`/api/userBanner/moderation/${id}`)).json()
    if (answer.data.flags.far_price) return `/ads/${id}/confirm`
  }
  throw new Error('The demo has no part that many sell.')
}

async function reason(page: Page, { language }: Spoken): Promise<void> {
  await untilScripted(page)
  await page.getByRole('radio', { name: adReasonLabel('photos', language) }).check()
}

async function takeDown(page: Page, { words: { adActs } }: Spoken): Promise<void> {
  await untilScripted(page)
  await page.getByRole('link', { name: adActs.takeDown.name(1) }).click()
  await expect(page.getByRole('img', { name: adActs.takeDown.alt })).toBeVisible()
}

async function takeDownHere(page: Page, spoken: Spoken): Promise<void> {
  const { adActs } = spoken.words
  await untilScripted(page, 'main a[href*="/act/takeDownImage?"]')
  await page.getByText(adActs.takeDown.title, { exact: true }).click()
  await takeDown(page, spoken)
}
