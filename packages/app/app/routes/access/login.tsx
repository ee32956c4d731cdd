import { redirectFor, signIn } from '@sauda/sdk/access'
import { data } from 'react-router'
import { SignInForm } from '../../features/people/sign-in-form.tsx'
import { useWords } from '../../language/language-context.tsx'
import { failureFrom } from '../../shell/answered.ts'
import { DocumentHead } from '../../shell/document-head.tsx'
import { requireGuard } from '../../shell/guard.ts'
import { nextPath } from '../../shell/next-path.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { visitOf } from '../../shell/visit.ts'
import type { Route } from './+types/login.ts'

export const middleware = [requireGuard('auth')]

export function loader({ url }: Route.LoaderArgs) {
  return { next: url.searchParams.get('next') }
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
  const desk = redirectFor('auth', { user }) ?? '/'
  throw redirectWithNotice(context, nextPath(form.get('next'), desk), 'signed_in')
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { access } = useWords()
  return (
    <div className="page-wrap grid justify-items-center py-12 md:py-16">
      <DocumentHead title={access.title} hidden />
      <section className="grid w-full max-w-110 gap-6 rounded-4 bg-surface p-6 shadow-1 xs:p-8">
        <div>
          <h1>{access.title}</h1>
          <p className="mt-2 text-muted">{access.lead}</p>
        </div>
        <SignInForm failure={actionData} next={loaderData.next} />
      </section>
    </div>
  )
}
