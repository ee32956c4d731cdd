import { expect } from '@playwright/test'
import { auditActionText } from '@sauda/sdk/audit'
import { textOf } from '../portal/accessible.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { signIn, signInOf } from '../portal/people.ts'

for (const { language, words, at } of flowsIn('kk')) {
  const { audit } = words
  const exported = auditActionText('personal', 'export', language)
  const readPhone = auditActionText('personal', 'showPhone', language)

  test(`the journal is filtered and sent as files without scripts, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 2)
    await visitor.open(at('/dashboard/audit'))
    expect(visitor.get('heading', audit.title).tagName).toBe('H1')
    await visitor.fill(audit.action, 'ad.archive').press(audit.show)
    const link = visitor.get('link', audit.download(audit.csv)).getAttribute('href') ?? ''
    expect(link).toContain('subject=ad&action=ad.archive')
    const file = await visitor.request.get(link)
    expect(file.headers()['content-type']).toContain('text/csv')
    expect(file.headers()['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.csv$/)
    const text = await file.text()
    expect(text.startsWith('\ufeff')).toBe(true)
    expect(text).toContain(auditActionText('ad', 'archive', language))
    expect(text).not.toContain(auditActionText('ad', 'publish', language))

    const excel = await visitor.request.get(
      visitor.get('link', audit.download(audit.excel)).getAttribute('href') ?? '',
    )
    expect(excel.headers()['content-type']).toContain('spreadsheetml')
    expect((await excel.body()).subarray(0, 2).toString()).toBe('PK')

    // Both files stand in the journal, with the address of the browser and not that of the portal.
    const { email } = await signInOf(2)
    await visitor.open(at('/dashboard/audit'))
    await visitor.fill(audit.who, email).fill(audit.subject, 'personal').press(audit.show)
    expect(visitor.address).toMatch(/\?actor=\d+&subject=personal$/)
    const [entry] = visitor.all('listitem').filter((item) => textOf(item).includes(exported))
    if (!entry) throw new Error('The export is not in the journal.')
    expect(textOf(entry)).toMatch(/\b10\.\d+\.\d+\.\d+/)
  })

  test(`a phone that an operator reveals stands in the journal, one that a guest reveals does not, in ${language}`, async ({
    visitor,
  }) => {
    await visitor.open(at('/ads'))
    const ad = /\/ads\/(\d+)\/view/.exec(visitor.document.documentElement.outerHTML)?.[1] ?? ''
    const reveal = () =>
      visitor.request.post(`/api/userBanner/showPhone/${ad}`, { headers: { 'X-Portal-Client': 'e2e' } })
    const journal = async () => {
      await signIn(visitor, 2)
      await visitor.open(at(`/dashboard/audit?action=personal.showPhone&id=${ad}`))
      return visitor.all('listitem').filter((item) => textOf(item).includes(readPhone)).length
    }
    expect((await reveal()).status()).toBe(200)
    const before = await journal()
    await signIn(visitor, 4)
    expect((await reveal()).status()).toBe(200)
    expect(await journal()).toBe(before + 1)
  })

  for (const role of [1, 3, 4, 5] as const) {
    test(`role ${role} gets neither the journal nor its files, in ${language}`, async ({ visitor }) => {
      await signIn(visitor, role)
      await visitor.open(at('/dashboard/audit'))
      expect(visitor.address).not.toContain('/audit')
      expect(visitor.all('heading', audit.title)).toEqual([])
      await visitor.open(at('/dashboard/audit/export?format=csv'))
      expect(visitor.answer.headers()['content-type']).toContain('text/html')
    })
  }
}
