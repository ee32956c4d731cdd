import { attempt, newIdempotencyKey } from '@sauda/sdk'
import { can, sellsAs, type User } from '@sauda/sdk/access'
import { AD_STATUS, adRooms, checkAd, createAd, getAd, moderationPace, phoneText } from '@sauda/sdk/ads'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import type { Room } from '@sauda/sdk/rooms'
import { Suspense } from 'react'
import { data } from 'react-router'
import { AdEditor } from '../../features/ad-editor/editor.tsx'
import type { EditorValues } from '../../features/ad-editor/editor-values.ts'
import { stagedPhoto } from '../../features/ad-editor/photos-of-ad.ts'
import { again, beforeHandingIn, readSentForm, storeFiles } from '../../features/ad-editor/sent-form.ts'
import { sentPath, stepOf, stepOfFailure } from '../../features/ad-editor/steps.ts'
import { editorWords } from '../../features/ad-editor/words.ts'
import { freshKey, KEY_FIELD, keyIn } from '../../features/forms/form-key.tsx'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useWords } from '../../language/language-context.tsx'
import { answered, failureFrom, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { late } from '../../shell/late.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/create.ts'

const LateHandedIn = late(() => import('../../features/ad-editor/handed-in.tsx'), 'HandedIn')

const guard = requireGuard('guest')

/** A submitted form is handled without the guard: a redirect to sign in would lose what was typed. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (args.request.method === 'POST' ? next() : guard(args, next)),
]

export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (params.step === 'sent') return readSent(idOf(url.searchParams.get('ad') ?? undefined), context)
  const step = stepOf(params.step)
  if (!step) throw data(null, { status: 404 })
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  if (user && !can(user, 'ads.own')) throw data(null, { status: 403 })
  const [brands, spareParts, services, rooms] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
    adRooms(portal),
  ])
  return {
    step,
    userId: user?.id ?? 0,
    isTenant: user !== null && user.company_id !== null,
    values: firstValues(user, rooms.items),
    closeTo: user ? cabinetOf(user) : paths.home,
    brands: brands.items,
    spareParts: spareParts.items,
    services: services.items,
    rooms: rooms.error ? null : rooms.items,
  }
}

/** Reads a new ad that was handed in, for its owner. */
async function readSent(id: number, context: Route.LoaderArgs['context']) {
  const { portal, currentUser } = visitOf(context)
  const [user, ad, pace] = await Promise.all([
    currentUser(),
    answered(getAd(portal, id, { revision: 'newest' })),
    attempt(moderationPace(portal)),
  ])
  if (!user || ad.seller.id !== sellsAs(user)) throw data(null, { status: 404 })
  // The page says that a moderator will look at the ad.
  if (ad.status !== AD_STATUS.submitted) throw localRedirect(context, paths.ad(id))
  const { kind, category, drawing, title, title_kk, photos, rooms, status } = ad
  return {
    sent: { id, kind, category, drawing, title, title_kk, photos, rooms, status },
    minutes: pace.ok ? pace.value.minutes : null,
    closeTo: cabinetOf(user),
  }
}

/** Handles the form as it is posted before scripts load. */
export async function action({ request, context }: Route.ActionArgs) {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  const received = await readSentForm({ request, context })
  const { sent, failure: refused } = user ? await storeFiles(portal, received) : { sent: received }
  if (refused) return again('what', sent, refused, 422)
  const early = beforeHandingIn(sent)
  if (early) return early

  if (!user) return again('where', sent, { code: 'sign_in_required' }, 401)
  const { draft, errors } = checkAd(sent.values, { isTenant: user.company_id !== null })
  if (!draft) return again('where', sent, { code: 'invalid', errors }, 422)
  const result = await attempt(createAd(portal, draft, sent.kept, keyIn(sent.values)))
  // That page says what has happened, without a message above it.
  if (result.ok) throw localRedirect(context, sentPath(result.value.id))
  const { failure, status } = failureFrom(result.error)
  const values = freshKey(sent.values, failure)
  return again(stepOfFailure(failure), { ...sent, values }, failure, status)
}

/** The initial values: the key, the user's phone, and the room of a tenant with only one. */
function firstValues(user: User | null, rooms: readonly Room[]): EditorValues {
  const [room, ...others] = rooms
  return {
    [KEY_FIELD]: newIdempotencyKey(),
    kind: 'part',
    phone: user?.phone ? phoneText(user.phone) : '',
    room_ids: room && others.length === 0 ? [String(room.id)] : [],
  }
}

export default function CreateAd({ loaderData, actionData }: Route.ComponentProps) {
  const editor = useWords(editorWords)
  if ('sent' in loaderData) return <Sent {...loaderData} />
  const { step, values, ...rest } = loaderData
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={editor.heading} hidden />
      <h1>{editor.heading}</h1>
      <p className="mt-2 text-muted">{editor.lead}</p>
      <AdEditor
        {...rest}
        step={actionData?.step ?? step}
        given={{ values: actionData?.values ?? values, photos: (actionData?.kept ?? []).map(stagedPhoto) }}
        isAnswer={actionData !== undefined}
        answered={actionData?.failure}
        sentPhotos={actionData?.sentPhotos ?? []}
      />
    </div>
  )
}

function Sent({ sent, ...rest }: Extract<Route.ComponentProps['loaderData'], { sent: unknown }>) {
  const editor = useWords(editorWords)
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={editor.handedIn} hidden />
      <h1>{editor.handedIn}</h1>
      <Suspense>
        <LateHandedIn ad={sent} {...rest} />
      </Suspense>
    </div>
  )
}
