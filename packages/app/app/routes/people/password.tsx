import { PageHead } from '@sauda/ui'
import { data } from 'react-router'
import { cabinetPartWords } from '../../features/people/cabinet-part-words.ts'
import { cabinetWords } from '../../features/people/cabinet-words.ts'
import { changePassword } from '../../features/people/change-password.ts'
import { DoneLine } from '../../features/people/done-line.tsx'
import { PasswordForm } from '../../features/people/password-form.tsx'
import { signedIn } from '../../features/people/signed-in.ts'
import { useWords } from '../../language/language-context.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/password.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return { user: await signedIn(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await signedIn(context)
  const { failure, ...answer } = await changePassword(
    visitOf(context).portal,
    user,
    await formOf({ request, context }),
  )
  return failure ? data({ failure }, answer) : { failure: undefined }
}

/** Changes the password of a user who knows the current one. */
export default function Password({ loaderData, actionData }: Route.ComponentProps) {
  const cabinet = useWords(cabinetWords)
  const parts = useWords(cabinetPartWords)
  const done = actionData !== undefined && !actionData.failure
  return (
    <>
      <DocumentHead title={parts.password} hidden />
      <PageHead title={parts.password} />
      {done && <DoneLine>{cabinet.passwordChanged}</DoneLine>}
      <PasswordForm key={String(done)} user={loaderData.user} failure={actionData?.failure} />
    </>
  )
}
