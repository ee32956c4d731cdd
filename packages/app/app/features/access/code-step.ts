import type { Portal } from '@sauda/sdk'
import { type AccessFlow, checkCode, currentFlow, flowPath, normalCode } from '@sauda/sdk/access'
import { data, type RouterContextProvider } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { redirectWithNotice } from '../../shell/notice.ts'
import { localRedirect, visitOf } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'
import { type Beginning, flowOver, inFlow, isElsewhere, startOver } from './in-flow.ts'
import { keepLogin } from './kept-login.ts'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }

export type CodeFailure = ActionFailure & {
  /** The form that the error belongs to. */
  intent: 'check' | 'again'
  /** The code as it was typed. */
  typed?: string
  /** The new state of the code, if it has changed. */
  state?: AccessFlow['code']
}

/** The action of the code page: checks the code, sends another one, or goes back to change the address. */
export async function codeStep(
  { request, context }: Asked,
  beginning: Beginning,
  send: (portal: Portal, email: string) => Promise<AccessFlow>,
) {
  const form = await request.formData()
  const intent = textOf(form, 'intent')
  const flow = await visitOf(context).currentFlow()
  if (intent === 'leave') {
    if (flow) keepLogin(context, flow.email)
    throw await startOver(context, beginning)
  }
  // Do not check a code against another flow, nor write to an address for another purpose.
  if (flow && isElsewhere(flow, beginning)) throw localRedirect(context, flowPath(flow))
  if (intent === 'again') return sendAgain(context, beginning, flow, send)
  return check(context, beginning, textOf(form, 'code'))
}

async function check(context: Asked['context'], beginning: Beginning, typed: string) {
  const code = normalCode(typed)
  if (code === null) {
    const errors = { code: [typed.trim() ? 'wrong_format' : 'required'] }
    return refused({ code: 'invalid', errors, intent: 'check', typed }, 422)
  }
  const { portal } = visitOf(context)
  const checked = await inFlow(context, beginning, checkCode(portal, code))
  if (checked.ok) throw localRedirect(context, flowPath(checked.value))
  const { failure, status } = failureFrom(checked.error)
  const flow = await currentFlow(portal)
  return refused({ ...failure, intent: 'check', typed, state: flow?.code }, status)
}

/** Repeats the call: the server finds the flow by its cookie, and the address by the flow. */
async function sendAgain(
  context: Asked['context'],
  beginning: Beginning,
  flow: AccessFlow | null,
  send: (portal: Portal, email: string) => Promise<AccessFlow>,
) {
  if (!flow) throw flowOver(context, beginning)
  const sent = await inFlow(context, beginning, send(visitOf(context).portal, flow.email))
  if (sent.ok) throw redirectWithNotice(context, flowPath(sent.value), 'code_sent')
  const { failure, status } = failureFrom(sent.error)
  const state = flow.code && { ...flow.code, resend_after: failure.retry_after ?? flow.code.resend_after }
  return refused({ ...failure, intent: 'again', state }, status)
}

function refused(failure: CodeFailure, status: number) {
  return data(failure, { status })
}
