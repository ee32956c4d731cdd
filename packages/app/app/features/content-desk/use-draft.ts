import type { ContentImage } from '@sauda/sdk/content'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { loadSpare } from '../../shell/chunk-failure.ts'
import { useSite } from '../../shell/use-site.ts'
import { readTab, writeTab } from '../drafts/tab.ts'
import { PUBLICATION, unsavedFields } from './changed-fields.ts'
import type { ItemDesk, ItemOutcome } from './item-desk.ts'
import { textsIn, type Values } from './item-values.ts'
import type { Opened } from './use-opened.ts'

/** What was typed and not saved, with the version that it was made from. */
type KeptDraft = {
  base: number
  values: Values
  /** The picture of the values, which need not be a part of the entry yet. */
  image?: ContentImage | null
  /** The name of a picture that was chosen and not sent. */
  file?: string | undefined
}

type Editing = {
  desk: ItemDesk
  outcome: ItemOutcome | undefined
  opened: Opened
  resume: (base: number, values: Values, image: ContentImage | null) => void
}

/** A picture that was chosen before the page was loaded; without its file it has to be chosen again. */
export type LostPicture = { name: string; file?: File | undefined }

const loadPicture = (userId: number) => () =>
  import('./kept-picture.ts').then(({ keptPicture }) => keptPicture(userId))

/** One for each entry and user, in each tab: two tabs are two editors (docs/decisions/0107). */
const slotOf = (of: string) => `content-draft ${of}`

/** The draft of an entry, if this tab has one. */
function keptDraft(of: string): KeptDraft | null {
  const draft = readTab(slotOf(of)) as KeptDraft | null
  return Number.isInteger(draft?.base) && typeof draft?.values === 'object' ? draft : null
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
  const [lost, setLost] = useState<LostPicture | null>(null)
  // The name of a picture of the draft until it is in the form again: it may be read slowly, or be gone.
  const awaited = useRef<string>(undefined)
  // The picture that this browser keeps.
  const kept = useRef<File>(undefined)

  const stored = () => latest.current.opened.stored

  function isUnsaved(): boolean {
    if (!form.current) return false
    return (
      chosenIn(form.current) !== undefined ||
      unsavedFields(stored(), textsIn(new FormData(form.current))).length > 0
    )
  }

  function write() {
    if (!form.current) return
    const file = chosenIn(form.current)
    if (file) awaited.current = undefined
    if (!isUnsaved() && awaited.current === undefined) return forget(of)
    if (file && file !== kept.current) {
      kept.current = file
      void loadSpare(loadPicture(userId)).then((picture) => picture?.keep(of, file))
    }
    const { base, image } = latest.current.opened
    const values = textsIn(new FormData(form.current))
    const unsaved = new Set(unsavedFields(stored(), values))
    // What is planned may change without a new version: what was not typed comes from there.
    for (const name of PUBLICATION) if (!unsaved.has(name)) delete values[name]
    const draft: KeptDraft = { base, values, image, file: file?.name ?? awaited.current }
    writeTab(slotOf(of), draft)
  }

  function forget(one: string) {
    if (kept.current || keptDraft(one)?.file !== undefined)
      void loadSpare(loadPicture(userId)).then((picture) => picture?.forget(one))
    kept.current = undefined
    awaited.current = undefined
    writeTab(slotOf(one), null)
  }

  async function bringPicture(name: string) {
    const file = await (await loadSpare(loadPicture(userId)))?.find(of, name)
    if (awaited.current !== name) return
    kept.current = file
    setLost({ name, file })
  }

  const bringBack = useRef(() => {
    if (desk.done === 'created') forget(keyOf('new'))
    const draft = outcome ? null : keptDraft(of)
    if (!draft) return
    // What was saved before a version was restored, or left for a newer one.
    const isOver = draft.base < Number(desk.at)
    const isSaved = unsavedFields(editing.opened.stored, draft.values).length === 0
    if (isOver || (isSaved && draft.file === undefined)) return forget(of)
    editing.resume(draft.base, draft.values, draft.image ?? null)
    setResumed(true)
    awaited.current = draft.file
    if (draft.file !== undefined) void bringPicture(draft.file)
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
    setLost(null)
    awaited.current = undefined
    setResumed((was) => was && unsaved.current())
    leave.current()
  }, [outcome])

  return {
    /** Whether the form shows what was typed before the page was loaded. */
    isResumed,
    isUnsaved,
    /** The picture that was chosen then. */
    lost,
    write,
    forget: () => {
      // What was typed last would be stored after it was to be forgotten, while the next page loads.
      clearTimeout(timer.current)
      forget(of)
    },
    /** Stores the text a moment after it has changed. */
    touch: () => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(write, PAUSE)
    },
  }
}

/** The picture that is chosen in a form. */
function chosenIn(form: HTMLFormElement): File | undefined {
  return form.querySelector<HTMLInputElement>('input[type=file]')?.files?.[0]
}
