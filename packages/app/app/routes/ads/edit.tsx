import { attempt } from '@sauda/sdk'
import { isStaff } from '@sauda/sdk/access'
import { adRooms, checkAd, getAd, showPhone, updateAd, valuesOfAd } from '@sauda/sdk/ads'
import { listBrands, listServices, listSpareParts } from '@sauda/sdk/content'
import * as paths from '@sauda/sdk/paths'
import { Button } from '@sauda/ui'
import { data } from 'react-router'
import type { KeptPhoto, StoredDraft } from '../../features/ad-editor/draft-store.ts'
import type { EditedAd } from '../../features/ad-editor/edited-ad.ts'
import { AdEditor } from '../../features/ad-editor/editor.tsx'
import type { AdEditorProps } from '../../features/ad-editor/editor-props.ts'
import { keptPhotos, stagedPhoto } from '../../features/ad-editor/photos-of-ad.ts'
import { again, beforeHandingIn, readSentForm, storeFiles } from '../../features/ad-editor/sent-form.ts'
import { stepOf, stepOfFailure } from '../../features/ad-editor/steps.ts'
import { editorWords } from '../../features/ad-editor/words.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { answered, failureFrom, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { isForAnother } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/edit.ts'

const guard = requireGuard('guest')

/** A submitted form is handled without the guard: a redirect to sign in would lose what was typed. */
export const middleware: Route.MiddlewareFunction[] = [
  (args, next) => (args.request.method === 'POST' ? next() : guard(args, next)),
]

type Params = Route.LoaderArgs['params']
type Context = Route.LoaderArgs['context']

/** Reads the ad for its owner or staff, and the page that the editor closes to. */
async function readAd(params: Params, context: Context) {
  const { portal, currentUser } = visitOf(context)
  const id = idOf(params.id)
  const [user, ad] = await Promise.all([currentUser(), answered(getAd(portal, id, { revision: 'newest' }))])
  const staff = user !== null && isStaff(user.role_id)
  return { user, staff, ad, closeTo: user && !staff ? cabinetOf(user) : paths.adConfirm(id) }
}

type Edited = Pick<AdEditorProps, 'userId' | 'isTenant' | 'closeTo' | 'rooms'> & {
  /** The ad could not be read: there are only the values that were sent. */
  isUnseen: boolean
  isLocked: boolean
  edit: Pick<EditedAd, 'id' | 'staff' | 'goesTo' | 'remark'> & {
    fresh: Pick<StoredDraft, 'values' | 'version'> & { photos: readonly KeptPhoto[] }
  }
}

/** Reads the ad for the editor. No page of the ad contains the phone, so it is requested here. */
async function readEdited(params: Params, context: Context): Promise<Edited> {
  const { portal } = visitOf(context)
  const { user, staff, ad, closeTo } = await readAd(params, context)
  if (!ad.allowed_actions) throw data(null, { status: 403 })
  const [phone, rooms] = await Promise.all([
    attempt(showPhone(portal, ad.id)),
    adRooms(portal, { user_id: ad.seller.id }),
  ])
  const values = valuesOfAd(ad, phone.ok ? phone.value : null)
  return {
    userId: user?.id ?? 0,
    isTenant: ad.seller.is_tenant,
    closeTo,
    rooms: rooms.error ? null : rooms.items,
    isUnseen: false,
    isLocked: !ad.allowed_actions.includes('update'),
    edit: {
      id: ad.id,
      staff,
      goesTo: staff ? 'staff' : ad.live ? 'live' : 'hidden',
      remark: ad.remark,
      fresh: { values, photos: keptPhotos(ad), version: ad.version },
    },
  }
}

/** For a guest whose session ended before the form was sent, or somebody who has signed in since. */
function unseenAd(id: number): Edited {
  return {
    userId: 0,
    isTenant: false,
    closeTo: paths.home,
    rooms: null,
    isUnseen: true,
    isLocked: false,
    edit: { id, staff: false, goesTo: 'unseen', remark: null, fresh: { values: {}, photos: [] } },
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const step = stepOf(params.step)
  if (!step) throw data(null, { status: 404 })
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  const [edited, brands, spareParts, services] = await Promise.all([
    user && !isForAnother(visitOf(context), user) ? readEdited(params, context) : unseenAd(idOf(params.id)),
    listBrands(portal),
    listSpareParts(portal),
    listServices(portal),
  ])
  return {
    ...edited,
    step,
    brands: brands.items,
    spareParts: spareParts.items,
    services: services.items,
  }
}

/** Handles the form as it is posted before scripts load. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { portal, currentUser } = visitOf(context)
  const user = await currentUser()
  const received = await readSentForm({ request, context })
  if (isForAnother(visitOf(context), user)) return again('where', received, { code: 'another_person' }, 403)
  const { sent, failure: refused } = user ? await storeFiles(portal, received) : { sent: received }
  if (refused) return again('what', sent, refused, 422)
  const early = beforeHandingIn(sent)
  if (early) return early

  if (!user) return again('where', sent, { code: 'sign_in_required' }, 401)
  const { ad, staff, closeTo } = await readAd(params, context)
  const { draft, errors } = checkAd(sent.values, { isTenant: ad.seller.is_tenant })
  if (!draft) return again('where', sent, { code: 'invalid', errors }, 422)
  const changes = { photos: sent.kept, version: sent.version }
  const result = await attempt(updateAd(portal, ad.id, draft, changes))
  if (result.ok) throw redirectWithNotice(context, closeTo, staff ? 'saved' : 'handed_in')
  const { failure, status } = failureFrom(result.error)
  return again(stepOfFailure(failure), sent, failure, status)
}

/** Edits an ad: one's own, or for staff anyone's. */
export default function EditAd({ loaderData, actionData }: Route.ComponentProps) {
  const editor = useWords(editorWords)
  const { step, edit, isUnseen, isLocked, ...rest } = loaderData
  const { fresh } = edit
  const given = actionData
    ? {
        values: actionData.values,
        photos: actionData.kept.map(
          (id) =>
            fresh.photos.find((photo) => photo.id === id) ??
            (isUnseen ? { id, url: undefined } : stagedPhoto(id)),
        ),
        version: actionData.version ?? fresh.version,
      }
    : fresh
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={editor.editHeading} hidden />
      <h1>{editor.editHeading}</h1>
      {isLocked ? (
        <div className="mt-6 grid justify-items-start gap-4">
          <p className="font-strong">{editor.locked}</p>
          <p>{editor.lockedHelp}</p>
          <Button asChild variant="quiet">
            <LocalLink to={rest.closeTo}>{editor.back}</LocalLink>
          </Button>
        </div>
      ) : (
        <>
          <p className="mt-2 text-muted">{editor.editLead[edit.goesTo]}</p>
          <AdEditor
            key={edit.id}
            {...rest}
            edit={isUnseen ? { ...edit, fresh: given } : edit}
            step={actionData?.step ?? step}
            given={given}
            isAnswer={actionData !== undefined}
            answered={actionData?.failure}
            sentPhotos={actionData?.sentPhotos ?? []}
          />
        </>
      )}
    </div>
  )
}
