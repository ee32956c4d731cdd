import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { handInAd, letIn, planPublication, someAd, statusOf } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { stateOf } from '../portal/moderation.ts'
import { signIn } from '../portal/people.ts'
import type { Visitor } from '../portal/visitor.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { adActs, desk, flags, moderation, notices, planned, refusals } = words
  const saidTo = ({ document }: Visitor) => document.querySelector('noscript p')?.textContent

  test(`an ad is sent back with a reason of the page, and its owner is asked to mend it, in ${language}`, async ({
    visitor: staff,
    another,
  }) => {
    const ad = someAd()
    const owner = await another()
    await signIn(owner, 5)
    await signIn(staff, 3)
    const id = await handInAd(owner, ad)
    await staff.open(at(`/ads/${id}/confirm`))
    const reasons = staff.get('group', moderation.why)
    staff.field(adReasonLabel('text', language), reasons).checked = true
    await staff.fill(adActs.comment, 'Левая или правая?')
    await staff.send(staff.field(adActs.comment).form as HTMLFormElement)
    expect(staff.address).not.toContain(`/ads/${id}/`)
    expect(saidTo(staff)).toBe(notices.sent_back)
    const remark = { reason: 'text', comment: 'Левая или правая?' }
    expect(await stateOf(owner, id)).toMatchObject({ status: 20, remark })

    await owner.open(at('/profile'))
    const row = owner
      .all('listitem')
      .filter((one) => one.textContent?.includes(ad.title))
      .at(-1)
    await owner.follow(words.adRows.mend, row)
    expect(owner.address).toBe(at(`/ads/${id}/edit`))
    expect(owner.document.body.textContent).toContain(remark.comment)
  })

  test(`an ad that a colleague published is not published twice, in ${language}`, async ({
    visitor: staff,
    another,
  }) => {
    const [owner, colleague] = [await another(), await another()]
    await signIn(owner, 5)
    await signIn(colleague, 3)
    await signIn(staff, 4)
    const id = await handInAd(owner, someAd())
    // With scripts the page would have received the colleague's decision.
    await staff.open(at(`/ads/${id}/confirm`))
    await letIn(colleague, id)
    const [publish] = staff.all('button', desk.publish)
    if (!publish) throw new Error('The ad cannot be published.')
    await staff.send(publish)
    staff.expectStatus(409)
    expect(staff.text).toContain(desk.cannotPublish)
  })

  test(`a publication is undone, and it is too late once it has taken effect, in ${language}`, async ({
    visitor: staff,
    another,
  }) => {
    const ad = someAd()
    const owner = await another()
    await signIn(owner, 5)
    await signIn(staff, 4)
    const id = await handInAd(owner, ad)
    await planPublication(staff, id)
    await staff.open(at('/ads/new'))
    await staff.press(planned.undoOf(ad.title))
    expect(staff.address).toBe(at(`/ads/${id}/confirm`))
    expect(saidTo(staff)).toBe(notices.undone)
    expect(await statusOf(staff, id)).toBe(10)

    // Without scripts the page does not learn that the publication has taken effect.
    await planPublication(staff, id)
    await staff.open(at('/ads/new'))
    await letIn(staff, id)
    await staff.press(planned.undoOf(ad.title))
    expect(staff.address).toBe(at(`/ads/${id}/confirm`))
    expect(saidTo(staff)).toBe(refusals.action_not_allowed)
    expect(staff.text).toContain(desk.cannotPublish)
    expect(await statusOf(staff, id)).toBe(31)
  })

  test(`what to look at in an ad is shown beside it, in ${language}`, async ({ visitor: staff, another }) => {
    const owner = await another()
    await signIn(owner, 5)
    await signIn(staff, 4)
    const plain = await handInAd(owner, someAd())
    const id = await handInAd(owner, { ...someAd(), text: 'Оригинал. Пишите в ватсап, 8 701 234 56 78.' })
    const marked = () => [...staff.document.querySelectorAll('main mark')].map((mark) => mark.textContent)
    await staff.open(at(`/ads/${plain}/confirm`))
    expect(staff.all('region', flags.title)).toHaveLength(0)
    expect(marked()).toEqual([])
    await staff.open(at(`/ads/${id}/confirm`))
    expect(marked()).toEqual(['ватсап', '8 701 234 56 78'])
    const rows = staff.all('listitem', undefined, staff.get('region', flags.title))
    const contacts = rows.find((row) => row.textContent?.includes(flags.contacts))
    expect(contacts?.textContent).toContain('ватсап, 8 701 234 56 78')
  })
}
