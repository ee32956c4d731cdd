import { redirectFor, signIn } from '@sauda/sdk/access'
import * as paths from '@sauda/sdk/paths'
import { TextLink } from '@sauda/ui'
import { data } from 'react-router'
import { AccessPage, OtherWay } from '../../features/access/access-page.tsx'
import { takeLogin } from '../../features/access/kept-login.ts'
import { SignInForm } from '../../features/people/sign-in-form.tsx'
import { signInWords } from '../../features/people/sign-in-words.ts'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { failureFrom } from '../../shell/answered.ts'
import { requireGuard } from '../../shell/guard.ts'
import { nextPath } from '../../shell/next-path.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/login.ts'

export const middleware = [requireGuard('auth')]

export function loader({ request, url, context }: Route.LoaderArgs) {
  return { next: url.searchParams.get('next'), login: takeLogin(request, context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const login = String(form.get('login') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const missing = Object.entries({ login, password }).filter(([, value]) => value === '')
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(([field]) => [field, ['required']]))
    return data({ code: 'invalid', errors, login }, { status: 422 })
  }
  const { user, error } = await signIn(visitOf(context).portal, { login, password })
  if (error) {
    const { failure, status } = failureFrom(error)
    return data({ ...failure, login }, { status })
  }
  const desk = redirectFor('auth', { user }) ?? paths.home
  throw redirectWithNotice(context, nextPath(form.get('next'), desk), 'signed_in')
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const access = useWords(signInWords)
  return (
    <AccessPage
      door="login"
      title={access.title}
      lead={access.lead}
      below={
        <OtherWay question={access.noAccount}>
          <TextLink asChild>
            <LocalLink to={paths.registration}>{access.signUp}</LocalLink>
          </TextLink>
        </OtherWay>
      }
    >
      <SignInForm failure={actionData} {...loaderData} />
    </AccessPage>
  )
}
