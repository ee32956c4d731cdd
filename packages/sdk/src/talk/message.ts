import { type FieldErrors, type Moment, typed } from '../language/index.ts'

/** Limits of threads: characters of a text, photos of a message, messages of one person in a minute. */
export const TALK_LIMITS = { text: 2000, photos: 5, perMinute: 30 } as const

/** A sign («печатает», «смотрит») is posted this often, in milliseconds. */
export const TALK_SIGN_EVERY = 3000

/** A sign is forgotten after this many milliseconds. */
export const TALK_SIGN_LASTS = 6000

/** A message as somebody types it. */
export interface TalkValues {
  /** The text. */
  readonly text?: unknown
  /** Keys of staged photos. */
  readonly photo_keys?: unknown
}

/** A message for the body of the call. */
export interface CheckedMessage {
  /** At most 2,000 characters; may be empty beside photos. */
  text: string
  /** Keys of staged photos, at most 5. */
  photo_keys: string[]
}

/** A valid message, or what is wrong with it. */
export type CheckedTalk = ValidTalk | InvalidTalk

/** The message may be sent. */
export interface ValidTalk {
  /** For the body of the call. */
  draft: CheckedMessage
  /** Only if something is wrong. */
  errors?: never
}

/** The message may not be sent. */
export interface InvalidTalk {
  /** Only if nothing is wrong. */
  draft?: never
  /** Error codes by field. */
  errors: FieldErrors
}

/** Checks a message: a text of at most 2,000 characters, or at least one photo. */
export function checkTalk(values: TalkValues): CheckedTalk {
  const text = typed(values.text)
  const keys = [...new Set([values.photo_keys ?? []].flat().map(typed).filter(Boolean))]
  const errors: FieldErrors = {}
  if ([...text].length > TALK_LIMITS.text) errors.text = ['too_long']
  if (text === '' && keys.length === 0) errors.text = ['required']
  if (keys.length > TALK_LIMITS.photos) errors.photo_keys = ['too_many']
  return Object.keys(errors).length > 0 ? { errors } : { draft: { text, photo_keys: keys } }
}

/** Whether somebody who showed a sign at `at` still does so: for 6 seconds. */
export function isSignLive(at: Moment, now: Moment): boolean {
  const age = new Date(now).getTime() - new Date(at).getTime()
  return age >= 0 && age < TALK_SIGN_LASTS
}
