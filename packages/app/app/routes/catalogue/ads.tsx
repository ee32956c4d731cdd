import { attempt } from '@sauda/sdk'
import { adPage, readAdQuery } from '@sauda/sdk/ads'
import { roomCard } from '@sauda/sdk/rooms'
import { PageHead } from '@sauda/ui'
import { useMemo } from 'react'
import { data, useLocation } from 'react-router'
import { askOfQuery } from '../../features/ads/ask-of-query.ts'
import { searchOf } from '../../features/ads/catalogue-address.ts'
import { CatalogueControls } from '../../features/ads/catalogue-controls.tsx'
import { CatalogueCrumbs } from '../../features/ads/catalogue-crumbs.tsx'
import { type CatalogueLists, withMakers } from '../../features/ads/catalogue-lists.ts'
import { isLanding } from '../../features/ads/catalogue-query.ts'
import { catalogueTitle, onlyOne } from '../../features/ads/catalogue-title.ts'
import { catalogueWords } from '../../features/ads/catalogue-words.ts'
import { readDictionaries } from '../../features/ads/dictionaries.ts'
import { isFew, readWider } from '../../features/ads/few-found.ts'
import { withJoinedTitle } from '../../features/ads/joined-text.ts'
import { ListFailed } from '../../features/ads/list-failed.tsx'
import { readPlace } from '../../features/ads/loaded-ads.ts'
import { FewFound, NothingFound } from '../../features/ads/nothing-found.tsx'
import { isQueryRead, QueryRead } from '../../features/ads/query-read.tsx'
import { Results } from '../../features/ads/results.tsx'
import { dividerOf } from '../../features/ads/understood-note.ts'
import { readWaysOn } from '../../features/ads/ways-on.ts'
import { AskBand, AskEntrance } from '../../features/ask/ask-entrance.tsx'
import { CatalogueSearch } from '../../features/search/catalogue-search.tsx'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { renderPart } from '../../shell/server-part.server.tsx'
import { ServerPart } from '../../shell/server-part.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/ads.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { portal, language } = visitOf(context)
  const query = readAdQuery(url.searchParams)
  const place = readPlace(url.searchParams)
  const [page, dictionaries, room] = await Promise.all([
    adPage(portal, { ...query, cursor: place.after, facets: true, reading: true }),
    readDictionaries(portal, language),
    query.room_id === undefined ? null : attempt(roomCard(portal, query.room_id)),
  ])
  const { error, understood: _, reading: __, facets: counted, items, ...rest } = page
  const list = { ...rest, items: items.map(withJoinedTitle) }
  const { facets, makers } = withMakers(counted, query)
  const roomNumber = room?.ok ? room.value.room.number : null
  const title = catalogueTitle(query, dictionaries, language, page)
  const part = dictionaries.parts.find(({ id }) => id === query.spare_part_id)
  const isAsked = !error && Object.keys(query).length > 0
  const asked = { query, dictionaries, roomNumber, language }
  const isEmpty = list.items.length === 0
  const ask = askOfQuery(query, page, dictionaries)
  const nothing = isAsked && isEmpty ? await readWaysOn(portal, asked) : null
  const wider = isAsked && place.after === null && isFew(page) ? await readWider(portal, asked, page) : []
  const answer = {
    title,
    crumbs: renderPart(
      { url, context },
      'crumbs',
      <CatalogueCrumbs
        category={onlyOne(query.category) ?? part?.category}
        part={part}
        service={dictionaries.services.find(({ id }) => id === query.service_id)}
      />,
    ),
    query,
    place,
    lists: JSON.stringify({
      list,
      facets,
      dictionaries: { ...dictionaries, makers },
    } satisfies CatalogueLists),
    failed: error !== undefined,
    note: isQueryRead(page)
      ? renderPart({ url, context }, 'read', <QueryRead query={query} found={page} />)
      : null,
    divider: place.after === null ? dividerOf(page, language) : null,
    ways:
      !error && (isEmpty || wider.length > 0)
        ? renderPart(
            { url, context },
            'ways',
            isEmpty ? (
              <NothingFound nothing={nothing} ask={<AskEntrance ask={ask} />} />
            ) : (
              <FewFound waysOn={wider} ask={<AskEntrance ask={ask} />} />
            ),
          )
        : error
          ? null
          : renderPart({ url, context }, 'ways', <AskBand ask={ask} />),
    roomNumber,
    now: Date.now(),
  }
  return data(answer, { status: error ? error.status || 503 : 200 })
}

export default function Catalogue({ loaderData }: Route.ComponentProps) {
  const { title, crumbs, query, place, lists, failed, note, divider, ways, roomNumber, now } = loaderData
  const { list, facets, dictionaries } = useMemo((): CatalogueLists => JSON.parse(lists), [lists])
  const catalogue = useWords(catalogueWords)
  const { search } = useLocation()
  const found = catalogue.count(list.total)
  return (
    <div className="page-wrap pt-5 pb-16 sm:pb-24">
      <DocumentHead title={title} hidden={!isLanding(query)} search={searchOf(query)} />
      <ServerPart part={crumbs} />
      <div className="mt-2 grid grid-cols-2 items-start gap-x-2 gap-y-4 nav:grid-cols-[16rem_minmax(0,1fr)_auto] nav:grid-rows-[auto_auto_auto_1fr] nav:gap-x-10 nav:gap-y-5">
        <PageHead title={title} count={failed ? undefined : found} className="col-span-2" />
        <CatalogueControls
          query={query}
          dictionaries={dictionaries}
          facets={facets}
          open={list.total > 0 ? list.open_now : undefined}
          roomNumber={roomNumber}
          Search={CatalogueSearch}
          found={failed ? null : found}
        />
        <div className="col-span-2 min-w-0 nav:col-start-2 nav:row-start-4">
          <div role="status">
            <p className="sr-only">{!failed && catalogue.found(found)}</p>
            {note && <ServerPart part={note} />}
          </div>
          {failed && <ListFailed query={query} />}
          {!failed && list.items.length > 0 && (
            <Results key={search} query={query} first={list} from={place.from} now={now} divider={divider} />
          )}
          {ways && <ServerPart part={ways} />}
        </div>
      </div>
    </div>
  )
}
