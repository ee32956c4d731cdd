import { clockTime, errorText, type Moment } from '@sauda/sdk/language'
import { TALK_LIMITS, type TalkMessage } from '@sauda/sdk/talk'
import { Composer, Thread, useHydrated } from '@sauda/ui'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { KeptNotice } from '../drafts/kept-notice.tsx'
import { useKeptForm } from '../drafts/use-kept-form.ts'
import { FormKey } from '../forms/form-key.tsx'
import { FormProblems } from '../forms/form-problems.tsx'
import { talkItems } from './talk-items.ts'
import { AttachedPhotos, AttachPhotos } from './talk-photos.tsx'
import { talkWords } from './talk-words.ts'
import { type TalkCalls, type TalkState, useTalk } from './use-talk.ts'
import { useTalkPhotos } from './use-talk-photos.ts'

export type TalkPanelProps = {
  /** Names the text that is kept in this browser. */
  of: string
  id: number
  thread: TalkState & { unread: number }
  calls: TalkCalls
  /** The other side, as «печатает» names it. */
  other: string
  label: string
  now: Moment
  /** The key of a message that is sent before scripts load. */
  formKey: string
  mayWrite: boolean
  noteOf: (message: TalkMessage) => string | null
  /** Why a message was not sent before scripts loaded, and its text. */
  failure: (ActionFailure & { text?: string }) | undefined
  empty?: ReactNode
}

/** A thread with its composer; works before scripts load. */
export function TalkPanel(props: TalkPanelProps) {
  const { of, id, thread, calls, other, label, now, formKey, mayWrite, noteOf, failure, empty } = props
  const words = useWords(talkWords)
  const language = useLanguage()
  const talk = useTalk(thread, calls)
  const isNew = useUnread(thread)
  const items = talkItems(talk.messages, talk.outgoing, {
    language,
    now,
    noteOf,
    photo: words.photo,
    isNew,
    problemOf: (code) => (code === 'action_not_allowed' ? words.closed : errorText(code, language)),
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Thread
        items={items}
        labels={{ ...words, them: `${other}:` }}
        readAt={talk.other_read_at ? words.read(clockTime(talk.other_read_at)) : undefined}
        typing={
          talk.sign === null ? undefined : talk.sign === 'typing' ? words.typing(other) : words.looking(other)
        }
        onRetry={(key) => talk.retry(String(key))}
        empty={empty}
        className="max-h-[60dvh] min-h-40"
      />
      <FormProblems
        title={words.sendFailed}
        failure={failure}
        labels={{ text: label, photos: words.photo }}
      />
      {mayWrite && <Writing of={of} id={id} label={label} formKey={formKey} failure={failure} talk={talk} />}
    </div>
  )
}

type WritingProps = Pick<TalkPanelProps, 'of' | 'id' | 'label' | 'formKey' | 'failure'> & {
  talk: ReturnType<typeof useTalk>
}

function Writing({ of, id, label, formKey, failure, talk }: WritingProps) {
  const words = useWords(talkWords)
  const kept = useKeptForm({ of, id, failure })
  const photos = useTalkPhotos(TALK_LIMITS.photos)
  const left = useSecondsLeft(talk.heldUntil, talk.release)
  const isHydrated = useHydrated()
  const isSending = useNavigation().formMethod === 'POST'

  async function send(event: FormEvent<HTMLFormElement>) {
    if (!isHydrated) return
    event.preventDefault()
    const form = event.currentTarget
    const field = form.elements.namedItem('text')
    const text = field instanceof HTMLTextAreaElement ? field.value.trim() : ''
    if (left > 0 || (text === '' && photos.photos.length === 0)) return
    form.reset()
    kept.forget()
    const keys = await photos.take()
    if (text !== '' || keys.length > 0) talk.write(text, keys)
  }

  return (
    <>
      <KeptNotice {...kept} />
      <Form
        {...kept.form}
        method="post"
        encType="multipart/form-data"
        onInput={() => {
          kept.form.onInput()
          talk.typed()
        }}
        onSubmit={send}
      >
        <RenderedFor />
        <FormKey value={formKey} />
        <input type="hidden" name="intent" value="send" />
        <Composer
          name="text"
          defaultValue={failure?.text}
          label={label}
          send={words.send}
          maxLength={TALK_LIMITS.text * 2}
          isHeld={left > 0 || isSending}
          problem={left > 0 ? words.wait(left) : photos.isOver ? words.tooMany : undefined}
          attach={<AttachPhotos label={words.attach} onFiles={photos.add} />}
          attached={<AttachedPhotos {...photos} />}
        />
      </Form>
    </>
  )
}

/** Whether a message was unread when the thread was opened; it stays so until the page is left. */
function useUnread({ messages, unread }: TalkPanelProps['thread']): (message: TalkMessage) => boolean {
  const [fresh] = useState(() => {
    const theirs = messages.filter(({ own }) => !own)
    return new Set(theirs.slice(theirs.length - unread).map(({ id }) => id))
  })
  return ({ id }) => fresh.has(id)
}

/** Whole seconds until a moment; 0 when it is over. */
function useSecondsLeft(until: number | undefined, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now())
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    if (until === undefined) return
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) over.current()
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
}
