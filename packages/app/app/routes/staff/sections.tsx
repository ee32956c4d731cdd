import { Suspense } from 'react'
import { data } from 'react-router'
import { DoneLine } from '../../features/people/done-line.tsx'
import { actOnPlace, loadPlaces, placeAskedIn, placeOf } from '../../features/people-desk/place-acts.ts'
import { placeWords } from '../../features/people-desk/place-words.ts'
import { PlacesPage } from '../../features/people-desk/places-page.tsx'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/sections.ts'

const LatePlaceDialogs = late(() => import('../../features/people-desk/place-dialogs.tsx'), 'PlaceDialogs', {
  shownAs: A_DIALOG,
})

export function loader({ request, params, context }: Route.LoaderArgs) {
  return loadPlaces(visitOf(context).portal, placeAskedIn(params), request.signal)
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const asked = placeAskedIn(params)
  if (!asked) throw data(null, { status: 405 })
  const { outcome, status } = await actOnPlace(
    visitOf(context).portal,
    asked,
    await formOf({ request, context }),
  )
  return data(outcome, { status })
}

/** The buildings of the centre and their trading sections. */
export default function Sections({ loaderData, actionData }: Route.ComponentProps) {
  const { facilities, error, asked, firstKey } = loaderData
  const words = useWords(placeWords)
  const done = actionData && 'done' in actionData ? actionData : undefined
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined
  const place = asked && placeOf(facilities, asked)
  const isThere = asked?.act === 'new-building' || place?.building !== undefined
  return (
    <>
      <DocumentHead title={words.title} hidden />
      {done && <DoneLine>{words.done[done.done](done.name)}</DoneLine>}
      {asked && !isThere && !done && !error && <p role="status">{words.gone}</p>}
      <PlacesPage facilities={facilities} error={error} />
      <Suspense>
        {/* A form that has done its work closes its dialog. */}
        {asked && place && isThere && !done && (
          <LatePlaceDialogs
            asked={asked}
            place={place}
            facilities={facilities}
            firstKey={firstKey}
            failure={failure}
          />
        )}
      </Suspense>
    </>
  )
}
