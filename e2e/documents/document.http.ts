import { expect } from '@playwright/test'
import { documentReasonLabel, documentStatusLabel } from '@sauda/sdk/documents'
import { commonFieldText } from '@sauda/sdk/language'
import { newGuid, documentOf as sent } from '../../packages/server/src/testing/one-c.ts'
import { rowsOf } from '../portal/documents.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { newOneC, newTenant } from '../portal/new-tenant.ts'
import { signIn } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('ru')) {
  const { document: its, documentActs: acts, notices } = words

  test(`a new tenant reads, downloads and rejects a document without scripts, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const administrator = await another()
    await signIn(administrator, 2)
    const { company, bin } = await newTenant(visitor, administrator)
    const accounting = await newOneC(administrator)
    const document = sent({ buyer: { name: company, bin }, number: 'АВР-77' })
    await accounting.put('completions', newGuid(), document)
    const [act] = await rowsOf(visitor, 'completion', {})
    const path = at(`/completion/${act?.id}`)

    // Only a browser that shows it marks it as read: links are loaded in advance when they are pointed at.
    await visitor.open(path)
    expect((await rowsOf(visitor, 'completion', {}))[0]?.unread).toBe(true)
    expect(visitor.get('table').textContent).toMatch(/₸/)
    visitor.get('heading', its.history)
    await visitor.press(its.download)
    expect(visitor.answer.headers()['content-type']).toContain('application/pdf')
    const name = decodeURIComponent(visitor.answer.headers()['content-disposition'] ?? '')
    expect(name).toContain('АВР-77')

    await visitor.open(path)
    await visitor.follow(its.acts.reject)
    const dialog = visitor.get('dialog')
    expect(visitor.all('radio', undefined, dialog)).toHaveLength(5)
    visitor.tick(documentReasonLabel('sum', language))
    await visitor.fill(acts.text.reject, 'Площадь меньше на два метра').press(acts.asks.reject.completion)
    expect(visitor.address).toBe(path)
    expect(visitor.document.documentElement.innerHTML).toContain(notices.document_reject)
  })

  test(`a manager annuls an act without scripts, in ${language}`, async ({ visitor, another }) => {
    const [administrator, tenant] = [await another(), await another()]
    await signIn(administrator, 2)
    const { company, bin } = await newTenant(tenant, administrator)
    const accounting = await newOneC(administrator)
    await accounting.put('completions', newGuid(), sent({ buyer: { name: company, bin } }))
    const [act] = await rowsOf(tenant, 'completion', {})
    await signIn(visitor, 3)
    await visitor.open(at(`/completion/${act?.id}/annul`))
    const dialog = () => visitor.get('dialog')
    const send = acts.asks.annul.completion
    await visitor.fill(acts.text.annul, 'аб').press(send, dialog())
    expect(dialog().textContent).toContain(commonFieldText('required', language))
    expect(visitor.field(acts.text.annul).value).toBe('аб')

    visitor.tick(documentReasonLabel('duplicate', language))
    await visitor.fill(acts.text.annul, 'Площадь посчитали дважды').press(send, dialog())
    expect(visitor.address).toBe(at(`/completion/${act?.id}`))
    expect(visitor.document.querySelector('blockquote')?.textContent).toBe('Площадь посчитали дважды')
    expect(visitor.text).toContain(its.events.annulled)
    expect(visitor.text).toContain(documentStatusLabel('completion', 5, language))
    expect(visitor.document.documentElement.innerHTML).toContain(notices.document_annul)
  })

  test(`an earlier version is downloaded without that being a download of the invoice, in ${language}`, async ({
    visitor,
    another,
  }) => {
    const administrator = await another()
    await signIn(administrator, 2)
    const { company, bin } = await newTenant(visitor, administrator)
    const accounting = await newOneC(administrator)
    const [guid, buyer] = [newGuid(), { name: company, bin }]
    await accounting.put('invoices', guid, sent({ buyer }))
    await accounting.put('invoices', guid, sent({ buyer, title: 'Исправлено', data_version: '2' }))
    const [invoice] = await rowsOf(visitor, 'invoice', {})
    await visitor.open(at(`/invoice/${invoice?.id}?version=1`))
    await visitor.press(its.downloadVersion(1))
    expect(visitor.answer.headers()['content-type']).toContain('application/pdf')
    // The tenant has not got the newest version.
    expect((await rowsOf(visitor, 'invoice', {}))[0]?.status).toBe(1)
    await visitor.open(at(`/invoice/${invoice?.id}?version=3`))
    visitor.expectStatus(404)
  })

  test(`unknown and foreign documents do not exist, in ${language}`, async ({ visitor, another }) => {
    const manager = await another()
    await signIn(manager, 3)
    await signIn(visitor, 1)
    const [own] = await rowsOf(visitor, 'completion', { limit: 1 })
    const all = await rowsOf(manager, 'completion', { limit: 100 })
    const foreign = all.find(({ bin }) => bin !== own?.bin)
    const [invoice] = await rowsOf(visitor, 'invoice', { limit: 1 })
    const missing = [`/completion/${foreign?.id}`, '/completion/999999999', '/completion/0', '/completion/x']
    for (const path of [...missing, `/completion/${invoice?.id}/sign`]) {
      await visitor.open(at(path))
      visitor.expectStatus(404)
    }
  })
}
