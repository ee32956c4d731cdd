import { createPortal } from '@sauda/sdk'
import { ROLE, type RoleId } from '@sauda/sdk/access'
import { LANGUAGES, type Language } from '@sauda/sdk/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { testVisit } from '../../shell/test-visit.ts'
import { listWords } from './list-words.ts'
import { loadTallies, type Tallies } from './load-tallies.ts'
import { StaffTallies } from './staff-tallies.tsx'

const { administrator, manager, tenant } = ROLE
const NOW = '2026-11-24T12:00:00Z'
const FIRST = '2026-11-21T08:00:00Z'

const APPLICATIONS = { items: [{ created_at: FIRST }, { created_at: NOW }], total: 2, next: null }

const COMPLAINTS = {
  items: [
    { id: 1, first_at: FIRST, last_at: NOW },
    { id: 2, first_at: NOW, last_at: NOW },
  ],
  total: 2,
}

type Waits = { applications?: object; complaints?: object }

/** What a page loads while this is what waits. */
function load(
  { applications = { items: [], total: 0 }, complaints = { items: [], total: 0 } }: Waits,
  role_id: RoleId = administrator,
) {
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (url) => {
      if (String(url).includes('tenantApplication')) return Response.json({ data: applications })
      if (String(url).includes('complaints')) return Response.json({ data: complaints })
      return Response.json({ code: 'internal', message: '' }, { status: 500 })
    },
  })
  return loadTallies(testVisit(portal).visit, { role_id }, new AbortController().signal)
}

const ageIn = (language: Language) =>
  listWords[language].oldest(language === 'ru' ? '3\u00a0дн.' : '3\u00a0күн')

function markupOf(tallies: Tallies, language: Language): string {
  const router = createMemoryRouter([
    { path: '/', element: <StaffTallies tallies={tallies} waiting={null} now={NOW} /> },
  ])
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
}

it('says since when the oldest application waits, and leaves out what could not be counted', async () => {
  expect(await load({ applications: APPLICATIONS })).toEqual({
    complained: { count: 0, oldest: null },
    applications: { count: 2, oldest: FIRST },
  })
})

it('says since when the oldest complaint waits, to managers too, whatever came later', async () => {
  expect(await load({ complaints: COMPLAINTS })).toMatchObject({ complained: { count: 2, oldest: FIRST } })
  expect(await load({ complaints: COMPLAINTS }, manager)).toEqual({
    complained: { count: 2, oldest: FIRST },
  })
})

it('names no time while nobody waits', async () => {
  expect(await load({})).toEqual({
    complained: { count: 0, oldest: null },
    applications: { count: 0, oldest: null },
  })
})

it('is nothing for a tenant', async () => {
  expect(await load({ applications: APPLICATIONS, complaints: COMPLAINTS }, tenant)).toBeNull()
})

it.each(LANGUAGES)('in %s says how long complaints wait, and never calls it late', (language) => {
  const markup = markupOf({ complained: { count: 3, oldest: FIRST } }, language)
  expect(markup).toContain(listWords[language].tallies.complained)
  expect(markup).toContain(`>${ageIn(language)}</time>`)
  expect(markup).not.toContain('text-danger')
})

it.each(LANGUAGES)('in %s shows how long the oldest of a queue waits; only ads can be late', (language) => {
  const words = listWords[language]
  const tallies: Tallies = {
    waiting: { count: 1, oldest: FIRST },
    complained: { count: 0, oldest: null },
    applications: { count: 2, oldest: FIRST },
  }
  const [waiting = '', complained = '', applications = ''] = markupOf(tallies, language)
    .split('<li ')
    .slice(1)
  for (const row of [waiting, applications]) expect(row).toContain(`>${ageIn(language)}</time>`)
  expect(complained).toContain(words.nobody)
  expect(waiting).toContain('text-danger')
  expect(applications).not.toContain('text-danger')
})
