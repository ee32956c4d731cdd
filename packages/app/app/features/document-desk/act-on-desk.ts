import { attempt, type Portal } from '@sauda/sdk'
import {
  type DocumentKind,
  deleteBatch,
  documentTenants,
  getBatch,
  remindTenants,
  updateBatch,
} from '@sauda/sdk/documents'
import { data, type RouterContextProvider } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { textOf } from '../forms/text-of.ts'
import type { DeskFailed, DeskOutcome } from './desk.ts'
import { DESK_DIALOGS, type DeskDialog } from './desk-query.ts'
import { readDueDay } from './due-day.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/** What a form of the desk asks for. */
type Wish = { rid: number; bin: string | null; due_on: string }

/** Does what a form of the desk asks for: reminds tenants, sets a due date or deletes a batch. */
export async function actOnDesk({ request, context }: Sent, kind: DocumentKind) {
  const form = await formOf({ request, context })
  const intent = DESK_DIALOGS.find((one) => one === form.get('intent'))
  const rid = Number(textOf(form, 'rid'))
  if (!intent || !Number.isSafeInteger(rid) || rid < 1) throw data(null, { status: 405 })
  const wish = { rid, bin: textOf(form, 'bin') || null, due_on: textOf(form, 'due_on') }
  const { portal } = visitOf(context)
  const acted = await attempt(ACTS[intent](portal, kind, wish))
  if (acted.ok) return data(acted.value, { status: 'failed' in acted.value ? 422 : 200 })
  const { failure, status } = failureFrom(acted.error)
  const failed: DeskFailed = {
    failed: intent,
    bin: wish.bin,
    failure: { ...failure, values: { due_on: wish.due_on } },
  }
  return data<DeskOutcome>(failed, { status })
}

const ACTS: Record<DeskDialog, (portal: Portal, kind: DocumentKind, wish: Wish) => Promise<DeskOutcome>> = {
  /** Reminds one tenant, or all who are overdue. */
  async remind(portal, kind, { rid, bin }) {
    const filter = bin ? { rid, bin } : { rid, overdue: true }
    const { items, error } = await documentTenants(portal, kind, filter)
    if (error) throw error
    const bins = bin ? [bin] : items.map((tenant) => tenant.bin)
    const answer = await remindTenants(portal, kind, rid, { bins })
    return { done: 'remind', bin, company: bin ? (items[0]?.company ?? null) : null, answer }
  },

  async due(portal, kind, { rid, due_on }) {
    const { period } = await getBatch(portal, kind, rid)
    const typed = readDueDay(due_on, period)
    if ('error' in typed) {
      const failure = { code: 'invalid', errors: { due_on: [typed.error] }, values: { due_on } }
      return { failed: 'due', bin: null, failure }
    }
    const batch = await updateBatch(portal, kind, rid, { due_on: typed.day })
    return { done: 'due', period, due_on: batch.due_on }
  },

  async delete(portal, kind, { rid }) {
    const { period } = await getBatch(portal, kind, rid)
    await deleteBatch(portal, kind, rid)
    return { done: 'delete', period }
  },
}
