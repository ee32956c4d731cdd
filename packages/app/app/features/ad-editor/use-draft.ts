import { type RefObject, useCallback, useRef, useState } from 'react'
import { useKeeper } from '../drafts/use-keeper.ts'
import { type DraftPhoto, isChosen, isDraft, isStillThere, type StoredDraft, slotOf } from './draft-store.ts'
import { type EditorValues, editorValues } from './editor-values.ts'

type Draft = StoredDraft & {
  /** Changes when stored values replace those of the form. */
  readonly edition: number
}

type DraftOptions = {
  userId: number
  /** The ad that is edited; absent for a new one. */
  adId: number | undefined
  /** The initial values of the form. */
  given: StoredDraft
  /** Whether the page is the response to a form that was sent before scripts loaded. */
  isAnswer: boolean
}

/**
 * The draft behind the editor's form: saves what is typed in the browser after a short delay, and restores it after a
 * reload or a new sign-in.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { userId, adId, given, isAnswer }: DraftOptions,
) {
  const [draft, setDraft] = useState<Draft>({ ...given, edition: 0 })
  const latest = useRef(draft)
  latest.current = draft
  const there = useRef(given.photos)
  there.current = given.photos
  const untouched = useRef(true)
  // The page of the next step is not such a response any more, but the form it shows began as one.
  const [wasSent] = useState(isAnswer)

  /** Returns the current values of the form. */
  const gather = useCallback(
    () => (form.current ? editorValues(new FormData(form.current)) : latest.current.values),
    [form],
  )

  /** Returns the current photos. */
  const photosNow = useCallback(() => latest.current.photos, [])

  /** Changes the draft, with what was typed last, and returns what is stored of it. */
  const change = useCallback(
    (to: Partial<Pick<Draft, 'values' | 'photos'>>): StoredDraft => {
      // What was typed just before a photo was added is stored with it.
      const values = to.values ?? (untouched.current ? latest.current.values : gather())
      latest.current = { ...latest.current, ...to, values }
      setDraft(latest.current)
      const { photos, version } = latest.current
      return { values, photos, ...(version !== undefined && { version }) }
    },
    [gather],
  )

  /** Replaces the draft; what is stored before the next rendering has it already. */
  const replace = (next: Draft) => {
    latest.current = next
    setDraft(next)
  }

  const keeper = useKeeper<StoredDraft>(slotOf(userId, adId), {
    gather: () => change({}),
    onKept(stored, isFirst) {
      // An edit that was sent already says which photos to keep.
      if (!isDraft(stored) || (wasSent && adId !== undefined)) return
      const restored = stored.photos.filter((photo) => isStillThere(photo, there.current))
      // Photos that were chosen before the draft was read join its photos.
      const early = isFirst ? latest.current.photos.filter((photo) => isNewIn(stored, photo)) : []
      const photos = [...restored, ...early]
      const isTyped = isFirst && (!untouched.current || changedFields(form.current).length > 0)
      if (wasSent && isFirst)
        // What was sent is on the server already, and no field is newer. The key stays: the draft may have been submitted
        // without a response.
        replace({
          ...latest.current,
          photos: [...latest.current.photos, ...restored],
          version: stored.version,
        })
      else if (isTyped) {
        // Browsers restore some fields of a reloaded page, and users type before the draft is read: it has the rest.
        const values = { ...stored.values, ...typedIn(form.current) }
        const focusAgain = focusIn(form.current)
        replace({ ...stored, values, photos, edition: latest.current.edition + 1 })
        // The fields are new.
        setTimeout(focusAgain)
      } else replace({ ...stored, photos, edition: latest.current.edition + 1 })
    },
  })
  const { write, touch, forget } = keeper

  const keep = useCallback((to: Parameters<typeof change>[0]) => write(change(to)), [write, change])

  /** Drops the draft and starts again. */
  const restart = useCallback(
    (from: StoredDraft) => {
      setDraft(({ edition }) => ({ ...from, edition: edition + 1 }))
      untouched.current = true
      return forget()
    },
    [forget],
  )

  return {
    ...draft,
    ...keeper,
    keep,
    gather,
    photosNow,
    restart,
    /** Saves the draft after a short delay; call it on every change. */
    touch: useCallback(() => {
      untouched.current = false
      touch()
    }, [touch]),
  }
}

/** Whether a photo was chosen here and is not in a stored draft. */
function isNewIn(stored: StoredDraft, photo: DraftPhoto): boolean {
  return isChosen(photo) && !stored.photos.some(({ id }) => id === photo.id)
}

/** Names of the fields that have changed since the form came from the server. */
function changedFields(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue ? [] : [field.name]
    if (!(field instanceof HTMLInputElement) || ['hidden', 'file'].includes(field.type)) return []
    const isSame = field.value === field.defaultValue && field.checked === field.defaultChecked
    return isSame ? [] : [field.name]
  })
}

/** The values of the changed fields. */
function typedIn(form: HTMLFormElement | null): Partial<EditorValues> {
  if (!form) return {}
  const changed = new Set(changedFields(form))
  return Object.fromEntries(
    Object.entries(editorValues(new FormData(form))).filter(([name]) => changed.has(name)),
  )
}

/** Returns a function that puts the focus back into the field of a form that has it now, once that field has been replaced. */
function focusIn(form: HTMLFormElement | null): () => void {
  const field = document.activeElement
  if (!field || !form?.contains(field)) return () => {}
  const caret = isText(field) ? field.selectionStart : null
  return () => {
    const next = document.getElementById(field.id)
    next?.focus()
    if (next && isText(next) && caret !== null) next.setSelectionRange(caret, caret)
  }
}

function isText(field: Element): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
}
