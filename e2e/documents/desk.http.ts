import { expect } from '@playwright/test'
import { expectSaid } from '../portal/access-forms.ts'
import { textOf } from '../portal/accessible.ts'
import { isToday, lateBatches, lateTenants } from '../portal/desk.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn } from '../portal/people.ts'
import { hrefOf } from '../portal/visitor.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { documentDesk: desk, kinds } = words

  test(`all who are late are reminded after a question, without scripts, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 2)
    // The oldest: other tests remind tenants of the newest.
    const batch = (await lateBatches(visitor)).at(-1)
    const late = await lateTenants(visitor, batch?.id ?? 0)
    const [tenant] = late
    if (!batch || !tenant) throw new Error('Nobody is late.')
    await visitor.open(at(`/invoice?rid=${batch.id}`))
    await visitor.follow(tenant.company)
    visitor.get('list', desk.documentsOf(tenant.company))
    await visitor.follow(desk.remindMany(desk.counts.toTenants(late.length)))
    const dialog = visitor.get('dialog', desk.remindAsk)
    expect(dialog.textContent).toContain(tenant.company)
    const registered = late.filter(({ user_id }) => user_id !== null)
    const fresh = registered.filter(({ reminded_at }) => !isToday(reminded_at)).length
    const [send] = visitor.all('button', desk.remindMany(''), dialog)
    await visitor.send(send ?? dialog)
    expectSaid(visitor, desk.remindedTenants(desk.counts.toTenants(fresh)))
    expect(visitor.all('dialog')).toEqual([])
  })

  test(`an operator only reads, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 4)
    const [batch] = await lateBatches(visitor)
    const [tenant] = await lateTenants(visitor, batch?.id ?? 0)
    if (!batch || !tenant) throw new Error('Nobody is late.')
    for (const ask of ['', 'remind', 'due', 'delete']) {
      await visitor.open(at(`/invoice?rid=${batch.id}&open=${tenant.bin}&ask=${ask}`))
      visitor.get('list', desk.documentsOf(tenant.company))
      expect(hrefOf(visitor.get('link', desk.zip))).toBe(`/api/invoice/downloadAll/${batch.id}`)
      const buttons = visitor.all('button', undefined, visitor.get('main'))
      // What unfolds the months is a button to screen readers, too.
      const own = buttons.filter(({ tagName }) => tagName !== 'SUMMARY')
      expect(own.map(textOf)).toEqual([desk.find])
      expect(visitor.all('dialog')).toEqual([])
      expect(visitor.all('link', desk.due)).toEqual([])
    }
  })

  test(`a tenant never sees the desk, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 1)
    await visitor.open(at('/completion?state=late&ask=remind'))
    visitor.expectStatus(200)
    expect(visitor.all('heading', kinds.completion.ofTenants)).toEqual([])
    expect(visitor.all('navigation', desk.states)).toEqual([])
    expect(visitor.all('dialog')).toEqual([])
  })
}
