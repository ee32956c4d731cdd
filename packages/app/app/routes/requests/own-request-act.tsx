import type { PartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { data, useOutletContext } from 'react-router'
import { FormDialog } from '../../features/forms/form-dialog.tsx'
import { closeAsSaid, report } from '../../features/own-requests/act-on-request.ts'
import { CloseDialog } from '../../features/own-requests/close-dialog.tsx'
import { ownRequestWords } from '../../features/own-requests/own-words.ts'
import { type ReportFailure, ReportFields } from '../../features/part-requests/report-fields.tsx'
import { requestWords } from '../../features/part-requests/request-words.ts'
import { type Cabinet, cabinetOf } from '../../features/people/cabinet.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { idOf } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/own-request-act.ts'

const ACTS = ['close', 'report'] as const

type Act = (typeof ACTS)[number]

function actOf(act: string): Act {
  const known = ACTS.find((one) => one === act)
  if (!known) throw data(null, { status: 404 })
  return known
}

export function loader({ params, url }: Route.LoaderArgs) {
  const answer = url.searchParams.get('answer')
  return { act: actOf(params.act), answer: answer === null ? null : idOf(answer) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const form = await formOf({ request, context })
  const id = idOf(params.id)
  const act = actOf(params.act)
  const answer = url.searchParams.get('answer')
  const failed =
    act === 'close'
      ? await closeAsSaid(portal, id, form)
      : await report(portal, id, form, answer === null ? null : idOf(answer))
  if (failed) return failed
  const path = paths.ownRequest(cabinetOf(await signedIn(context)), id)
  throw redirectWithNotice(context, path, act === 'close' ? 'request_closed' : 'request_reported')
}

/** A dialog about an own part request: where the part was found, or what is wrong with a shop's answer. */
export default function OwnRequestAct({ loaderData, actionData }: Route.ComponentProps) {
  const { act, answer } = loaderData
  const { home, request } = useOutletContext<{ home: Cabinet; request: PartRequest }>()
  if (act === 'close')
    return <CloseDialog home={home} request={request} answer={answer} failure={actionData} />
  const failure = actionData && 'values' in actionData ? actionData : undefined
  return <ReportDialog home={home} request={request} answer={answer} failure={failure} />
}

type ReportDialogProps = {
  home: Cabinet
  request: PartRequest
  answer: number | null
  failure: ReportFailure | undefined
}

function ReportDialog({ home, request, answer, failure }: ReportDialogProps) {
  const { reporting } = useWords(ownRequestWords)
  const { cancel } = useWords(requestWords)
  const shop = request.answers.find(({ id }) => id === answer)?.shop.name ?? ''
  return (
    <FormDialog
      title={reporting.title(shop)}
      closeTo={paths.ownRequest(home, request.id)}
      cancel={cancel}
      confirm={reporting.confirm}
      lead={<p className="mb-4 text-muted">{reporting.help}</p>}
    >
      <ReportFields failure={failure} words={reporting} field="text" />
    </FormDialog>
  )
}
