import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '../../shell/use-site.ts'
import { changedFields } from './changed-fields.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import type { ItemDesk, ItemOutcome } from './item-desk.ts'
import { textsIn, type Values } from './item-values.ts'
import type { Opened } from './use-opened.ts'

type Editing = {
  desk: ItemDesk
  outcome: ItemOutcome | undefined
  opened: Opened
  resume: (base: number, values: Values) => void
}

/** The text is stored when the typing pauses for so many milliseconds. */
const PAUSE = 400

/** Keeps what is typed with the version that it was made from, and brings it back after a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>, editing: Editing) {
  const { desk, outcome } = editing
  const userId = useSite().user?.id ?? 0
  const keyOf = (id: number | 'new') => `${desk.set} ${id} ${userId}`
  const of = keyOf(desk.item?.id ?? 'new')
  const [isResumed, setResumed] = useState(false)
  const latest = useRef(editing)
  latest.current = editing
  const timer = useRef(0)

  function isUnsaved(): boolean {
    if (!form.current) return false
    const typed = textsIn(new FormData(form.current))
    const files = form.current.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
    const { stored } = latest.current.opened
    return files > 0 || Boolean(typed['image.remove']) || changedFields(stored, typed).length > 0
  }

  function write() {
    if (!form.current) return
    if (!isUnsaved()) return forgetDraft()
    keepDraft(of, { base: latest.current.opened.base, values: textsIn(new FormData(form.current)) })
  }

  const bringBack = useRef(() => {
    if (desk.done === 'created') forgetDraft(keyOf('new'))
    const draft = outcome ? null : keptDraft(of)
    if (!draft) return
    // What was saved before a version was restored, or left for a newer one.
    const isOver = draft.base < Number(desk.at)
    if (isOver || changedFields(editing.opened.stored, draft.values).length === 0) return forgetDraft()
    editing.resume(draft.base, draft.values)
    setResumed(true)
  })
  useEffect(() => bringBack.current(), [])

  const leave = useRef(write)
  leave.current = write
  useEffect(() => {
    const left = () => leave.current()
    addEventListener('pagehide', left)
    return () => {
      removeEventListener('pagehide', left)
      clearTimeout(timer.current)
    }
  }, [])

  // What has just been saved is a draft no more.
  useEffect(() => {
    if (outcome && 'done' in outcome) leave.current()
  }, [outcome])

  return {
    /** Whether the form shows what was typed before the page was loaded. */
    isResumed,
    isUnsaved,
    write,
    /** Stores the text a moment after it has changed. */
    touch: () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(write, PAUSE)
    },
  }
}
