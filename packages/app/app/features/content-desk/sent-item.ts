import { CONTENT_SHAPES, type ContentPublication, type ContentSet } from '@sauda/sdk/content-editor'
import { data } from 'react-router'
import type { ActionFailure } from '../../shell/answered.ts'
import { textOf } from '../forms/text-of.ts'
import { momentIn } from './moments.ts'

type Times = Omit<ContentPublication, 'version'>

/** When a publication is to be shown, and what visitors are told of it. */
export function timesIn(
  set: ContentSet,
  form: FormData,
): Times | { errors: NonNullable<ActionFailure['errors']> } {
  const [from, till] = [momentIn(textOf(form, 'from')), momentIn(textOf(form, 'till'))]
  const wrong = {
    ...(from === undefined && { from: ['wrong_format' as const] }),
    ...(till === undefined && { till: ['wrong_format' as const] }),
  }
  if (Object.keys(wrong).length > 0) return { errors: wrong }
  if (!CONTENT_SHAPES[set].isSingle) return { from: from ?? null, till: till ?? null }
  const typed = (name: string) => textOf(form, name).trim() || null
  const effective_on = typed('effective_on')
  return {
    from: from ?? null,
    ...(effective_on && { effective_on }),
    change_note: typed('change_note'),
    change_note_kk: typed('change_note_kk'),
  }
}

/**
 * The version that the text was made from, and the newest one that was shown. A form of the time before forms had a base
 * was loaded with its version.
 */
export function versionsIn(form: FormData): { base: number; seen: number } {
  const number = (name: string) => {
    const text = textOf(form, name)
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
  }
  const version = number('version')
  const base = textOf(form, 'base') === '' ? version : number('base')
  if (version !== undefined && base !== undefined) return { base, seen: number('shown') ?? version }
  throw data(null, { status: 400 })
}
