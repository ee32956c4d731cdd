import { attempt } from '@sauda/sdk'
import { type AccessFlow, flowPath, normalEmail } from '@sauda/sdk/access'
import { data, type RouterContextProvider } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { localRedirect } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'

/** Starts a flow with the e-mail address of a form. On an error response the form keeps what was typed. */
export async function begin(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  call: (email: string) => Promise<AccessFlow>,
) {
  const typed = textOf(form, 'email')
  const email = normalEmail(typed)
  if (email === null) {
    const code = typed.trim() ? 'email_invalid' : 'required'
    return data({ code: 'invalid', errors: { email: [code] }, email: typed }, { status: 422 })
  }
  const begun = await attempt(call(email))
  if (begun.ok) throw localRedirect(context, flowPath(begun.value))
  const { failure, status } = failureFrom(begun.error)
  return data({ ...failure, email: typed }, { status })
}
