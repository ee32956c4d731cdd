import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import {
  addExchangeBase,
  repeatExchangeRows,
  revokeExchangeBase,
  setAsideExchangeRows,
} from '@sauda/sdk/exchange'
import { data, type RouterContextProvider } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'
import type { BaseValues, ExchangeOutcome } from './exchange.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }
type Answer = { outcome: ExchangeOutcome; status: number }

/** Does what a form of the page asks for: adds or revokes a base, repeats refused rows or puts them aside. */
export async function actOnExchange({ request, context }: Sent) {
  const { portal } = visitOf(context)
  const form = await formOf({ request, context })
  const { outcome, status } = await act(portal, form)
  return data(outcome, { status })
}

function act(portal: Portal, form: FormData): Promise<Answer> {
  switch (form.get('intent')) {
    case 'add':
      return add(portal, { name: textOf(form, 'name'), networks: textOf(form, 'networks') })
    case 'revoke':
      return revoke(portal, idIn(textOf(form, 'base')))
    case 'repeat':
      return repeat(portal, form.getAll('row').map(String).map(idIn))
    case 'aside':
      return aside(portal, form.getAll('row').map(String).map(idIn))
    default:
      throw data(null, { status: 405 })
  }
}

async function add(portal: Portal, values: BaseValues): Promise<Answer> {
  const networks = values.networks.split(/[\s,;]+/).filter(Boolean)
  const result = await attempt(addExchangeBase(portal, { name: values.name, networks }))
  if (result.ok) return { outcome: { done: 'add', added: result.value }, status: 200 }
  const { outcome, status } = failed('add', result.error)
  const { failure } = outcome
  return {
    outcome: { failed: 'add', failure: { ...failure, errors: byField(failure.errors), values } },
    status,
  }
}

async function revoke(portal: Portal, id: number): Promise<Answer> {
  const result = await attempt(revokeExchangeBase(portal, id))
  // A base that somebody else has just revoked counts as revoked.
  if (result.ok || result.error.code === 'not_found') return { outcome: { done: 'revoke' }, status: 200 }
  return failed('revoke', result.error)
}

async function repeat(portal: Portal, ids: number[]): Promise<Answer> {
  const result = await attempt(repeatExchangeRows(portal, ids))
  if (result.ok) return { outcome: { done: 'repeat', answer: result.value }, status: 200 }
  return failed('repeat', result.error)
}

async function aside(portal: Portal, ids: number[]): Promise<Answer> {
  const result = await attempt(setAsideExchangeRows(portal, ids))
  if (result.ok) return { outcome: { done: 'aside', count: result.value.set_aside }, status: 200 }
  return failed('aside', result.error)
}

function failed(of: 'add' | 'revoke' | 'repeat' | 'aside', error: PortalError) {
  const { failure, status } = failureFrom(error)
  return { outcome: { failed: of, failure }, status }
}

type Errors = NonNullable<ActionFailure['errors']>

/** `networks.1` is a line of the field `networks`. */
function byField(errors: Errors | undefined): Errors | undefined {
  if (!errors) return undefined
  const fields: Record<string, Errors[string]> = {}
  for (const [path, codes] of Object.entries(errors)) {
    const [field = path] = path.split('.')
    fields[field] = [...new Set([...(fields[field] ?? []), ...codes])]
  }
  return fields
}

function idIn(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw data(null, { status: 400 })
}
