import { expect } from '@playwright/test'
import { errorText } from '@sauda/sdk/language'
import { newGuid, documentOf as sent } from '../../packages/server/src/testing/one-c.ts'
import { papersIn, rowsOf } from '../portal/documents.ts'
import { test } from '../portal/http-test.ts'
import { flowsIn } from '../portal/languages.ts'
import { newOneC, newTenant } from '../portal/new-tenant.ts'
import { call } from '../portal/newcomer.ts'
import { signIn } from '../portal/people.ts'
import { hrefOf, type Visitor } from '../portal/visitor.ts'

const rows = ({ document }: Visitor) => document.querySelectorAll('a[data-document]')

for (const { language, words, at } of flowsIn('kk')) {
  const { documents, kinds } = words

  test(`the list is filtered, expanded and downloaded without scripts, in ${language}`, async ({
    visitor,
  }) => {
    await signIn(visitor, 1)
    await visitor.open(at('/completion'))
    expect(rows(visitor)).toHaveLength(50)
    await visitor.follow(documents.more)
    expect(rows(visitor)).toHaveLength(100)

    await visitor.fill(documents.from, '2026-09-01').fill(documents.to, '2026-09-30').press(documents.apply)
    expect(visitor.address).toMatch(/from=2026-09-01&to=2026-09-30/)
    const filter = { limit: 100, date_from: '2026-09-01', date_to: '2026-09-30' }
    const shown = await rowsOf(visitor, 'completion', filter)
    expect(rows(visitor)).toHaveLength(shown.length)

    const [month] = visitor.all('link', /ZIP/)
    if (!month) throw new Error('No month has a ZIP file.')
    for (const place of [0, 2])
      visitor.document.querySelectorAll<HTMLInputElement>('input[name=ids]')[place]?.click()
    await visitor.press(new RegExp(`^${documents.download}$`))
    expect(papersIn(await visitor.answer.body())).toBe(2)
    await visitor.followLink(month)
    expect(papersIn(await visitor.answer.body())).toBe(shown.length)
  })

  test(`a download that fails without scripts leads back, in ${language}`, async ({ visitor, another }) => {
    const [administrator, manager] = [await another(), await another()]
    await signIn(administrator, 2)
    await signIn(manager, 3)
    const { company, bin } = await newTenant(visitor, administrator)
    const accounting = await newOneC(administrator)
    await accounting.put('completions', newGuid(), sent({ buyer: { name: company, bin } }))
    const [act] = await rowsOf(visitor, 'completion', {})
    await visitor.open(at('/completion'))
    visitor.document.querySelector<HTMLInputElement>('input[name=ids]')?.click()
    await call(manager, `/api/completion/delete/${act?.rid}/${act?.id}`)
    await visitor.press(new RegExp(`^${documents.download}$`))
    expect(visitor.get('heading').textContent).toBe(errorText('not_found', language))
    await visitor.open(hrefOf(visitor.get('link')))
    expect(visitor.address).toBe(at('/completion'))
    visitor.get('heading', kinds.completion.many)
    await visitor.open(at(`/completion/${act?.id}`))
    visitor.expectStatus(404)
  })

  test(`an address with a day that never was shows the whole list, in ${language}`, async ({ visitor }) => {
    await signIn(visitor, 1)
    for (const search of ['?from=0000-01-01', '?to=2026-02-30', '?from=0000-01-01&to=0000-12-31']) {
      await visitor.open(at(`/completion${search}`))
      expect(rows(visitor)).toHaveLength(50)
      expect(visitor.all('link', documents.reset)).toEqual([])
    }
  })
}

test('documents of others do not exist for a tenant', async ({ visitor, another }) => {
  const staff = await another()
  await signIn(staff, 3)
  await signIn(visitor, 1)
  const [own] = await rowsOf(visitor, 'completion', { limit: 100 })
  const foreign = (await rowsOf(staff, 'completion', { limit: 100 })).find(({ bin }) => bin !== own?.bin)
  if (!own || !foreign) throw new Error('The demo has no documents of two tenants.')
  await visitor.open('/completion')
  expect(visitor.document.querySelector(`a[data-document="${own.id}"]`)).not.toBeNull()
  for (const ids of [[foreign.id], [own.id, foreign.id]]) {
    const answer = await visitor.request.post('/completion/download', {
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Origin: new URL(visitor.answer.url()).origin,
      },
      data: String(new URLSearchParams(ids.map((id): [string, string] => ['ids', String(id)]))),
      maxRedirects: 0,
    })
    expect(answer.status()).toBe(404)
  }
  await visitor.open(`/completion?q=${foreign.number}`)
  expect(visitor.document.querySelector(`a[data-document="${foreign.id}"]`)).toBeNull()
})

test('guests and registered individuals have no documents', async ({ visitor }) => {
  for (const path of ['/invoice', '/completion', '/application', '/completion/download']) {
    await visitor.open(path)
    expect(visitor.address).toMatch(/^\/login/)
  }
  await signIn(visitor, 5)
  await visitor.open('/profile')
  expect(visitor.all('link', /^Акты/)).toEqual([])
  await visitor.open('/completion')
  expect(visitor.address).not.toContain('completion')
})
