import { expect } from '@playwright/test'
import { adReasonLabel } from '@sauda/sdk/ads'
import { textOf } from '../portal/accessible.ts'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signUp } from '../portal/newcomer.ts'
import { tellOften } from '../portal/news.ts'
import { signIn } from '../portal/people.ts'
import { lettersTo } from '../portal/post-office.ts'
import type { Visitor } from '../portal/visitor.ts'

/** Links of the e-mails that announced the end of an ad's term. */
async function renewalLinks(): Promise<string[]> {
  const letters = await lettersTo()
  return letters.flatMap(({ text }) => /\/(?:kk\/)?ads\/\d+\/renew\?token=[\w.-]+/.exec(text)?.[0] ?? [])
}

/** The rows of the notifications about an ad. */
const rowsOf = (visitor: Visitor, title: string) =>
  [...visitor.document.querySelectorAll('main [data-slot=notification-item]')].filter((row) =>
    textOf(row).includes(title),
  )

for (const { language, turn, words, at } of flowsIn('kk')) {
  const { inbox, adActs } = words
  const { list } = inbox

  test(`notifications can be read, opened and filtered without scripts, in ${language}`, async ({
    visitor: owner,
    another,
  }) => {
    const ad = someAd()
    const staff = await another()
    // Somebody of their own: other tests tell the people of the demo centre something too.
    await signUp(owner, language)
    await signIn(staff, 4)
    const id = await handInAd(owner, ad)
    await letIn(staff, id)
    await tellOften(staff, id, 12)
    await owner.open(at('/notifications'))
    const [folded] = rowsOf(owner, ad.title)
    expect(textOf(folded?.querySelector('summary') ?? owner.document.body)).toContain(list.earlier(19))
    expect(folded?.querySelectorAll('details li')).toHaveLength(19)
    await owner.follow(list.only.unread)
    // The five that the page had not shown.
    expect(rowsOf(owner, ad.title).map(textOf)).toEqual([expect.stringContaining(list.earlier(4))])
    await tellOften(staff, id, 12)
    await owner.open(at('/notifications'))
    await owner.press(list.readAll)
    await owner.press(list.undo)
    expect(owner.text).toContain(list.unreadAgain)
    // The four that no page has shown are unread again.
    await owner.press(list.readAll)
    expect(owner.text).toContain(list.allRead)
    await owner.follow(list.only.unread)
    owner.get('heading', inbox.empty)
    await owner.open(at('/notifications?only=nonsense&shown=-1'))
    expect(rowsOf(owner, ad.title)).toHaveLength(1)
  })

  test(`the link of an e-mail renews an ad without a sign-in, once, in ${language}`, async ({ visitor }) => {
    // Jobs send them after the portal has started.
    await expect.poll(async () => (await renewalLinks()).length).toBeGreaterThan(turn)
    const link = (await renewalLinks())[turn] ?? ''
    const path = at(link.replace(/^\/kk/, ''))
    const { renew, done, already, wrong } = words.renewal
    await (await visitor.open(path)).press(renew)
    visitor.get('heading', done)
    await (await visitor.open(path)).press(renew)
    expect(visitor.text).toContain(already)
    await (await visitor.open(path.replace(/token=.*/, 'token=made.up'))).press(renew)
    expect(visitor.text).toContain(wrong)
  })

  test(`an ad is sent back without scripts, with a reason that its owner sees, in ${language}`, async ({
    visitor: owner,
    another,
  }) => {
    const ad = someAd()
    await signIn(owner, 5)
    const id = await handInAd(owner, ad)
    const staff = await another()
    await signIn(staff, 3)
    await staff.open(at(`/ads/${id}/confirm`))
    const [needEdits] = staff.all('link', adActs.names.needEdits)
    await staff.open(needEdits?.getAttribute('href') ?? '')
    await staff.press(adActs.names.needEdits, staff.get('dialog'))
    // Without a reason: the page reports it and keeps the rest.
    expect(textOf(staff.get('dialog'))).toContain(adActs.failed)
    staff.field(adReasonLabel('other', language), staff.get('dialog')).checked = true
    staff.field(adActs.comment, staff.get('dialog')).value = 'Укажите год выпуска.'
    await staff.press(adActs.names.needEdits, staff.get('dialog'))

    await owner.open(at('/notifications'))
    const [row] = rowsOf(owner, ad.title)
    if (!row) throw new Error('The owner was not told.')
    expect(textOf(row)).toContain('Укажите год выпуска.')
    await owner.follow(ad.title, row)
    expect(owner.address).toBe(at(`/ads/${id}/edit`))
    expect(owner.text).toContain('Укажите год выпуска.')
  })

  test(`an owner archives an ad without scripts, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 5)
    const id = await handInAd(visitor, someAd())
    await visitor.open(at(`/ads/${id}/view`))
    await visitor.follow(adActs.names.archive)
    await visitor.press(adActs.names.archive)
    expect(visitor.document.querySelector('noscript p')?.textContent).toBe(words.notices.archived)
  })
}
