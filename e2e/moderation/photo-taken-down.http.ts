import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { notificationText } from '@sauda/sdk/notifications'
import { letIn, someAd } from '../portal/ad-flow.ts'
import { handInPhotos } from '../portal/ad-photos.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const statusOf = async (visitor: Visitor, path: string) => (await visitor.request.get(path)).status()

/** The photos that search engines are told of. */
function previewsOf({ document }: Visitor): string[] {
  const schema = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
  return schema['@graph'][0].image.map((address: string) => new URL(address).pathname)
}

for (const { language, words, at } of flowsIn('kk')) {
  const { adActs, notices } = words

  test(`a photo that staff take down is nowhere any more, in ${language}`, async ({
    visitor: guest,
    another,
  }) => {
    const ad = someAd()
    const [owner, staff] = [await another(), await another()]
    await signIn(owner, 5)
    await signIn(staff, 2)
    const { id, photos } = await handInPhotos(owner, ad)
    const [cover, second] = photos
    // Only the owner and staff see what waits.
    expect(await Promise.all([owner, staff, guest].map((one) => statusOf(one, cover.jpeg)))).toEqual([
      200, 200, 404,
    ])
    await letIn(staff, id)
    await guest.open(at(`/ads/${id}/view`))
    expect(previewsOf(guest)).toEqual(photos.map(({ jpeg }) => jpeg))
    for (const { jpeg } of photos) expect(await statusOf(guest, jpeg)).toBe(200)

    await staff.open(at(`/ads/${id}/confirm`))
    await staff.follow(adActs.takeDown.name(1))
    expect(staff.get('img', adActs.takeDown.alt).getAttribute('src')).toBe(cover.small)
    // Without a reason nothing happens.
    await staff.press(adActs.names.takeDownImage)
    expect(await statusOf(staff, cover.jpeg)).toBe(200)
    await staff.tick(adReasonLabel('unfit', language)).press(adActs.names.takeDownImage)
    expect(staff.address).toBe(at(`/ads/${id}/confirm`))
    expect(staff.document.querySelector('noscript p')?.textContent).toBe(notices.photo_removed)

    for (const one of [guest, owner, staff])
      expect(await Promise.all([cover.jpeg, cover.small].map((path) => statusOf(one, path)))).toEqual([
        404, 404,
      ])
    expect(await statusOf(guest, second.small)).toBe(200)
    await guest.open(at(`/ads/${id}/view`))
    expect(previewsOf(guest)).toEqual(photos.slice(1).map(({ jpeg }) => jpeg))
    await guest.open(at(`/ads?q=${ad.title.split(' ').at(-1)}`))
    expect(guest.document.querySelector(`main img[src*="${second.key}"]`)).not.toBeNull()

    await owner.open(at('/notifications'))
    const about = { id, title: ad.title, title_kk: null }
    const news = { id: 1, type: 998, view: 0, created_at: '', user_banner_id: about }
    expect(owner.text).toContain(notificationText(news, { role_id: 5 }, language).title)
  })
}
