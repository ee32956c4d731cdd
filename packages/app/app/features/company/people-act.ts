import { attempt, type Portal } from '@sauda/sdk'
import { isCompanyFunction } from '@sauda/sdk/access'
import { isLanguage } from '@sauda/sdk/language'
import {
  type ColleagueInvited,
  changeFunction,
  decideMembershipRequest,
  handOver,
  inviteColleague,
  removeColleague,
  withdrawInvitation,
} from '@sauda/sdk/people'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'

const ACTS = ['invite', 'change', 'owner', 'remove', 'accept', 'refuse'] as const

/** What the address of the page asks about: a new person, a colleague, or somebody who asks to be accepted. */
export type PeopleAct = (typeof ACTS)[number]

export function isPeopleAct(word: string | undefined): word is PeopleAct {
  return ACTS.some((act) => act === word)
}

/** What was chosen and typed, to be shown again. */
export type PeopleValues = { email: string; function: string; language: string; comment: string }

export type PeopleFailure = ActionFailure & { values?: PeopleValues }

/** What was done, for the line above the list. */
export type PeopleDone = { act: PeopleAct | 'withdraw'; name: string; link: string | null }

type Outcome = { done: PeopleDone; failure?: undefined } | { failure: PeopleFailure; status: number }

/** Withdraws the invitation that a form of the list names. */
export async function withdraw(portal: Portal, form: FormData): Promise<Outcome> {
  const id = Number(textOf(form, 'withdraw'))
  const withdrawn = await attempt(withdrawInvitation(portal, Number.isSafeInteger(id) && id > 0 ? id : 1))
  if (!withdrawn.ok) return failureFrom(withdrawn.error)
  return { done: { act: 'withdraw', name: '', link: null } }
}

/** Does what a dialog asks. */
export async function carryOut(
  portal: Portal,
  { act, id, name }: { act: PeopleAct; id: number; name: string },
  form: FormData,
): Promise<Outcome> {
  const values: PeopleValues = {
    email: textOf(form, 'email'),
    function: textOf(form, 'function'),
    language: textOf(form, 'language'),
    comment: textOf(form, 'comment'),
  }
  const missing = missingIn(act, values)
  if (missing) {
    return { failure: { code: 'invalid', errors: { [missing]: ['required'] }, values }, status: 422 }
  }
  const result = await attempt(call(portal, { act, id }, values))
  if (!result.ok) {
    const { failure, status } = failureFrom(result.error)
    return { failure: { ...failure, values }, status }
  }
  const invited = typeof result.value === 'object' ? result.value : null
  return { done: { act, name: invited?.invitation.email ?? name, link: invited?.link ?? null } }
}

/** Returns the field that has to be filled in; on handing over no function means that the owner stays one. */
function missingIn(act: PeopleAct, values: PeopleValues): 'function' | 'comment' | null {
  if (act === 'refuse') return values.comment.trim() === '' ? 'comment' : null
  const asks = act === 'invite' || act === 'change' || act === 'accept'
  return asks && !isCompanyFunction(values.function) ? 'function' : null
}

function call(
  portal: Portal,
  { act, id }: { act: PeopleAct; id: number },
  { email, function: of, language, comment }: PeopleValues,
): Promise<boolean | ColleagueInvited> {
  const known = isCompanyFunction(of) ? of : 'seller'
  switch (act) {
    case 'invite':
      return inviteColleague(portal, {
        email: email.trim() || null,
        function: known,
        ...(isLanguage(language) && { language }),
      })
    case 'change':
      return changeFunction(portal, id, known)
    case 'owner':
      return handOver(portal, id, isCompanyFunction(of) ? of : null)
    case 'remove':
      return removeColleague(portal, id)
    case 'accept':
      return decideMembershipRequest(portal, id, { accept: true, function: known })
    case 'refuse':
      return decideMembershipRequest(portal, id, { accept: false, comment: comment.trim() })
  }
}
