import { type RefObject, useCallback, useRef, useState } from 'react'
import { useKeeper } from '../drafts/use-keeper.ts'
import { KEY_FIELD } from '../forms/form-key.tsx'
import { isDraft, isStillThere, type StoredDraft, slotOf } from './draft-store.ts'
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

  const keeper = useKeeper<StoredDraft>(slotOf(userId, adId), {
    gather: () => change({}),
    onKept(stored, isFirst) {
      // An edit that was sent already says which photos to keep.
      if (!isDraft(stored) || (wasSent && adId !== undefined)) return
      const photos = stored.photos.filter((photo) => isStillThere(photo, there.current))
      const typedEarly = isFirst && (wasSent || changedFields(form.current).length > 0)
      // Browsers restore some fields of a reloaded page, and users type before scripts load: the draft has the rest.
      if (typedEarly && !wasSent && untouched.current) {
        const values = { ...stored.values, ...typedIn(form.current) }
        const focused = form.current?.contains(document.activeElement) && document.activeElement?.id
        setDraft(({ edition }) => ({ ...stored, values, photos, edition: edition + 1 }))
        // The fields are new.
        if (focused) setTimeout(() => document.getElementById(focused)?.focus())
        return
      }
      // Values that were typed or sent before the draft was read take precedence over its values. Its photos stay, as
      // they are in no field, and so does the version they belong to. Its key stays too: the draft may have been
      // submitted without a response.
      if (typedEarly || (isFirst && !untouched.current))
        setDraft((draft) => ({
          ...draft,
          values: wasSent ? draft.values : withKeyOf(stored, draft),
          // What was sent is on the server already.
          photos: wasSent ? [...draft.photos, ...photos] : photos,
          version: stored.version,
        }))
      else setDraft(({ edition }) => ({ ...stored, photos, edition: edition + 1 }))
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

/** The values of a draft with the key of the stored one, under which it may have been submitted already. */
function withKeyOf(stored: StoredDraft, { values }: StoredDraft): EditorValues {
  return { ...values, [KEY_FIELD]: stored.values[KEY_FIELD] ?? values[KEY_FIELD] }
}
