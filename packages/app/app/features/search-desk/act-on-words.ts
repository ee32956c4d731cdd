import { attempt, type Portal, type PortalError } from '@sauda/sdk'
import {
  createSearchWord,
  deleteSearchWord,
  dismissSearchMiss,
  hideSearchWord,
  SEARCH_WORD_KINDS,
  type SearchWordDraft,
  updateSearchWord,
} from '@sauda/sdk/search-words'
import { data, type RouterContextProvider } from 'react-router'
import { failureFrom } from '../../shell/answered.ts'
import { formOf } from '../../shell/form-of.ts'
import { visitOf } from '../../shell/visit.ts'
import { freshKey, KEY_FIELD, keyIn } from '../forms/form-key.tsx'
import { textOf } from '../forms/text-of.ts'
import type { WordOutcome, WordValues } from './word-desk.ts'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }
type Answer = { outcome: WordOutcome; status: number }
type Intent = WordOutcome extends infer One ? (One extends { done: infer Done } ? Done : never) : never

/** Does what a form of the page asks for: adds, changes or deletes a word, hides a shipped one or shows it. */
export async function actOnWords({ request, context }: Sent) {
  const { portal } = visitOf(context)
  const { outcome, status } = await act(portal, await formOf({ request, context }))
  return data(outcome, { status })
}

function act(portal: Portal, form: FormData): Promise<Answer> {
  const intent = form.get('intent')
  switch (intent) {
    case 'add':
      return add(portal, form)
    case 'edit':
      return edit(portal, form)
    case 'delete':
      return remove(portal, form)
    case 'hide':
    case 'show':
      return hide(portal, form, intent)
    default:
      throw data(null, { status: 405 })
  }
}

async function add(portal: Portal, form: FormData): Promise<Answer> {
  const values = { ...valuesIn(form), [KEY_FIELD]: textOf(form, KEY_FIELD) }
  const result = await attempt(createSearchWord(portal, draftFrom(values), keyIn(values)))
  if (!result.ok) return failed('add', result.error, values)
  const miss = textOf(form, 'miss')
  // The word is there; if the query stays in the list, it can be dismissed by hand.
  if (miss) await attempt(dismissSearchMiss(portal, miss))
  return done('add', result.value.text)
}

async function edit(portal: Portal, form: FormData): Promise<Answer> {
  const values = valuesIn(form)
  const change = { ...draftFrom(values), version: numberIn(form, 'version') }
  const result = await attempt(updateSearchWord(portal, numberIn(form, 'word'), change))
  return result.ok ? done('edit', result.value.text) : failed('edit', result.error, values)
}

async function remove(portal: Portal, form: FormData): Promise<Answer> {
  const result = await attempt(deleteSearchWord(portal, numberIn(form, 'word'), numberIn(form, 'version')))
  // A word that somebody else has just deleted counts as deleted.
  if (result.ok || result.error.code === 'not_found') return done('delete', textOf(form, 'text'))
  return failed('delete', result.error)
}

async function hide(portal: Portal, form: FormData, intent: 'hide' | 'show'): Promise<Answer> {
  const text = textOf(form, 'text')
  const kind = kindIn(textOf(form, 'kind'))
  const result = await attempt(hideSearchWord(portal, { text, kind, hidden: intent === 'hide' }))
  return result.ok ? done(intent, text) : failed(intent, result.error)
}

const OK = 200

const done = (of: Intent, text: string): Answer => ({ outcome: { done: of, text }, status: OK })

function failed(of: Intent, error: PortalError, values?: WordValues): Answer {
  const { failure, status } = failureFrom(error)
  const kept = values && { values: freshKey(values, failure) }
  // The page is loaded again after an answer below 400 alone: it then shows what another administrator has made of the word.
  const isOvertaken = failure.code === 'changed_meanwhile' || failure.code === 'not_found'
  return {
    outcome: { failed: of, failure: { ...failure, ...kept } },
    status: isOvertaken ? OK : status,
  }
}

const valuesIn = (form: FormData): WordValues => ({
  text: textOf(form, 'text'),
  target: textOf(form, 'target'),
})

/** The word to send: the choice of a thing is its kind and name. Without a choice there is no such thing. */
export function draftFrom({ text, target }: WordValues): SearchWordDraft {
  const at = target.indexOf('|')
  return { text, kind: kindIn(target.slice(0, Math.max(at, 0))), target: target.slice(at + 1) }
}

const kindIn = (text: string) => SEARCH_WORD_KINDS.find((kind) => kind === text) ?? 'part'

function numberIn(form: FormData, field: string): number {
  const text = textOf(form, field)
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw data(null, { status: 400 })
}
