import type { BrowserContext, Page } from 'playwright'
import {
  ANSWER_BUDGET,
  ASK_BUDGET,
  type Budget,
  COMPANY_BUDGET,
  EDITOR_BUDGET,
  PAGE_BUDGETS,
  PRESS_BUDGETS,
} from '../packages/app/scripts/page-budgets.ts'

/** The user: a guest, or the demo user of a role: 1 tenant, 2 administrator, 3 manager, 5 registered individual. */
export type Asker = 'guest' | 1 | 2 | 3 | 5

export interface Measured {
  name: string
  /** As in the route table, without a language. */
  path: string
  /** The status of the response; without one, any below 400. */
  status?: number
  /** Whether the page connects for live updates; pages of signed-in users do. */
  live: boolean
  /** What is pressed when the page is idle; only requests after it are counted. */
  press?: (page: Page) => Promise<void>
  most: Budget
}

/** A picture of one pixel. */
const PHOTO = {
  name: 'disk.gif',
  mimeType: 'image/gif',
  buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
}

const titles = { guest: 'guest', 1: 'tenant', 2: 'administrator', 3: 'manager', 5: 'person' }

async function firstId(context: BrowserContext, path: string): Promise<string> {
  const text = await (await context.request.get(path)).text()
  const id = /\/ads\/(\d+)\/(?:view|confirm|edit)/.exec(text)?.[1]
  if (!id) throw new Error(`no ad at ${path}`)
  return id
}

/** The page of an ad that has photos of its own. */
async function adWithPhoto(context: BrowserContext): Promise<string> {
  const { data } = await (
    await context.request.post('/api/userBanner/pagination', {
      data: { list: 'catalogue', limit: 60 },
      headers: { 'X-Portal-Client': 'bench' },
    })
  ).json()
  const { id } = data.items.find(({ photo }: { photo: unknown }) => photo !== null) ?? {}
  if (!id) throw new Error('no ad with a photo in the demo')
  return `/ads/${id}/view`
}

/** The first address in the HTML of a page that fits a pattern. */
async function firstIn(context: BrowserContext, page: string, pattern: RegExp): Promise<string> {
  const text = await (await context.request.get(page)).text()
  const [path] = pattern.exec(text) ?? []
  if (!path) throw new Error(`nothing like ${pattern} at ${page}`)
  return path
}

/** The pages as they are opened; `page-coverage.ts` compares them with the route table. */
export async function measured(context: BrowserContext, asker: Asker): Promise<Measured[]> {
  const most = asker === 'guest' ? PAGE_BUDGETS.guest : PAGE_BUDGETS.member
  const listed = (pages: Record<string, string>, budget: Budget = most) =>
    Object.entries(pages).map(([name, path]) => ({
      name: `${titles[asker]} · ${name}`,
      path,
      live: asker !== 'guest',
      most: budget,
    }))
  const ad = `/ads/${await firstId(context, '/ads')}/view`
  if (asker === 'guest') {
    const found = listed({
      home: '/',
      catalogue: '/ads',
      'catalogue, nothing found': '/ads?q=zzzzzz',
      ad,
      complaint: ad.replace('/view', '/complain'),
      promotions: '/promotions',
      promotion: await firstIn(context, '/promotions', /\/promotions\/\d+/),
      rules: '/rules',
      'rules in full': '/rule',
      'rules of ads': '/rules-ad',
      login: '/login',
      registration: '/registration',
      'link of a registration': '/registration/link?token=any',
      forgot: '/forgot',
      'link to a new password': '/forgot/link?token=any',
      'check of a document': '/verify-document',
    })
    return [
      ...found,
      ...listed({ 'question to the shops': '/ads/requests/create' }, ASK_BUDGET),
      ...listed({ missing: '/nowhere' }).map((page) => ({ ...page, status: 404 })),
      // The page of a link that is over; one that is not is only in an e-mail.
      ...listed({ invitation: '/registration/invitation?token=any' }).map((page) => ({
        ...page,
        status: 410,
      })),
    ]
  }
  if (asker === 1) {
    const act = await firstIn(context, '/completion', /\/completion\/\d+/)
    const asked = await firstIn(context, '/ads/requests', /\/ads\/requests\/\d+/)
    return [
      ...listed({
        ...{ 'part requests': '/ads/requests', mutes: '/ads/requests/mutes' },
        ...{ acts: '/completion', act, instructions: '/instruction', colleagues: '/company/people' },
      }),
      ...listed({ company: '/company', hours: '/company/hours' }, COMPANY_BUDGET),
      ...listed({ 'part request': asked, 'part request that is no fit': `${asked}/act/skip` }, ANSWER_BUDGET),
      ...listed({ 'rejection of an act': `${act}/reject` }, PAGE_BUDGETS.dialog),
    ]
  }
  if (asker === 5) {
    const own = await firstId(context, '/profile')
    const asked = await firstIn(context, '/profile/requests', /\/profile\/requests\/\d+/)
    const thread = await firstIn(context, asked, /\/profile\/requests\/\d+\/talk\/\d+/)
    const pages = listed({
      home: '/',
      catalogue: '/ads',
      ad,
      cabinet: '/profile',
      favourites: '/profile/favorites',
      details: '/profile/details',
      'own reviews': '/profile/reviews',
      review: ad.replace('/view', '/review'),
      password: '/profile/password',
      sessions: '/profile/sessions',
      notifications: '/notifications',
      'own part requests': '/profile/requests',
      'own part request': asked,
      'end of a part request': `${asked}/act/close`,
      thread,
      'rules of filing': '/filing-rules',
      renewal: `/ads/${own}/renew`,
      'archiving of an ad': `/ads/${own}/act/archive`,
    })
    const editor = { editor: '/ads/create', 'editor, where and how': '/ads/create/where' }
    return [...pages, ...listed(editor, EDITOR_BUDGET)]
  }
  if (asker === 3) {
    const waiting = await firstId(context, '/ads/new')
    const decision = await firstIn(context, '/ads/reviews', /\/reviews\/\d+\/[a-z]+/)
    const dialogs = listed(
      { 'import of acts': '/completion/import', 'decision on a review': decision },
      PAGE_BUDGETS.dialog,
    )
    const pages = listed({
      ad,
      queue: '/ads/new',
      reviews: '/ads/reviews',
      moderation: `/ads/${waiting}/confirm`,
      'active ads': '/ads/active',
      'inactive ads': '/ads/inactive',
      'acts of tenants': '/completion',
      cabinet: '/account',
      'part requests': '/ads/requests',
      'barred from part requests': '/ads/requests/bars',
      'what is missing': '/dashboard/missing',
    })
    return [...pages, ...dialogs, ...listed({ 'edit of an ad': `/ads/${waiting}/edit` }, EDITOR_BUDGET)]
  }
  return listed({
    people: '/dashboard/people',
    applications: '/dashboard/people/applications',
    invitations: '/dashboard/people/invitations',
    'buildings and sections': '/dashboard/people/sections',
    person: '/dashboard/people/1',
    company: '/dashboard/people/company/124',
    journal: '/dashboard/audit',
    exchange: '/dashboard/exchange',
    'words of the search': '/dashboard/search',
    'queries that found nothing': '/dashboard/search/misses',
    'sets of texts': '/dashboard/content',
    slides: '/dashboard/content/slider',
    'entry of a set': '/dashboard/content/rule/new',
    brands: '/dashboard/content/dictionaries/brands',
    'log of the content': '/dashboard/content/log',
  })
}

/** Scripts that are fetched only after a press. */
export async function pressed(context: BrowserContext, asker: Asker): Promise<Measured[]> {
  if (asker === 'guest') {
    return [
      {
        name: 'guest · shows a phone',
        path: `/ads/${await firstId(context, '/ads')}/view`,
        live: false,
        press: async (page) => {
          await page
            .locator('main form button[data-slot=button][type=submit]')
            .filter({ visible: true })
            .click()
          await page.locator('main a[href^="tel:"]').filter({ visible: true }).waitFor()
        },
        most: PRESS_BUDGETS.phone,
      },
      {
        name: 'guest · enlarges a photo',
        path: await adWithPhoto(context),
        live: false,
        press: async (page) => {
          await page.locator('main a:has(picture)').first().click()
          await page.locator('dialog[open] img').waitFor()
        },
        most: PRESS_BUDGETS.enlarging,
      },
    ]
  }
  if (asker === 5) {
    return [
      {
        name: 'person · opens the notifications',
        path: '/',
        live: true,
        press: (page) => page.locator('header a[href$="/notifications"]').first().click(),
        most: PRESS_BUDGETS.notifications,
      },
      {
        name: 'person · begins to write an ad',
        path: '/ads/create',
        live: true,
        press: (page) => page.locator('input[name=title]').pressSequentially('Диски'),
        most: PRESS_BUDGETS.writing,
      },
      {
        name: 'person · chooses a photo',
        path: '/ads/create',
        live: true,
        press: (page) => page.locator('input[type=file]').first().setInputFiles(PHOTO),
        most: PRESS_BUDGETS.photo,
      },
    ]
  }
  if (asker === 3) {
    return [
      {
        name: 'manager · sends an ad back',
        path: `/ads/${await firstId(context, '/ads/new')}/confirm`,
        live: true,
        press: (page) => page.locator('a[href*="decide=needEdits"]').first().click(),
        most: PRESS_BUDGETS.sendingBack,
      },
    ]
  }
  return []
}
