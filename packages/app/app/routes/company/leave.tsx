import { attempt } from '@sauda/sdk'
import { localPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { leaveCompany } from '@sauda/sdk/people'
import { TextLink } from '@sauda/ui'
import { data, redirectDocument } from 'react-router'
import { colleagueWords } from '../../features/company/colleague-words.ts'
import { FormDialog } from '../../features/forms/form-dialog.tsx'
import { FormProblems } from '../../features/forms/form-problems.tsx'
import { cabinetOf } from '../../features/people/cabinet.ts'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { idOf, refused } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { requireGuard } from '../../shell/guard.ts'
import { leaveNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/leave.ts'

export const middleware = [requireGuard('guest')]

export async function loader({ params, context }: Route.LoaderArgs) {
  const id = idOf(params.id)
  const { memberships } = await signedIn(context)
  const membership = memberships.find(({ company }) => company.id === id)
  if (!membership) throw data(null, { status: 404 })
  return { company: membership.company }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { portal, language } = visitOf(context)
  await formOf({ request, context })
  const left = await attempt(leaveCompany(portal, idOf(params.id)))
  if (!left.ok) return refused(left.error)
  leaveNotice(context, 'left_company')
  // A whole document: everything in the page was of that company.
  throw redirectDocument(localPath(paths.cabinetPart(cabinetOf(left.value), 'details'), language), 303)
}

/** Asks somebody who leaves a company. */
export default function Leave({ loaderData, actionData }: Route.ComponentProps) {
  const { company } = loaderData
  const words = useWords(colleagueWords)
  const title = words.leaveAsk(company.sign)
  const isLast = actionData?.code === 'last_owner'
  return (
    <div className="page-wrap min-h-[60vh] py-10">
      <DocumentHead title={title} hidden />
      <h1>{words.acts.leave}</h1>
      <FormDialog
        title={title}
        description={company.name}
        closeTo={paths.cabinetPart(paths.account, 'details')}
        cancel={words.cancel}
        confirm={isLast ? null : words.leave}
        danger
        lead={<p>{words.leaveHelp}</p>}
      >
        <FormProblems title={words.failed} failure={actionData} labels={{}} />
        {isLast && (
          <TextLink asChild>
            <LocalLink to={paths.companyPeople}>{words.toPeople}</LocalLink>
          </TextLink>
        )}
      </FormDialog>
    </div>
  )
}
