import { actsAs, type User } from '@sauda/sdk/access'
import type { RouterContextProvider } from 'react-router'
import { PERSON_FIELD } from './rendered-for.tsx'
import { type Visit, visitOf } from './visit.ts'

type Sent = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

const forms = new WeakMap<Visit, Promise<FormData>>()

/**
 * Reads the form of an action. From then on the visit's calls are for the person for whom the form was rendered: the API
 * refuses them (`another_person`) if somebody else is signed in by now.
 */
export function formOf({ request, context }: Sent): Promise<FormData> {
  const visit = visitOf(context)
  const form = forms.get(visit) ?? read(request, visit)
  forms.set(visit, form)
  return form
}

/** Whether the form of a visit was rendered for somebody else than who is signed in now, or for another company. It has to be read before. */
export function isForAnother({ renderedFor }: Visit, user: Pick<User, 'id' | 'company_id'> | null): boolean {
  return renderedFor !== null && user !== null && renderedFor !== actsAs(user)
}

async function read(request: Request, visit: Visit): Promise<FormData> {
  const form = await request.formData()
  visit.renderedFor = String(form.get(PERSON_FIELD) ?? '') || null
  return form
}
