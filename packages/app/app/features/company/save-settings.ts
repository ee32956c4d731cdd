import { attempt, type Portal } from '@sauda/sdk'
import {
  type CompanyChange,
  type CompanySettings,
  removeDoorPhoto,
  setDoorPhoto,
  updateCompany,
} from '@sauda/sdk/company'
import { data } from 'react-router'
import { type ActionFailure, failureFrom } from '../../shell/answered.ts'
import { isSentFile } from '../forms/sent-file.ts'
import { textOf } from '../forms/text-of.ts'

/** The forms of a company's settings; each is saved by itself. */
export type Section = 'sign' | 'trade' | 'deals' | 'contacts' | 'hours' | 'door'

/** What was typed, by the name of the field. */
export type Typed = Readonly<Record<string, readonly string[]>>

/** What became of a form. */
export type SettingsOutcome =
  | { done: Section }
  | {
      failed: Section
      failure: ActionFailure
      /** What is saved now, if somebody else has changed it. */
      current: CompanySettings | null
      typed: Typed
    }

const CHANGES: Record<Exclude<Section, 'door'>, (form: FormData) => CompanyChange> = {
  sign: (form) => ({ sign: textOf(form, 'sign') }),
  trade: (form) => ({
    trade_group_id: Number(textOf(form, 'trade_group_id')) || null,
    trade: textOf(form, 'trade'),
    trade_kk: textOf(form, 'trade_kk'),
  }),
  deals: (form) => ({
    brand_ids: numbers(form, 'brand_ids', 'add_brand'),
    spare_part_ids: numbers(form, 'spare_part_ids', 'add_part'),
  }),
  contacts: (form) => ({
    phones: texts(form, 'phones').filter((phone) => phone.trim() !== ''),
    whatsapp: textOf(form, 'whatsapp'),
  }),
  hours: (form) => ({
    weekdays: numbers(form, 'weekdays'),
    hours_from: textOf(form, 'hours_from') || null,
    hours_to: textOf(form, 'hours_to') || null,
  }),
}

/** What of a company is in each form. */
const FIELDS: Record<Section, readonly (keyof CompanySettings)[]> = {
  sign: ['sign'],
  trade: ['trade_group', 'trade', 'trade_kk'],
  deals: ['brands', 'spare_parts'],
  contacts: ['phones', 'whatsapp'],
  hours: ['weekdays', 'hours_from', 'hours_to'],
  door: ['door_photo'],
}

/** What is saved of a form, as text: the form says with it what was seen. */
export function seenOf(section: Section, company: CompanySettings): string {
  return JSON.stringify(FIELDS[section].map((field) => company[field]))
}

/** Saves one form of the settings. @throws the 405 page for an unknown one */
export async function saveSettings(portal: Portal, form: FormData) {
  const section = textOf(form, 'section')
  if (!isSection(section)) throw data(null, { status: 405 })
  const version = Number(textOf(form, 'version')) || 1
  let result = await attempt(send(portal, section, { form, version }))
  // Somebody has changed another form of the settings: nothing of this one is lost.
  const theirs = result.ok ? undefined : result.error.company
  if (theirs && seenOf(section, theirs) === textOf(form, 'seen'))
    result = await attempt(send(portal, section, { form, version: theirs.version }))
  if (result.ok) return data<SettingsOutcome>({ done: section })
  const { failure, status } = failureFrom(result.error)
  const current = result.error.company ?? null
  return data<SettingsOutcome>({ failed: section, failure, current, typed: typedIn(form) }, { status })
}

function send(
  portal: Portal,
  section: Section,
  { form, version }: { form: FormData; version: number },
): Promise<CompanySettings> {
  if (section !== 'door') return updateCompany(portal, { version, data: CHANGES[section](form) })
  if (form.has('remove')) return removeDoorPhoto(portal)
  const image = form.get('image')
  return setDoorPhoto(portal, isSentFile(image) ? image : new File([], ''))
}

const isSection = (name: string): name is Section => name === 'door' || Object.hasOwn(CHANGES, name)

const texts = (form: FormData, field: string) =>
  form.getAll(field).filter((value) => typeof value === 'string')

/** The numbers of fields, each once; anything else is left out. */
function numbers(form: FormData, ...fields: string[]): number[] {
  const all = fields.flatMap((field) => texts(form, field)).map(Number)
  return [...new Set(all.filter((one) => Number.isSafeInteger(one) && one > 0))]
}

/** Everything that a form says, without files. */
export function typedIn(form: FormData): Typed {
  return Object.fromEntries([...new Set(form.keys())].map((field) => [field, texts(form, field)]))
}
