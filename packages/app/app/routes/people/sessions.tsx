import { listSessions } from '@sauda/sdk/access'
import { errorText, fieldText } from '@sauda/sdk/language'
import { Button, PageHead } from '@sauda/ui'
import { data, Form, useNavigation } from 'react-router'
import { FormProblems } from '../../features/forms/form-problems.tsx'
import { cabinetPartWords } from '../../features/people/cabinet-part-words.ts'
import { cabinetWords } from '../../features/people/cabinet-words.ts'
import { DoneLine } from '../../features/people/done-line.tsx'
import { endSessions } from '../../features/people/end-sessions.ts'
import { SessionList } from '../../features/people/session-list.tsx'
import { signedIn } from '../../features/people/signed-in.ts'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/sessions.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { items, error } = await listSessions(visitOf(context).portal, { signal: request.signal })
  return { sessions: items, error: error?.code ?? null, now: new Date().toISOString() }
}

export async function action({ request, context }: Route.ActionArgs) {
  await signedIn(context)
  const { outcome, status } = await endSessions(visitOf(context).portal, await formOf({ request, context }))
  return data(outcome, { status })
}

/** The user's sessions, with buttons to end them. */
export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, error, now } = loaderData
  const cabinet = useWords(cabinetWords)
  const parts = useWords(cabinetPartWords)
  const language = useLanguage()
  const { formData } = useNavigation()
  const others = sessions.some(({ current }) => !current)
  return (
    <>
      <DocumentHead title={parts.sessions} hidden />
      <PageHead title={parts.sessions} lead={cabinet.sessionsLead} />
      {actionData && 'ended' in actionData ? (
        <DoneLine>{actionData.ended === 'one' ? cabinet.sessionEnded : cabinet.othersEnded}</DoneLine>
      ) : (
        <FormProblems textOf={fieldText} title={cabinet.sessionFailed} failure={actionData} labels={{}} />
      )}
      {error ? <p>{errorText(error, language)}</p> : <SessionList sessions={sessions} now={now} />}
      {others ? (
        <Form method="post">
          <RenderedFor />
          <input type="hidden" name="session" value="others" />
          <Button
            type="submit"
            variant="danger-quiet"
            loading={formData?.get('session') === 'others'}
            className="max-xs:w-full"
          >
            {cabinet.signOutOthers}
          </Button>
        </Form>
      ) : (
        !error && <p className="text-muted">{cabinet.onlyHere}</p>
      )}
    </>
  )
}
