import type { Page } from '@playwright/test'
import { gallery } from '../portal/gallery.ts'
import { call } from '../portal/newcomer.ts'
import { publishedAd } from '../portal/published-ad.ts'

type Item = { id: number; user_banner_id: number; allowed_actions: string[]; status: number }

/** The first review of a list on which the signed-in user may act, and the act. */
const asked = (list: string, act: string) => async (page: Page) => {
  const { items } = await call<{ items: Item[] }>(page, '/api/userReview/pagination', { list, limit: 100 })
  const one = items.find(({ allowed_actions }) => allowed_actions.includes(act))
  return `/reviews/${one?.id ?? 0}/${act}`
}

/** The page of the ad of the demo centre with most reviews. */
async function reviewedAd(page: Page): Promise<string> {
  const { items } = await call<{ items: { id: number; rating?: { reviews: number } }[] }>(
    page,
    '/api/userBanner/pagination',
    { limit: 100 },
  )
  for (const { id } of items.filter(({ rating }) => rating)) {
    const { rating } = await call<{ rating: { reviews: number } }>(page, `/api/userReview/ofAd/${id}`)
    if (rating.reviews > 2) return `/ads/${id}/view`
  }
  // Shops whose reviewed ad is not among the newest.
  for (let id = 1; id < 1000; id++) {
    const answer = await page.request.get(`/api/userReview/ofAd/${id}`)
    if (answer.ok() && (await answer.json()).data.rating.reviews > 2) return `/ads/${id}/view`
  }
  return ''
}

/** The form of a review of an ad that the signed-in user may review. */
async function formOf(page: Page): Promise<string> {
  const { items } = await call<{ items: { id: number }[] }>(page, '/api/userBanner/pagination', { limit: 20 })
  for (const { id } of items) {
    const { may_review } = await call<{ may_review: string }>(page, `/api/userReview/ofAd/${id}`)
    if (may_review === 'yes') return `/ads/${id}/review`
  }
  throw new Error('None of the newest ads may be reviewed.')
}

gallery('reviews of an ad, for guests', [
  { state: 'with a mean', path: reviewedAd },
  {
    state: 'with a filter that finds few',
    path: async (page) => `${await reviewedAd(page)}?stars=2&sort=low`,
  },
  { state: 'none yet', path: async (page) => `/ads/${(await publishedAd(page)).id}/view` },
])

gallery(
  'reviews, for a registered person',
  [
    { state: 'the own ones', path: '/profile/reviews' },
    { state: 'no reports', path: '/profile/reviews?view=reports' },
    { state: 'writing', path: async (page) => `${await formOf(page)}?stars=4` },
    {
      state: 'writing, with errors',
      path: formOf,
      act: async (page, { words }) => {
        await page.getByRole('button', { name: words.reviewForms.send }).click()
        await page.getByText(words.reviewForms.starsMissing).first().waitFor()
      },
    },
    { state: 'deleting the own one', path: asked('own', 'delete') },
  ],
  { as: 5 },
)

gallery(
  'reviews, for a company',
  [
    { state: 'of its ads', path: '/ads/reviews' },
    { state: 'the own ones of a tenant', path: '/account/reviews' },
  ],
  { as: 1 },
)

gallery(
  'reviews, for staff',
  [
    { state: 'held', path: '/ads/reviews?list=held' },
    { state: 'reported', path: '/ads/reviews?list=reported' },
    { state: 'all', path: '/ads/reviews?list=all' },
    { state: 'nothing found', path: '/ads/reviews?list=all&q=xyzxyz' },
    { state: 'publishing', path: asked('held', 'publish') },
    { state: 'keeping', path: asked('reported', 'keep') },
    {
      state: 'deleting, with errors',
      path: asked('reported', 'delete'),
      act: async (page, { words }) => {
        await page.getByRole('button', { name: words.reviewDesk.deleteConfirm }).click()
        await page.getByRole('alert').first().waitFor()
      },
    },
  ],
  { as: 3 },
)
