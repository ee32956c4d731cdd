import { isStaff } from '@sauda/sdk/access'
import { getAd } from '@sauda/sdk/ads'
import { inLanguage, splitPath } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { data, useNavigate } from 'react-router'
import { ActDialog } from '../../features/ad-actions/act-dialog.tsx'
import { overtakenCode } from '../../features/ad-actions/act-values.ts'
import { isAct, photoAsked } from '../../features/ad-actions/acts.ts'
import { carryOut } from '../../features/ad-actions/carry-out.ts'
import { adActWords } from '../../features/ad-actions/words.ts'
import { editorWords } from '../../features/ad-editor/words.ts'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { nextPath } from '../../shell/next-path.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/act.ts'

export const middleware = [requireGuard('guest')]

type Asked = Pick<Route.LoaderArgs, 'params' | 'url' | 'context'>

/** Reads the parameters of an address: the action, the ad, the user and the page to return to. */
async function readAsked({ params, url, context }: Asked) {
  const user = await visitOf(context).currentUser()
  if (!isAct(params.act) || !user) throw data(null, { status: 404 })
  const photo = photoAsked(params.act, url.searchParams)
  if (photo === undefined) throw data(null, { status: 404 })
  const back = splitPath(nextPath(url.searchParams.get('back'), cabinetOf(user))).path
  return {
    id: idOf(params.id),
    act: params.act,
    photo,
    staff: isStaff(user.role_id),
    back,
    home: cabinetOf(user),
  }
}

export async function loader({ request, ...args }: Route.LoaderArgs) {
  const asked = await readAsked(args)
  const { portal } = visitOf(args.context)
  const ad = await answered(getAd(portal, asked.id, { revision: 'newest', signal: request.signal }))
  if (!ad.allowed_actions) throw data(null, { status: 403 })
  return { ...asked, ad, allowed: ad.allowed_actions.includes(asked.act) }
}

export async function action({ request, ...args }: Route.ActionArgs) {
  const { id, act, staff, back, home } = await readAsked(args)
  const outcome = await carryOut(visitOf(args.context).portal, {
    id,
    act,
    staff,
    form: await formOf({ request, context: args.context }),
  })
  if (outcome.ok) {
    const gone = act === 'delete' && back.startsWith(`/ads/${id}/`)
    throw redirectWithNotice(args.context, gone ? home : back, outcome.notice)
  }
  const { failure, status, values } = outcome
  const overtaken = overtakenCode(failure)
  if (overtaken && !values.reason && !values.comment) throw redirectWithNotice(args.context, back, overtaken)
  return data({ ...failure, act, values }, { status })
}

/** The confirmation of an action as a page: what the menus of ads open without scripts. */
export default function ActPage({ loaderData, actionData }: Route.ComponentProps) {
  const { act, ad, photo, staff, back, allowed } = loaderData
  const adActs = useWords(adActWords)
  const editor = useWords(editorWords)
  const language = useLanguage()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={adActs.asks[act]} hidden />
      <h1>{adActs.asks[act]}</h1>
      <p className="mt-2 text-muted">{inLanguage(ad, 'title', language)}</p>
      {allowed || actionData ? (
        <ActDialog
          act={act}
          ad={ad}
          photo={photo}
          staff={staff}
          version={ad.version}
          failure={actionData}
          closeTo={back}
          onClose={() => void navigate(localPath(back))}
        />
      ) : (
        <div className="mt-6 grid justify-items-start gap-4">
          <p>{adActs.cannot}</p>
          <Button asChild variant="quiet">
            <LocalLink to={back}>{editor.back}</LocalLink>
          </Button>
        </div>
      )}
    </div>
  )
}
