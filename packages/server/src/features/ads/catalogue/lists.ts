import type { components } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { allowedActions } from '@sauda/sdk/ads'
import { type Actor, JsonText } from '../../../contract/call.ts'
import { RefusalError } from '../../../refusal.ts'
import { sellersOf } from '../../companies/acts-for.ts'
import type { Deps } from '../../deps.ts'
import { quotedIn } from '../../search/understand.ts'
import type { Asker, NoteMiss } from '../../search/words/note-miss.ts'
import { viewsOf } from '../../views/views.ts'
import { actorOf, factsOf } from '../ad-view.ts'
import { type DeskList, type DeskRow, deskPage } from './desk-queries.ts'
import type { AdFilter } from './filter-queries.ts'
import { keptAnswer } from './kept-answers.ts'
import { type CatalogueFilter, type Hours, openShops } from './open-shops.ts'
import { cataloguePage } from './search-page.ts'
import type { Understood } from './understood.ts'

type PageRequest = components['schemas']['AdPageRequest']

const PAGE = 24
const ALL = 1000

/** Returns a page of a list; the catalogue's cards are passed through as JSON text from the database. */
export async function adPage(
  deps: Deps & Hours & { noteMiss: NoteMiss },
  asker: Asker,
  request: PageRequest,
): Promise<JsonText> {
  const { list = 'catalogue', limit = PAGE, cursor, facets, reading } = request
  if (list === 'catalogue') {
    const { q = '' } = request
    const filter = await withOpenShops(deps, request, facets)
    const asTold = { ...filter, openShops: filter.openShops?.key }
    const { text, total, isMiss } = await keptAnswer(deps.db, asTold, async (version) => {
      const asked = { cursor, limit, facets, reading }
      const { cards, next, ...rest } = await cataloguePage(deps.db, filter, asked, version)
      return { text: pageText(cards, { ...rest, next }), total: rest.total, isMiss: isMissOf(q, rest) }
    })
    if (isMiss && isWordsAlone(request)) await deps.noteMiss(asker, q, total)
    return new JsonText(text)
  }
  const { rows, next, ...total } = await desk(deps, asker.actor, list, request, { cursor, limit })
  return new JsonText(pageText(await cardsOf(deps, asker.actor, rows), { ...total, next }))
}

/** A request with the shops that are open now, if its answer depends on them. */
async function withOpenShops<Request extends AdFilter>(
  hours: Hours,
  request: Request,
  facets = false,
): Promise<Request & CatalogueFilter> {
  return request.open_now || facets ? { ...request, openShops: await openShops(hours) } : request
}

/** What a request may have beside a query without narrowing it. */
const WIDE: readonly string[] = ['q', 'list', 'sort', 'facets', 'reading', 'user_id'] satisfies (
  | keyof PageRequest
  | 'user_id'
)[]

/**
 * The first page of a query by words alone: what else narrows it may be why there is nothing. Who asks for a number of ads
 * does not search the catalogue: the home page looks for a hit while one still types.
 */
const isWordsAlone = (request: PageRequest) =>
  Object.entries(request).every(
    ([field, value]) => value === undefined || value === null || WIDE.includes(field),
  )

/**
 * Nothing was found, or no ad that has all that was asked for. Words in quotation marks are searched for as they are typed:
 * if they find nothing, that says nothing of what the dictionary lacks.
 */
const isMissOf = (q: string, { total, understood }: Understood & { total: number }) =>
  quotedIn(q) === undefined && (total === 0 || (understood?.without ?? []).length > 0)

/** Returns a whole list, at most 1,000 ads. */
export async function allAds(deps: Deps & Hours, actor: Actor | null, filter: AdFilter): Promise<JsonText> {
  const { list = 'catalogue' } = filter
  if (list === 'catalogue') {
    const wanted = await withOpenShops(deps, filter)
    const { cards, next, total, understood } = await cataloguePage(deps.db, wanted, { limit: ALL })
    return new JsonText(
      pageText(cards, { total, truncated: next !== null, ...(understood && { understood }) }),
    )
  }
  const { rows, next, total } = await desk(deps, actor, list, filter, { limit: ALL })
  return new JsonText(pageText(await cardsOf(deps, actor, rows), { total, truncated: next !== null }))
}

function desk(
  deps: Deps,
  actor: Actor | null,
  list: DeskList,
  filter: AdFilter,
  page: { cursor?: string | null; limit: number },
) {
  if (!actor) throw new RefusalError('sign_in_required')
  const sellers = list !== 'own' && isStaff(actor.role_id) ? 'everyone' : sellersOf(actor)
  return deskPage(deps.db, list, sellers, filter, page)
}

async function cardsOf(deps: Deps, actor: Actor | null, rows: readonly DeskRow[]): Promise<string[]> {
  const now = deps.clock.now()
  const ids = rows.map(({ id }) => id)
  const views = await viewsOf(deps.db, 'ad', ids, now)
  return rows.map((row) =>
    JSON.stringify({
      ...row.card,
      status: row.status,
      live: row.live_revision_id !== null,
      version: row.version,
      seller: row.seller,
      created_at: row.created_at,
      changed_at: row.changed_at.toISOString(),
      expires_at: row.expires_at?.toISOString() ?? null,
      views: views.get(row.id)?.total ?? 0,
      remark: row.remark,
      allowed_actions: allowedActions(factsOf(row, actorOf(actor, row), now)),
    }),
  )
}

function pageText(cards: readonly string[], rest: object): string {
  return `{"items":[${cards.join(',')}],${JSON.stringify(rest).slice(1)}`
}
