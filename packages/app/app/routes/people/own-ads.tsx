import { LateOwnDraft } from '../../features/ad-editor/late-own-draft.tsx'
import { OwnAds } from '../../features/ad-lists/own-ads.tsx'
import { adsUpTo, shownFrom } from '../../features/ads/ads-up-to.ts'
import { deskWords } from '../../features/ads/desk-words.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/own-ads.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { portal } = visitOf(context)
  const { id, application } = await signedIn(context)
  const ads = await adsUpTo(portal, { list: 'own' }, shownFrom(url.searchParams), request.signal)
  const waiting = application?.state === 'waiting' ? application : null
  return { userId: id, ads, waiting, now: new Date().toISOString() }
}

/** The start page of the cabinet. */
export default function OwnAdsPage({ loaderData }: Route.ComponentProps) {
  const desk = useWords(deskWords)
  const { userId, ...ads } = loaderData
  return (
    <>
      <DocumentHead title={desk.cabinet} hidden />
      <OwnAds {...ads} draft={<LateOwnDraft userId={userId} />} />
    </>
  )
}
