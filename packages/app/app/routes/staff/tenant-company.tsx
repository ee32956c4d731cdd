import { newIdempotencyKey } from '@sauda/sdk'
import * as paths from '@sauda/sdk/paths'
import { companyDetail } from '@sauda/sdk/people'
import { type Signatory, signatories } from '@sauda/sdk/signing'
import { Suspense } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { freeRooms } from '../../features/staff/free-rooms.ts'
import { actOnCompany } from '../../features/tenancy/act-on-company.ts'
import { asksAbout, type CompanyActName, isCompanyAct } from '../../features/tenancy/company-acts.ts'
import { CompanyPage } from '../../features/tenancy/company-page.tsx'
import { answered, idOf } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { A_DIALOG, late } from '../../shell/late.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/tenant-company.ts'

const LateCompanyDialogs = late(
  () => import('../../features/tenancy/company-dialogs.tsx'),
  'CompanyDialogs',
  { shownAs: A_DIALOG },
)

export const middleware = [requireGuard('admin')]

/** A refused act is about what somebody else has changed: the form shows what is there now. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || actionStatus === 422 || defaultShouldRevalidate
}

/** The act that an address asks about; null for the page alone. */
function actIn(act: string | undefined): CompanyActName | null {
  if (act === undefined) return null
  if (!isCompanyAct(act)) throw data(null, { status: 404 })
  return act
}

/** Whether an entry of the register is the one with an id and may be ended. */
const canEnd = (id: number) => (entry: Signatory) => entry.id === id && entry.allowed_actions.includes('end')

export async function loader({ request: { signal }, params, url, context }: Route.LoaderArgs) {
  const { portal, currentUser } = visitOf(context)
  const [id, act] = [idOf(params.id), actIn(params.act)]
  const me = await currentUser()
  if (!me) throw localRedirect(context, paths.login)
  const detail = await answered(companyDetail(portal, id, { signal }))
  const [register, free] = await Promise.all([
    signatories(portal, { bin: detail.company.bin }, { signal }),
    act === 'rooms' ? freeRooms(portal, signal) : [],
  ])
  return {
    ...{ detail, free, act, email: me.email },
    signatories: register.error ? null : register.items,
    signer: register.items.find(canEnd(Number(url.searchParams.get('entry')))) ?? null,
    formKey: newIdempotencyKey(),
    now: new Date().toISOString(),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { portal } = visitOf(context)
  const [id, act] = [idOf(params.id), actIn(params.act)]
  const form = await formOf({ request, context })
  if (act === null) throw data(null, { status: 405 })
  const { company } = await answered(companyDetail(portal, id, { signal: request.signal }))
  const { failure, ...answer } = await actOnCompany(portal, company, act, form)
  // A right that somebody else has ended counts as ended.
  if (!failure || (act === 'signer' && failure.code === 'action_not_allowed')) {
    throw redirectWithNotice(context, paths.tenantCompany(id), `company_${act}`)
  }
  return data(failure, answer)
}

/** A company: who it is, its rooms and people, and what may be changed. */
export default function TenantCompany({ loaderData, actionData }: Route.ComponentProps) {
  const { detail, free, act, email, signatories: register, signer, formKey, now } = loaderData
  // Somebody else may have ended the tenancy meanwhile; then the page says so by itself.
  const asks = act !== null && asksAbout(act, detail)
  return (
    <>
      <DocumentHead title={detail.company.name} hidden />
      <CompanyPage detail={detail} signatories={register} now={now} />
      <Suspense>
        {asks && (
          <LateCompanyDialogs
            act={act}
            detail={detail}
            signer={signer}
            free={free}
            formKey={formKey}
            email={email}
            failure={actionData}
          />
        )}
      </Suspense>
    </>
  )
}
