import { attempt } from '@sauda/sdk'
import { isTenant, type User } from '@sauda/sdk/access'
import { type AdValues, adRooms, adValues, checkAd, createAd, phoneText } from '@sauda/sdk/ads'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import type { Room } from '@sauda/sdk/rooms'
import { data } from 'react-router'
import { AdEditor } from '../../features/ad-editor/editor.tsx'
import { type Step, stepOf, stepOfFailure, whatFailure } from '../../features/ad-editor/steps.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useWords } from '../../language/language-context.tsx'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/create.ts'

const guard = requireGuard('guest')

/** A form that was sent is answered and not sent away: with the session would go what was typed. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (args.request.method === 'POST' ? next() : guard(args, next)),
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const step = stepOf(params.step)
  if (!step) throw data(null, { status: 404 })
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  const [brands, spareParts, services, rooms] = await Promise.all([
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
    adRooms(portal),
  ])
  return {
    step,
    user: { id: user?.id ?? 0, isTenant: user !== null && isTenant(user.role_id) },
    given: firstValues(user, rooms.items),
    cabinet: user ? cabinetOf(user) : '/',
    brands: brands.items,
    spareParts: spareParts.items,
    services: services.items,
    rooms: rooms.items,
  }
}

/** The form as it comes before scripts load; with them the browser hands the ad in by itself, with progress. */
export async function action({ request, context }: Route.ActionArgs) {
  const { portal, currentUser } = visitOf(context)
  const form = await request.formData()
  const values = adValues(form)
  const intent = form.get('intent')
  const photos = form
    .getAll('photos')
    .filter((file): file is File => file instanceof File && (file.size > 0 || file.name !== ''))
  const sentPhotos = photos.map((file) => file.name)
  const again = (step: Step, failure?: ActionFailure, status = 200) =>
    data({ step, values, failure, sentPhotos }, { status })

  if (intent === 'back') return again('what')
  const wrong = whatFailure(values)
  if (wrong) return again('what', wrong, 422)
  if (intent === 'what') return again('where')

  const user = await currentUser()
  if (!user) return again('where', { code: 'sign_in_required' }, 401)
  const { draft, errors } = checkAd(values, { isTenant: isTenant(user.role_id) })
  if (!draft) return again('where', { code: 'invalid', errors }, 422)
  const result = await attempt(createAd(portal, draft, photos))
  if (result.ok) throw redirectWithNotice(context, cabinetOf(user), 'handed_in')
  const { failure, status } = failureFrom(result.error)
  return again(stepOfFailure(failure), failure, status)
}

/** What is known before anything is typed: the person's phone, and the room of who has but one. */
function firstValues(user: User | null, rooms: readonly Room[]): AdValues {
  const [room, ...others] = rooms
  return {
    kind: 'part',
    phone: user?.phone ? phoneText(user.phone) : '',
    room_ids: room && others.length === 0 ? [String(room.id)] : [],
  }
}

export default function CreateAd({ loaderData, actionData }: Route.ComponentProps) {
  const { editor } = useWords()
  const { step, given, ...rest } = loaderData
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={editor.heading} hidden />
      <h1>{editor.heading}</h1>
      <p className="mt-2 text-muted">{editor.lead}</p>
      <AdEditor
        {...rest}
        step={actionData?.step ?? step}
        given={actionData?.values ?? given}
        answered={actionData?.failure}
        sentPhotos={actionData?.sentPhotos ?? []}
      />
    </div>
  )
}
