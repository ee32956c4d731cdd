import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { handedInWords } from '../../packages/app/app/features/ad-editor/handed-in-words.ts'
import { textOf } from '../portal/accessible.ts'
import { handInAd, letIn, someAd, threePhotos, untilPublished, type WrittenAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn, signInOf } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

const SENT = /\/ads\/create\/sent\?ad=\d+$/
const whole = (name: string) => new RegExp(`^${name}$`)
const bodyOf = ({ document }: Visitor) => textOf(document.body)

/** Ends the session, while the page is still open. */
async function endSession(visitor: Visitor): Promise<void> {
  const answer = await visitor.request.post('/api/session/signOut', { headers: { 'X-Portal-Client': 'e2e' } })
  expect(answer.status(), await answer.text()).toBe(200)
}

for (const { language, words, at } of flowsIn('kk')) {
  const { access, editor } = words
  const { photos } = editor
  const next = whole(editor.next)
  const keyOf = (visitor: Visitor) =>
    visitor.document.querySelector<HTMLInputElement>('input[name=idempotency_key]')

  /** Fills in the first step of the editor, which must be open, except the condition. */
  function writeWhat(visitor: Visitor, { title, text }: WrittenAd): void {
    const part = visitor.field(editor.sparePart).querySelectorAll('option')[1]
    visitor
      .fill(editor.sparePart, part?.value ?? '')
      .fill(editor.title, title)
      .fill(editor.text, text)
  }

  /** Fills in the first step of the empty editor, and the second one. */
  async function write(visitor: Visitor, ad: WrittenAd): Promise<void> {
    await visitor.open(at('/ads/create'))
    writeWhat(visitor, ad)
    await visitor.tick(editor.conditions.used).press(next)
    visitor.fill(editor.price, ad.price).fill(editor.phone, ad.phone)
  }

  /** Number of the visitor's ads with the title. */
  const ownAds = async (visitor: Visitor, { title }: WrittenAd) =>
    (await visitor.open(at('/profile'))).all('link', title).length

  const phoneOf = (visitor: Visitor) =>
    visitor.document.querySelector('main a[href^="tel:"]')?.getAttribute('href')

  test(`a user signs in and submits an ad, and staff publish it, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const ad = someAd()
    const { email, password } = await signInOf(5)
    await visitor.open(at('/login?next=/ads/create'))
    await visitor.fill(access.login, email).fill(access.password, password).press(whole(access.submit))

    writeWhat(visitor, ad)
    await visitor.choose(photos.choose, ...threePhotos).press(next)
    // No condition was chosen: the field reports it, and what was typed stays, with the photos.
    expect(bodyOf(visitor)).toContain(editor.failed)
    expect(visitor.field(editor.title).value).toBe(ad.title)
    expect(visitor.field(photos.kept(3)).checked).toBe(true)
    await visitor.tick(photos.kept(3), false).tick(editor.conditions.used).press(next)
    await visitor.fill(editor.price, ad.price).fill(editor.phone, ad.phone).press(editor.submit)
    expect(visitor.address).toMatch(SENT)
    // The page says once that the ad was handed in.
    const { title } = handedInWords[language]
    expect(visitor.get('dialog', title)).toBeTruthy()
    const lines = [...visitor.document.querySelectorAll('body *')].filter(
      ({ children }) => children.length === 0,
    )
    for (const text of [editor.handedIn, title])
      expect(lines.filter((line) => textOf(line) === text && !line.closest('[hidden]'))).toHaveLength(1)
    const id = Number(visitor.address.split('=')[1])
    const stored = await visitor.request.post(`/api/userBanner/getById/${id}`, { data: {} })
    expect((await stored.json()).data.photos).toHaveLength(2)

    const moderator = await another()
    await signIn(moderator, 3)
    await moderator.open(at(`/ads/${id}/confirm`))
    await moderator.send(moderator.all('button', words.desk.publish)[0] as Element)
    await untilPublished(moderator, id)
    await visitor.open(at(`/ads/${id}/view`))
    expect(phoneOf(visitor)).toBeUndefined()
    await visitor.press(words.ad.showPhone)
    expect(phoneOf(visitor)).toBe(`tel:+${ad.phone.replace(/\D/g, '')}`)
  })

  test(`the end of the editor is for the author of the ad alone, in ${language}`, async ({
    visitor,
    another,
  }) => {
    await signIn(visitor, 5)
    const id = await handInAd(visitor, someAd())
    await visitor.open(at(`/ads/create/sent?ad=${id}`))
    visitor.expectStatus(200).get('dialog', handedInWords[language].title)
    const staff = await another()
    await signIn(staff, 3)
    for (const query of [`?ad=${id}`, '?ad=0', '?ad=x', ''])
      (await staff.open(at(`/ads/create/sent${query}`))).expectStatus(404)
  })

  test(`a form that is submitted twice and then sent again creates one ad, in ${language}`, async ({
    visitor,
  }) => {
    const ad = someAd()
    await signIn(visitor, 5)
    await write(visitor, ad)
    // An error response keeps the key, because nothing was created.
    const key = keyOf(visitor)?.value
    expect(key).toBeTruthy()
    await visitor.fill(editor.phone, '12').press(editor.submit)
    expect(bodyOf(visitor)).toContain(editor.failed)
    expect(keyOf(visitor)?.value).toBe(key)
    visitor.fill(editor.phone, ad.phone)

    const submit = visitor.get('button', editor.submit)
    await Promise.all([visitor.send(submit), visitor.send(submit)])
    expect(visitor.address).toMatch(SENT)
    expect(await ownAds(visitor, ad)).toBe(1)
    await visitor.send(submit)
    expect(visitor.address).toMatch(SENT)
    expect(await ownAds(visitor, ad)).toBe(1)
    await visitor.open(at('/ads/create'))
    expect(keyOf(visitor)?.value).not.toBe(key)
  })

  test(`a used form with other content keeps its text and asks before it creates another ad, in ${language}`, async ({
    visitor,
  }) => {
    const [ad, other] = [someAd(), someAd()]
    await signIn(visitor, 5)
    await write(visitor, ad)
    const used = keyOf(visitor)?.value ?? ''
    await visitor.press(editor.submit)
    expect(visitor.address).toMatch(SENT)

    await write(visitor, other)
    const key = keyOf(visitor)
    if (key) key.value = used
    await visitor.press(editor.submit)
    expect(bodyOf(visitor)).toContain(errorText('idempotency_conflict', language))
    expect(visitor.field(editor.phone).value).toBe(other.phone)
    await visitor.press(editor.submit)
    expect(visitor.address).toMatch(SENT)
    expect([await ownAds(visitor, ad), await ownAds(visitor, other)]).toEqual([1, 1])
  })

  test(`an edit is there after its session has ended, and is sent after a new sign-in, in ${language}`, async ({
    visitor,
  }) => {
    const back = whole(editor.back)
    await signIn(visitor, 5)
    const id = await handInAd(visitor, someAd(), threePhotos)
    await visitor.open(at(`/ads/${id}/edit`))
    await visitor.fill(editor.text, 'Левая, стекло заменено.').tick(photos.kept(2), false).press(next)
    visitor.fill(editor.phone, '+7 702 111 22 33')
    await endSession(visitor)
    await visitor.press(editor.submit)

    expect(bodyOf(visitor)).toContain(editor.sessionGone)
    expect(visitor.field(editor.phone).value).toBe('+7 702 111 22 33')
    await visitor.press(back)
    const keptPhotos = () =>
      visitor.all('checkbox').filter((box) => (box as HTMLInputElement).name === 'keep_photo')
    expect(keptPhotos()).toHaveLength(2)
    expect(visitor.field(photos.kept(2)).checked).toBe(true)
    expect(visitor.field(editor.text).value).toBe('Левая, стекло заменено.')
    await visitor.press(next)

    // The user signs in in another tab and sends the same form again.
    await signIn(visitor, 5)
    await visitor.press(editor.submit)
    expect(visitor.address).toMatch(/\/profile$/)
    await visitor.open(at(`/ads/${id}/edit/where`))
    expect(visitor.field(editor.phone).value).toMatch(/111\s22\s33$/)
    await visitor.press(back)
    expect(visitor.field(photos.kept(2)).checked).toBe(true)
    expect(keptPhotos()).toHaveLength(2)
  })

  test(`no page and no data contain a phone before it is requested, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const ad = someAd()
    const [author, staff] = [await another(), await another()]
    await signIn(author, 5)
    await signIn(staff, 3)
    const id = await handInAd(author, ad, threePhotos)
    await letIn(staff, id)
    const digits = ad.phone.replace(/\D/g, '').slice(-7)
    for (const path of [`/ads/${id}/view`, `/ads/${id}/view.data`, '/ads', '/ads.data', '/', '/_root.data']) {
      const body = await (await visitor.request.get(at(path))).text()
      expect(body.replace(/\D/g, ''), path).not.toContain(digits)
    }
    await visitor.open(at(`/ads/${id}/view`))
    await visitor.press(words.ad.showPhone)
    expect(phoneOf(visitor)).toContain(digits)
  })
}
