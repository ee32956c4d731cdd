import { createPortal } from '@sauda/sdk'
import { ROLE, type RoleId } from '@sauda/sdk/access'
import { LANGUAGES } from '@sauda/sdk/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../language/language-context.tsx'
import { testVisit } from '../../shell/test-visit.ts'
import { listWords } from './list-words.ts'
import { loadTallies, type Tallies } from './load-tallies.ts'
import { StaffTallies } from './staff-tallies.tsx'

const { administrator, tenant } = ROLE
const NOW = '2026-11-24T12:00:00Z'
const FIRST = '2026-11-21T08:00:00Z'

const APPLICATIONS = { items: [{ created_at: FIRST }, { created_at: NOW }], total: 2, next: null }

/** What an administrator's page loads while this is what waits of applications. */
function load(applications: object, role_id: RoleId = administrator) {
  const portal = createPortal({
    baseUrl: 'http://portal.example',
    fetch: async (url) => {
      if (String(url).includes('tenantApplication')) return Response.json({ data: applications })
      if (String(url).includes('complaints')) return Response.json({ data: { items: [], total: 0 } })
      return Response.json({ code: 'internal', message: '' }, { status: 500 })
    },
  })
  return loadTallies(testVisit(portal).visit, { role_id }, new AbortController().signal)
}

it('says since when the oldest application waits, and leaves out what could not be counted', async () => {
  expect(await load(APPLICATIONS)).toEqual({
    complained: { count: 0, oldest: null },
    applications: { count: 2, oldest: FIRST },
  })
})

it('names no time while nobody waits', async () => {
  expect(await load({ items: [], total: 0, next: null })).toMatchObject({
    applications: { count: 0, oldest: null },
  })
})

it('is nothing for a tenant', async () => {
  expect(await load(APPLICATIONS, tenant)).toBeNull()
})

it.each(LANGUAGES)('in %s shows how long the oldest of a queue waits; only ads can be late', (language) => {
  const words = listWords[language]
  const tallies: Tallies = {
    waiting: { count: 1, oldest: FIRST },
    complained: { count: 0, oldest: null },
    applications: { count: 2, oldest: FIRST },
  }
  const router = createMemoryRouter([
    { path: '/', element: <StaffTallies tallies={tallies} waiting={null} now={NOW} /> },
  ])
  const markup = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  const [waiting = '', complained = '', applications = ''] = markup.split('<li ').slice(1)
  const age = words.oldest(language === 'ru' ? '3\u00a0дн.' : '3\u00a0күн')
  for (const row of [waiting, applications]) expect(row).toContain(`>${age}</time>`)
  expect(complained).toContain(words.nobody)
  expect(waiting).toContain('text-danger')
  expect(applications).not.toContain('text-danger')
})
