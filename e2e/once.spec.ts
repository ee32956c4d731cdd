import { expect, type Page } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { addPhotos, someAd, type WrittenAd, writeWhat, writeWhere } from './portal/ad-flow.ts'
import { flowsIn, type Spoken } from './portal/languages.ts'
import { expectNoSidewaysScroll, lightLooks, lookOf, setLook, untilScripted } from './portal/page-rules.ts'
import { signIn } from './portal/people.ts'
import { test } from './portal/test.ts'

/** Number of attempts that the browser makes automatically. */
const TRIES = 3

/** Number of the user's ads with the title. */
async function ownAds(page: Page, { at }: Spoken, { title }: WrittenAd): Promise<number> {
  await page.goto(at('/profile'))
  return page.getByRole('link', { name: title }).count()
}

/** Fills in the first step of the editor and opens the second one. */
async function toWhere(page: Page, { words, at }: Spoken, ad: WrittenAd): Promise<void> {
  const { editor } = words
  await page.goto(at('/ads/create'))
  await page.getByRole('combobox', { name: editor.sparePart }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: editor.title, exact: true }).fill(ad.title)
  await page.getByRole('textbox', { name: editor.text, exact: true }).fill(ad.text)
  await page.getByRole('radio', { name: editor.conditions.used }).check()
  await page.getByRole('button', { name: editor.next, exact: true }).click()
  await page.getByRole('textbox', { name: editor.price }).fill(ad.price)
  await page.getByRole('textbox', { name: editor.phone, exact: true }).fill(ad.phone)
}

/** Drops responses to the creation of an ad, except the first `after`; the portal has processed the requests. */
async function loseAnswers(page: Page, times: number, after = 0): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const patterns = [{ urlPattern: '*/api/userBanner/create', requestStage: 'Response' as const }]
  await session.send('Fetch.enable', { patterns })
  let [passing, left] = [after, times]
  session.on('Fetch.requestPaused', async ({ requestId }) => {
    passing -= 1
    if (passing < 0) left -= 1
    if (passing >= 0 || left < 0) await session.send('Fetch.continueRequest', { requestId })
    else await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  })
}

/** The fields that a browser would send for the editor's form, without photos. */
async function typedIn(page: Page): Promise<FormData> {
  const fields = await page
    .locator('form#ad-editor')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].filter(([, value]) => typeof value === 'string'),
    )
  const typed = new FormData()
  for (const [name, value] of fields) typed.append(name, String(value))
  return typed
}

for (const spoken of flowsIn('kk')) {
  const { language, words, at } = spoken
  const { editor } = words
  const phoneIn = (page: Page) => page.getByRole('textbox', { name: editor.phone, exact: true })
  const submitIn = (page: Page) => page.getByRole('button', { name: editor.submit })

  /** Submits an ad and loses all responses. */
  async function handInForNothing(page: Page, after = 0): Promise<WrittenAd> {
    const ad = someAd()
    await signIn(page, 5)
    await page.goto(at('/ads/create'))
    await writeWhat(page, spoken, ad)
    await addPhotos(page, spoken)
    await page.getByRole('button', { name: editor.next, exact: true }).click()
    await writeWhere(page, spoken, ad)
    await loseAnswers(page, TRIES, after)
    await submitIn(page).click()
    await expect(page.getByRole('heading', { name: editor.unfinished })).toBeVisible()
    await expect(page.getByText(editor.lost)).toBeVisible()
    return ad
  }

  const { width } = lookOf(language)

  test.describe(`at ${width} px in ${language}, without scripts`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } })

    test('a form that is submitted twice and then sent again creates one ad', async ({ page }) => {
      const ad = someAd()
      await signIn(page, 5)
      await toWhere(page, spoken, ad)
      // An error response keeps the key, because nothing was created.
      const key = page.locator('input[name=idempotency_key]')
      const first = await key.inputValue()
      await phoneIn(page).fill('12')
      await submitIn(page).click()
      await expect(page.getByText(editor.failed)).toBeVisible()
      await expect(key).toHaveValue(first)
      await phoneIn(page).fill(ad.phone)
      const multipart = await typedIn(page)
      multipart.append('intent', 'where')

      await submitIn(page).dblclick()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)
      expect(await ownAds(page, spoken, ad)).toBe(1)
      const headers = { origin: new URL(page.url()).origin }
      const again = await page.request.post(at('/ads/create/where'), { multipart, headers })
      expect(new URL(again.url()).pathname).toBe(at('/ads/create/sent'))
      expect(await ownAds(page, spoken, ad)).toBe(1)
      await page.goto(at('/ads/create'))
      await expect(key).not.toHaveValue(first)
    })

    test('a used form with other content keeps its text and asks before it creates another ad', async ({
      page,
    }) => {
      const [ad, other] = [someAd(), someAd()]
      await signIn(page, 5)
      await toWhere(page, spoken, ad)
      const key = page.locator('input[name=idempotency_key]')
      const used = await key.inputValue()
      await submitIn(page).click()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)

      await toWhere(page, spoken, other)
      await key.evaluate((field: HTMLInputElement, value) => {
        field.value = value
      }, used)
      await submitIn(page).click()
      await expect(page.getByText(errorText('idempotency_conflict', language))).toBeVisible()
      for (const look of lightLooks) {
        await setLook(page, look)
        await expectNoSidewaysScroll(page)
      }
      await setLook(page, lookOf(language))
      await expect(phoneIn(page)).toHaveValue(other.phone)
      await submitIn(page).click()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)
      expect([await ownAds(page, spoken, ad), await ownAds(page, spoken, other)]).toEqual([1, 1])
    })
  })

  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('an ad whose response was lost is created once, even after a reload and another attempt', async ({
      page,
    }) => {
      const ad = await handInForNothing(page)
      await page.reload()
      await untilScripted(page)
      await expect(phoneIn(page)).toHaveValue(ad.phone)
      await submitIn(page).dblclick()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)
      expect(await ownAds(page, spoken, ad)).toBe(1)
    })

    test('an ad whose uploaded photos are gone is sent with its files, and again so after its response was lost', async ({
      page,
    }) => {
      let uploads = 0
      await page.route('**/api/userBanner/stagePhoto', (route) => {
        uploads += 1
        return route.fulfill({ json: { data: { key: `${uploads}`.padStart(20, '0') } } })
      })
      const ad = await handInForNothing(page, 1)
      expect(uploads).toBe(3)
      await page.reload()
      await untilScripted(page)
      await expect(phoneIn(page)).toHaveValue(ad.phone)
      await submitIn(page).click()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)
      expect(uploads).toBe(3)
      expect(await ownAds(page, spoken, ad)).toBe(1)
    })

    test('an ad that was changed after its response was lost is not taken for the first', async ({
      page,
    }) => {
      const ad = await handInForNothing(page)
      await phoneIn(page).fill('+7 702 111 22 33')
      await submitIn(page).click()
      await expect(page.getByText(errorText('idempotency_conflict', language))).toBeVisible()
      await expect(phoneIn(page)).toHaveValue('+7 702 111 22 33')
      await submitIn(page).click()
      await expect(page).toHaveURL(/\/ads\/create\/sent\?ad=\d+$/)
      expect(await ownAds(page, spoken, ad)).toBe(2)
    })
  })
}
