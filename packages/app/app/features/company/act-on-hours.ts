import { attempt, type Portal } from '@sauda/sdk'
import { type CompanySettings, removeShopDay, setShopDay } from '@sauda/sdk/company'
import { data } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'
import { type Typed, typedIn } from './save-settings.ts'

/** What a form does with one day: closes it, returns to the usual hours, sets others. */
const INTENTS = ['close', 'usual', 'set'] as const
export type DayIntent = (typeof INTENTS)[number]

export type HoursOutcome =
  | { done: DayIntent; date: string }
  | { failed: DayIntent; failure: ActionFailure; typed: Typed }

/** Changes the hours of one day. @throws the 405 page for anything else */
export async function actOnDay(portal: Portal, form: FormData) {
  const intent = INTENTS.find((one) => one === form.get('intent'))
  if (!intent) throw data(null, { status: 405 })
  const date = textOf(form, 'date')
  const result = await attempt(send(portal, intent, { date, form }))
  if (result.ok) return data<HoursOutcome>({ done: intent, date })
  const { failure, status } = failureFrom(result.error)
  return data<HoursOutcome>({ failed: intent, failure, typed: typedIn(form) }, { status })
}

function send(
  portal: Portal,
  intent: DayIntent,
  { date, form }: { date: string; form: FormData },
): Promise<CompanySettings> {
  if (intent === 'usual') return removeShopDay(portal, date)
  const isOpen = intent === 'set' && textOf(form, 'how') === 'open'
  const time = (field: string) => (isOpen ? textOf(form, field) : '') || null
  // Open without times is a form that is not filled in.
  const opens = isOpen ? textOf(form, 'opens') : null
  return setShopDay(portal, { date, opens, closes: time('closes'), note: textOf(form, 'note') || null })
}
