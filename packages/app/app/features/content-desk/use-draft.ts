import type { ContentImage } from '@sauda/sdk/content'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSite } from '../../shell/use-site.ts'
import { PUBLICATION, unsavedFields } from './changed-fields.ts'
import { forgetDraft, keepDraft, keptDraft } from './draft.ts'
import type { ItemDesk, ItemOutcome } from './item-desk.ts'
import { textsIn, type Values } from './item-values.ts'
import type { Opened } from './use-opened.ts'

type Editing = {
  desk: ItemDesk
  outcome: ItemOutcome | undefined
  opened: Opened
  resume: (base: number, values: Values, image: ContentImage | null) => void
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

  const stored = () => latest.current.opened.stored

  function isUnsaved(): boolean {
    if (!form.current) return false
    const files = form.current.querySelector<HTMLInputElement>('input[type=file]')?.files?.length ?? 0
    return files > 0 || unsavedFields(stored(), textsIn(new FormData(form.current))).length > 0
  }

  function write() {
    if (!form.current) return
    if (!isUnsaved()) return forgetDraft(of)
    const { base, image } = latest.current.opened
    const values = textsIn(new FormData(form.current))
    const unsaved = new Set(unsavedFields(stored(), values))
    // What is planned may change without a new version: what was not typed comes from there.
    for (const name of PUBLICATION) if (!unsaved.has(name)) delete values[name]
    keepDraft(of, { base, values, image })
  }

  const bringBack = useRef(() => {
    if (desk.done === 'created') forgetDraft(keyOf('new'))
    const draft = outcome ? null : keptDraft(of)
    if (!draft) return
    // What was saved before a version was restored, or left for a newer one.
    const isOver = draft.base < Number(desk.at)
    if (isOver || unsavedFields(editing.opened.stored, draft.values).length === 0) return forgetDraft(of)
    editing.resume(draft.base, draft.values, draft.image ?? null)
    setResumed(true)
  })
  useEffect(() => bringBack.current(), [])

  const leave = useRef(write)
  leave.current = write
  const unsaved = useRef(isUnsaved)
  unsaved.current = isUnsaved
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
    if (!outcome || !('done' in outcome)) return
    setResumed((was) => was && unsaved.current())
    leave.current()
  }, [outcome])

  return {
    /** Whether the form shows what was typed before the page was loaded. */
    isResumed,
    isUnsaved,
    write,
    forget: () => forgetDraft(of),
    /** Stores the text a moment after it has changed. */
    touch: () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(write, PAUSE)
    },
  }
}
