import type { PartRequest } from '@sauda/sdk/part-requests'
import { getPartRequest } from '@sauda/sdk/part-requests'
import * as paths from '@sauda/sdk/paths'
import { data, useOutletContext } from 'react-router'
import { skip } from '../../features/asked-requests/act-on-asked.ts'
import { askedWords } from '../../features/asked-requests/asked-words.ts'
import { SkipDialog } from '../../features/asked-requests/skip-dialog.tsx'
import { FormDialog } from '../../features/forms/form-dialog.tsx'
import { textOf } from '../../features/forms/text-of.ts'
import { report } from '../../features/own-requests/act-on-request.ts'
import { ReportFields } from '../../features/part-requests/report-fields.tsx'
import { requestWords } from '../../features/part-requests/request-words.ts'
import { bar, takeDown } from '../../features/request-desk/act-on-desk.ts'
import { BarDialog, TakeDownDialog } from '../../features/request-desk/desk-dialogs.tsx'
import { useWords } from '../../language/language-context.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { type Notice, redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/asked-act.ts'

export const middleware = [requireGuard('dashboard')]

const ACTS = ['skip', 'report', 'take-down', 'bar'] as const

function actOf(act: string) {
  const known = ACTS.find((one) => one === act)
  if (!known) throw data(null, { status: 404 })
  return known
}

export function loader({ params, url }: Route.LoaderArgs) {
  const shop = url.searchParams.get('shop')
  return { act: actOf(params.act), shop: shop === null ? null : idOf(shop) }
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const form = await formOf({ request, context })
  const id = idOf(params.id)
  const act = actOf(params.act)
  if (act === 'skip') {
    const notice = textOf(form, 'mute') === '' ? 'request_skipped' : 'request_muted'
    const failed = await skip(portal, id, form)
    if (failed) return failed
    throw redirectWithNotice(context, paths.adsRequests, notice)
  }
  const shop = url.searchParams.get('shop')
  const failed =
    act === 'report'
      ? await report(portal, id, form, null)
      : act === 'take-down'
        ? await takeDown(portal, id, form)
        : await bar(portal, shop === null ? await askerOf(portal, id) : idOf(shop), form)
  if (failed) return failed
  const notices = {
    report: 'request_reported',
    'take-down': 'request_taken_down',
    bar: 'person_barred',
  } as const satisfies Record<string, Notice>
  throw redirectWithNotice(context, paths.adsRequest(id), notices[act])
}

async function askerOf(portal: Parameters<typeof getPartRequest>[0], id: number): Promise<number> {
  return (await answered(getPartRequest(portal, id))).asker.id
}

/** A dialog about a part request: of a shop that was asked, or of staff. */
export default function AskedAct({ loaderData: { act, shop }, actionData }: Route.ComponentProps) {
  const request = useOutletContext<PartRequest>()
  const { reporting } = useWords(askedWords)
  const { cancel } = useWords(requestWords)
  const failure = actionData && 'values' in actionData ? actionData : undefined
  if (act === 'skip') return <SkipDialog request={request} failure={actionData} />
  if (act === 'take-down') return <TakeDownDialog request={request} failure={failure} />
  if (act === 'bar') return <BarDialog request={request} shop={shop} failure={failure} />
  return (
    <FormDialog
      title={reporting.title}
      closeTo={paths.adsRequest(request.id)}
      cancel={cancel}
      confirm={reporting.confirm}
      lead={<p className="mb-4 text-muted">{reporting.help}</p>}
    >
      <ReportFields failure={failure} words={reporting} field="text" />
    </FormDialog>
  )
}
