import { clockTime, dayLabel, type Language, type Moment } from '@sauda/sdk/language'
import type { TalkMessage } from '@sauda/sdk/talk'
import type { ThreadItem } from '@sauda/ui'
import type { Outgoing } from './outbox.ts'

type ItemOptions = {
  language: Language
  now: Moment
  /** What a note of the portal says; nothing for an unknown one. */
  noteOf: (message: TalkMessage) => string | null
  /** The description of a photo. */
  photo: string
  /** Whether a message stood there unread when the thread was opened. */
  isNew: (message: TalkMessage) => boolean
  /** Why a message was not sent. */
  problemOf: (code: string) => string
}

/** The messages as the kit shows them, with those that are on their way at the end. */
export function talkItems(
  messages: readonly TalkMessage[],
  outgoing: readonly Outgoing[],
  { language, now, noteOf, photo, isNew, problemOf }: ItemOptions,
): ThreadItem[] {
  const sent = messages.flatMap((message): ThreadItem[] => {
    const { id, own, text, photos, created_at, note } = message
    const day = dayLabel(created_at, now, language)
    if (note !== null) {
      const event = noteOf(message)
      return event === null ? [] : [{ id, event, day, isNew: isNew(message) }]
    }
    return [
      {
        id,
        isMine: own,
        text,
        day,
        time: clockTime(created_at),
        dateTime: created_at,
        isNew: isNew(message),
        photos: photos.map(({ key, small, jpeg }) => ({ id: key, src: small, full: jpeg, alt: photo })),
      },
    ]
  })
  const waiting = outgoing.map(
    ({ key, text, at, state, code }): ThreadItem => ({
      id: key,
      isMine: true,
      text: text || photo,
      day: dayLabel(at, now, language),
      time: clockTime(at),
      dateTime: at,
      state: state === 'failed' ? 'failed' : 'sending',
      ...(code !== undefined && { problem: problemOf(code) }),
    }),
  )
  return [...sent, ...waiting]
}
