import { expect } from '@playwright/test'
import { handInAd, letIn, someAd } from '../portal/ad-flow.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'

const headers = { 'X-Portal-Client': 'e2e' }

for (const { language, words, at } of flowsIn('kk')) {
  const { adActs, desk, editor, moderation } = words

  test(`the effect of a decision is described correctly, in ${language}`, async ({
    visitor: staff,
    another,
  }) => {
    const ad = someAd()
    const owner = await another()
    await signIn(owner, 5)
    await signIn(staff, 3)
    const id = await handInAd(owner, ad)
    const dialog = async () => (await staff.open(at(`/ads/${id}/act/publish`))).get('dialog').textContent
    const help = async () => (await staff.open(at(`/ads/${id}/confirm`))).text
    const lead = async () => (await owner.open(at(`/ads/${id}/edit`))).text

    // It is not public yet.
    expect(await help()).toContain(desk.publishHelp.first)
    expect(staff.text).not.toContain(desk.publishHelp.edit)
    expect(await dialog()).toContain(adActs.explains.publish)
    expect(await lead()).toContain(editor.editLead.hidden)
    expect(owner.text).not.toContain(editor.editLead.live)

    // It is public, and an edit of it waits.
    await letIn(staff, id)
    expect(await lead()).toContain(editor.editLead.live)
    const edit = await owner.request.post(`/api/userBanner/update/${id}`, {
      headers,
      multipart: { id: String(id), kind: 'goods', condition: 'new', ...ad, price: '52 000' },
    })
    expect(edit.status(), await edit.text()).toBe(200)
    expect(await help()).toContain(desk.publishHelp.edit)
    expect(staff.text).not.toContain(desk.publishHelp.first)
    expect(await dialog()).toContain(adActs.explainsLive.publish)

    // Unpublished again, it is not public.
    const down = await owner.request.post(`/api/userBanner/unpublish/${id}`, { headers })
    expect(down.status(), await down.text()).toBe(200)
    expect(await lead()).toContain(editor.editLead.hidden)
    expect(await help()).toContain(desk.publishHelp.first)
  })

  test(`the queue has the same length in its list and on the page of an ad, in ${language}`, async ({
    visitor: staff,
    another,
  }) => {
    const owner = await another()
    await signIn(owner, 5)
    await signIn(staff, 4)
    const id = await handInAd(owner, someAd())
    // Other tests submit ads meanwhile, so both are read until they agree.
    await expect(async () => {
      await staff.open(at('/ads/new'))
      const tab = staff.get('navigation', words.adLists.tabs).querySelector('[aria-current]')
      const listed = Number(tab?.textContent.replace(/\D/g, ''))
      await staff.open(at(`/ads/${id}/confirm`))
      const lines = [...staff.document.querySelectorAll('main *')].map(({ textContent }) => textContent)
      expect(lines).toContain(moderation.waiting(listed))
    }).toPass()
  })
}
