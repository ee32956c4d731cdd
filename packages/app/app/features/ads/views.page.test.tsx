import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { handIn, someAd } from '../../../testing/ads.ts'
import '../../../testing/css.ts'
import { sentTo } from '../../../testing/network.ts'
import { openPage } from '../../../testing/open-page.tsx'
import { callAs, endSession, signIn } from '../../../testing/people.ts'

const VIEWS = /userBanner\/view\//

it('the page of an ad tells once that a visitor sees it, and neither of its owner nor of staff', async () => {
  const ad = someAd()
  await signIn(5, 33)
  const { id } = await handIn(ad)
  await callAs([3], `/api/userBanner/publish/${id}`, {})
  const heading = page.getByRole('heading', { level: 1, name: ad.title })
  await openPage(`/ads/${id}/view`)
  await expect.element(heading).toBeVisible()
  await signIn(3)
  await openPage(`/ads/${id}/view`)
  await expect.element(heading).toBeVisible()
  await endSession()
  await openPage(`/ads/${id}/view`)
  await expect.element(heading).toBeVisible()
  await expect.poll(() => sentTo(VIEWS), { timeout: 10_000 }).toHaveLength(1)
})
