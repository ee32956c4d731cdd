import { createPortal } from '@sauda/sdk'
import type { CentreText } from '@sauda/sdk/content'
import { expect, it } from 'vitest'
import { testVisit } from '../../shell/test-visit.ts'
import { loader } from './text.tsx'

const ORIGIN = 'http://127.0.0.1:1'

const RULES: CentreText = {
  id: 1,
  title: 'Правила объявлений',
  title_kk: 'Хабарландыру ережелері',
  lead: null,
  lead_kk: null,
  text: 'Один товар – одно объявление.',
  html: '<h2 id="t-a">Товар</h2><p>Один товар – одно объявление.</p><h2 id="t-b">Цена</h2>',
  contents: [
    { id: 't-a', level: 2, text: 'Товар' },
    { id: 't-b', level: 2, text: 'Цена' },
  ],
  text_kk: null,
  html_kk: null,
  contents_kk: [],
  version: 2,
  effective_on: '2026-11-20',
  change_note: 'Цена стала обязательной.',
  change_note_kk: null,
  versions: [
    { version: 2, effective_on: '2026-11-20', change_note: 'Цена стала обязательной.', change_note_kk: null },
    { version: 1, effective_on: '2026-03-01', change_note: null, change_note_kk: null },
  ],
  updated_at: '2026-11-18T06:00:00.000Z',
}

/** The page of a text for a guest, as a navigation gets it; the API answers with `text`, or with a failure. */
async function pageOf(path: string, text: Partial<CentreText> | { status: number }) {
  const language = path.startsWith('/kk') ? 'kk' : 'ru'
  const portal = createPortal({
    baseUrl: ORIGIN,
    language,
    fetch: async () =>
      'status' in text
        ? Response.json({ message: '', code: 'failed' }, { status: text.status })
        : Response.json({ data: { ...RULES, ...text } }),
  })
  const { context } = testVisit(portal, { language, isData: true })
  const url = new URL(ORIGIN + path)
  const { data, init } = await loader({ url, context, request: new Request(url), params: {}, pattern: path })
  return { ...data, html: data.page.html ?? '', status: init?.status ?? 200 }
}

it('says that a text is not published, with a way on', async () => {
  const page = await pageOf('/rules-ad', { status: 404 })
  expect([page.status, page.hidden]).toEqual([404, true])
  expect(page.html).toContain('This page could not be found')
  expect(page.html).toContain('Сейчас этот текст не опубликован')
  expect(page.html).toContain('href="/rules"')
})

it('leads from a version that is not there to the one that applies', async () => {
  const page = await pageOf('/kk/rules-ad?version=999', { status: 404 })
  expect(page.status).toBe(404)
  expect(page.html).toContain('Мұндай редакция жоқ')
  expect(page.html).toContain('href="/kk/rules-ad"')
})

it.each([500, 503])('fails with %i as the API does', async (status) => {
  await expect(pageOf('/rules-ad', { status })).rejects.toMatchObject({ init: { status } })
})

it('says what has changed, since which version, and where all versions are', async () => {
  const { html, hidden, title } = await pageOf('/rules-ad', {})
  expect([title, hidden]).toEqual(['Правила объявлений', false])
  expect(html).toContain('Цена стала обязательной.')
  expect(html).toMatch(/по сравнению с редакцией 1 от 1\s+марта 2026/)
  expect(html).toContain('href="#versions"')
  expect(html).toContain('id="versions"')
  expect(html).toContain('href="/rules-ad?version=1"')
})

it('compares the first version with nothing', async () => {
  const { html } = await pageOf('/rules-ad', {
    change_note: null,
    versions: RULES.versions.slice(1),
    version: 1,
  })
  expect(html).not.toContain('Что изменилось')
  expect(html).not.toContain('#versions')
})

it('is described to search engines also without an opening sentence', async () => {
  const page = await pageOf('/rules-ad', {})
  expect(page).toMatchObject({ description: expect.stringContaining('Правила торгового центра Sauda') })
  expect(await pageOf('/rules-ad', { lead: 'Что можно и нельзя' })).toMatchObject({
    description: 'Что можно и нельзя',
    html: expect.stringContaining('>Что можно и нельзя</p>'),
  })
})

it('is in the other language, marked, where it is not translated', async () => {
  const { html, title } = await pageOf('/kk/rules-ad', {})
  expect(title).toBe('Хабарландыру ережелері')
  expect(html).toContain('<div lang="ru" class="written"><h2')
})
