import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { adReasonLabel, adReasonTemplate } from '@sauda/sdk/ads'
import { notificationText } from '@sauda/sdk/notifications'
import { letIn, someAd, type WrittenAd } from './portal/ad-flow.ts'
import { languages } from './portal/languages.ts'
import {
  bothLooks,
  expectKindIn,
  lightLooks,
  lookOf,
  untilScripted,
  untilStill,
} from './portal/page-rules.ts'
import { type RoleId, signIn } from './portal/people.ts'
import { picture } from './portal/pictures.ts'
import { test } from './portal/test.ts'

async function pageOf(browser: Browser, role?: RoleId, options?: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  if (role) await signIn(page, role)
  return page
}

type PhotoPaths = { key: string; small: string; jpeg: string }

/** Creates an ad with three photos by the API. */
async function handInPhotos(page: Page, ad: WrittenAd): Promise<{ id: number; photos: PhotoPaths[] }> {
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

const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status()

/** The photos that search engines are told of. */
async function previewsOf(page: Page): Promise<string[]> {
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  return schema['@graph'][0].image.map((address: string) => new URL(address).pathname)
}

async function expectPictures(page: Page, count: number): Promise<void> {
  // On a narrow screen the queue beside an ad is hidden, and its pictures are not loaded.
  const drawn = page.getByRole('main').locator('picture img').filter({ visible: true })
  await expect(drawn.first()).toBeVisible()
  await expect
    .poll(() =>
      drawn.evaluateAll((all) => all.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBeGreaterThanOrEqual(count)
}

for (const spoken of languages) {
  const { language, words, at } = spoken
  const { adActs, moderation } = words
  const { width } = lookOf(language)
  const viewport = { width, height: width === 320 ? 640 : 800 }

  test(`staff take a photo down by keyboard, and it is no longer visible, at ${viewport.width} px, in ${language}`, async ({
    browser,
  }) => {
    const ad = someAd()
    const [owner, staff, guest] = [
      await pageOf(browser, 5, { viewport }),
      await pageOf(browser, 4, { viewport }),
      await pageOf(browser, undefined, { viewport }),
    ]
    const { id, photos } = await handInPhotos(owner, ad)
    const [cover, second] = photos as [PhotoPaths, PhotoPaths, PhotoPaths]

    // Only the owner and staff see a waiting revision.
    for (const page of [owner, staff]) {
      await page.goto(at(`/ads/${id}/${page === owner ? 'view' : 'confirm'}`))
      await expectPictures(page, 1)
      expect(await statusOf(page, cover.jpeg)).toBe(200)
    }
    expect(await statusOf(guest, cover.jpeg)).toBe(404)

    await letIn(staff, id)
    await guest.goto(at(`/ads/${id}/view`))
    await expectPictures(guest, 1)
    expect(await previewsOf(guest)).toEqual(photos.map(({ jpeg }) => jpeg))
    for (const path of await previewsOf(guest)) expect(await statusOf(guest, path)).toBe(200)

    await staff.goto(at(`/ads/${id}/confirm`))
    await untilScripted(staff)
    const button = staff.getByRole('link', { name: adActs.takeDown.name(1) })
    await button.focus()
    const question = staff.getByRole('dialog', { name: adActs.asks.takeDownImage })
    await staff.keyboard.press('Enter')
    await expect(question.getByRole('img', { name: adActs.takeDown.alt })).toBeVisible()
    await expectKindIn(staff, lightLooks)
    // Escape changes nothing and returns the focus.
    await staff.keyboard.press('Escape')
    await expect(question).toBeHidden()
    await expect(button).toBeFocused()
    await staff.keyboard.press('Enter')
    const send = question.getByRole('button', { name: adActs.names.takeDownImage })
    await send.press('Enter')
    await expect(question.getByRole('alert')).toBeVisible()
    await question.getByRole('radio', { name: adReasonLabel('personal', language) }).press('Space')
    await expect(question.getByRole('textbox', { name: adActs.comment })).toHaveValue(
      new RegExp(`${adReasonTemplate('personal', 'ru')}|${adReasonTemplate('personal', 'kk')}`),
    )
    // After an error the page is fetched again, and the button waits for it.
    await expect(send).toBeEnabled()
    await send.press('Enter')
    await expect(staff.getByText(words.notices.photo_removed).first()).toBeVisible()
    await expect(staff).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    await expect(staff.getByRole('link', { name: adActs.takeDown.name(3) })).toHaveCount(0)
    await expect(staff.getByText(moderation.events.takeDownImage, { exact: true })).toBeVisible()

    for (const page of [guest, owner, staff]) {
      expect(await statusOf(page, cover.jpeg)).toBe(404)
      expect(await statusOf(page, cover.small)).toBe(404)
    }
    await guest.reload()
    expect(await previewsOf(guest)).toEqual(photos.slice(1).map(({ jpeg }) => jpeg))
    await guest.goto(at(`/ads?q=${ad.title.split(' ').at(-1)}`))
    await expect(guest.getByRole('main').locator(`img[src*="${second.key}"]`)).toBeVisible()

    await owner.goto(at('/notifications'))
    const about = { id, title: ad.title, title_kk: null }
    const news = { id: 1, type: 998, view: 0, created_at: '', user_banner_id: about }
    await expect(
      owner.getByRole('main').getByText(notificationText(news, { role_id: 5 }, language).title),
    ).toBeVisible()
  })

  test(`only staff can take a photo down on the public page, at ${viewport.width} px, in ${language}`, async ({
    browser,
  }) => {
    const owner = await pageOf(browser, 5, { viewport })
    const staff = await pageOf(browser, 3, { viewport })
    const { id, photos } = await handInPhotos(owner, someAd())
    await letIn(staff, id)
    await owner.goto(at(`/ads/${id}/view`))
    await expect(owner.getByText(words.ad.seenByOwner)).toBeVisible()
    await expect(owner.getByText(adActs.takeDown.title, { exact: true })).toHaveCount(0)

    await staff.goto(at(`/ads/${id}/view`))
    await untilScripted(staff, 'main a[href*="/act/takeDownImage?"]')
    const { promise: untilShown, resolve: showPhoto } = Promise.withResolvers<void>()
    await staff.route(`**/${photos[1]?.key}/small.webp`, (route) => untilShown.then(() => route.continue()))
    await staff.getByText(adActs.takeDown.title, { exact: true }).click()
    await staff.getByRole('link', { name: adActs.takeDown.name(2) }).click()
    const question = staff.getByRole('dialog', { name: adActs.asks.takeDownImage })
    const reason = question.getByRole('radio', { name: adReasonLabel('copied', language) })
    // The photo loads late and must not move any button.
    await untilStill(staff)
    const place = await reason.boundingBox()
    const photo = question.getByRole('img', { name: adActs.takeDown.alt })
    const widthOf = () => photo.evaluate((element: HTMLImageElement) => element.naturalWidth)
    expect(await widthOf()).toBe(0)
    showPhoto()
    await expect.poll(widthOf).toBeGreaterThan(0)
    expect(await reason.boundingBox()).toEqual(place)
    await reason.check()
    await expectKindIn(staff, lightLooks)
    await question.getByRole('button', { name: adActs.names.takeDownImage }).click()
    await expect(staff.getByText(words.notices.photo_removed).first()).toBeVisible()
    await expect(staff).toHaveURL(new RegExp(`/ads/${id}/view$`))
    expect(await Promise.all(photos.map(({ small }) => statusOf(staff, small)))).toEqual([200, 404, 200])
  })
}

for (const { language, words, at } of languages) {
  const { ad: its, adActs, viewer } = words
  const { width, colorScheme } = lookOf(language)

  test(`photos fill the screen and are magnified, at ${width} px, ${colorScheme}, in ${language}`, async ({
    browser,
  }) => {
    const ad = someAd()
    const { id } = await handInPhotos(await pageOf(browser, 5), ad)
    await letIn(await pageOf(browser, 3), id)
    const guest = await pageOf(browser, undefined, { viewport: { width, height: 720 }, colorScheme })
    await guest.goto(at(`/ads/${id}/view`))
    await untilScripted(guest)
    const link = (place: number) =>
      guest.getByRole('link', { name: `${its.photoOf(place, ad.title)} ${its.enlarge}` })
    await link(1).press('Enter')
    const shown = guest.getByRole('dialog', { name: its.photos })
    const photo = (place: number) => shown.getByRole('img', { name: its.photoOf(place, ad.title) })
    await expect(photo(1)).toBeVisible()
    await expectKindIn(guest, bothLooks)

    const { width: whole = 0 } = (await photo(1).boundingBox()) ?? {}
    await guest.keyboard.press('+')
    await expect.poll(async () => (await photo(1).boundingBox())?.width).toBeGreaterThan(whole * 1.4)
    await shown.getByRole('button', { name: viewer.zoomOut }).click()
    await expect(shown.getByRole('button', { name: viewer.zoomOut })).toBeDisabled()
    await photo(1).dblclick()
    await expect.poll(async () => (await photo(1).boundingBox())?.width).toBeGreaterThan(whole * 2)
    await shown.getByRole('button', { name: viewer.next }).click()
    await expect(photo(2)).toBeVisible()
    await expect(photo(1)).toHaveCount(0)
    await guest.keyboard.press('ArrowRight')
    await expect(photo(3)).toBeVisible()
    await expect(shown.getByRole('button', { name: viewer.next })).toBeDisabled()

    // The page goes on with the photo that was shown last.
    await guest.keyboard.press('Escape')
    await expect(shown).toHaveCount(0)
    await expect(link(3)).toBeFocused()
    await expect(guest.getByText('3 / 3', { exact: true })).toBeVisible()
  })

  test(`the link of a photo leads to its picture while the viewer is missing, in ${language}`, async ({
    browser,
  }) => {
    const ad = someAd()
    const { id, photos } = await handInPhotos(await pageOf(browser, 5), ad)
    await letIn(await pageOf(browser, 3), id)
    const guest = await pageOf(browser)
    await guest.route('**/assets/ad-photo-viewer-*.js', (route) => route.abort())
    await guest.goto(at(`/ads/${id}/view`))
    await untilScripted(guest)
    await guest.getByRole('link', { name: `${its.photoOf(1, ad.title)} ${its.enlarge}` }).click()
    await expect(guest).toHaveURL(new RegExp(`${photos[0]?.jpeg}$`))
  })

  test(`a photo is taken down before scripts load, in ${language}`, async ({ browser }) => {
    const owner = await pageOf(browser, 5)
    const staff = await pageOf(browser, 2, { javaScriptEnabled: false })
    const { id, photos } = await handInPhotos(owner, someAd())
    await letIn(staff, id)
    await staff.goto(at(`/ads/${id}/confirm`))
    await staff.getByRole('link', { name: adActs.takeDown.name(3) }).click()
    await expect(staff.getByRole('img', { name: adActs.takeDown.alt })).toHaveAttribute(
      'src',
      photos[2]?.small ?? '',
    )
    const send = staff.getByRole('button', { name: adActs.names.takeDownImage })
    await send.click()
    await staff.getByRole('radio', { name: adReasonLabel('unfit', language) }).check()
    await send.click()
    await expect(staff).toHaveURL(new RegExp(`/ads/${id}/confirm$`))
    expect(await Promise.all(photos.map(({ small }) => statusOf(staff, small)))).toEqual([200, 200, 404])
  })
}
