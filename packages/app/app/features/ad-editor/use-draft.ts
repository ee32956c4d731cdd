import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { beforeReload } from '../../shell/chunk-failure.ts'
import { KEY_FIELD } from '../forms/form-key.tsx'
import { isStillThere, keyOf, readDraft, type StoredDraft } from './draft-store.ts'
import { draftWriter } from './draft-writer.ts'
import { type EditorValues, editorValues } from './editor-values.ts'
import { useDraftLock } from './use-draft-lock.ts'

const SAVE_AFTER_MS = 300

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
  const { isMine, turn, onAsked, take } = useDraftLock(keyOf({ userId, adId }))
  const mayWrite = useRef(true)
  const writer = useMemo(() => draftWriter({ userId, adId }, () => mayWrite.current), [userId, adId])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unsaved = useRef<EditorValues>(undefined)
  const untouched = useRef(true)
  // The page of the next step is not such a response any more, but the form it shows began as one.
  const [wasSent] = useState(isAnswer)

  const keep = useCallback(
    (change: Partial<Pick<Draft, 'values' | 'photos'>>) => {
      // What was typed just before a photo was added is stored with it.
      const values = change.values ?? unsaved.current
      unsaved.current = undefined
      const next = { ...latest.current, ...change, ...(values && { values }) }
      latest.current = next
      setDraft(next)
      const { photos, version } = next
      return writer.write({ values: next.values, photos, version })
    },
    [writer],
  )

  /** Returns the current values of the form. */
  const gather = useCallback(
    () => (form.current ? editorValues(new FormData(form.current)) : latest.current.values),
    [form],
  )

  /** Returns the current photos. */
  const photosNow = useCallback(() => latest.current.photos, [])

  /** Saves the draft after a short delay; call it on every change. */
  const touch = useCallback(() => {
    untouched.current = false
    unsaved.current = gather()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep({ values: gather() }), SAVE_AFTER_MS)
  }, [keep, gather])

  /** Saves the last change immediately, before the page is left, and waits for changes that are being saved. */
  const flush = useCallback(
    () => (unsaved.current ? keep({ values: unsaved.current }) : writer.settled()),
    [keep, writer],
  )

  onAsked.current = flush
  useEffect(() => beforeReload(flush), [flush])

  useEffect(() => {
    let here = true
    const isFirst = turn === 0
    const typedEarly = isFirst && (wasSent || changedFields(form.current).length > 0)
    readDraft({ userId, adId }).then((stored) => {
      // An edit that was sent already says which photos to keep.
      if (!here || !stored || (wasSent && adId !== undefined)) return
      const photos = stored.photos.filter((photo) => isStillThere(photo, there.current))
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
    })
    return () => {
      here = false
      clearTimeout(timer.current)
      // The editor was closed before the delayed save.
      if (!unsaved.current) return
      const { photos, version } = latest.current
      void writer.write({ values: unsaved.current, photos, version })
    }
  }, [userId, adId, writer, form, wasSent, turn])

  // After the effect above, which saves the last change of an editor that is closed.
  useEffect(() => {
    mayWrite.current = isMine
    return () => {
      mayWrite.current = false
    }
  }, [isMine])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    unsaved.current = undefined
    return writer.forget()
  }, [writer])

  /** Drops the draft and starts again. */
  const restart = useCallback(
    (from: StoredDraft) => {
      setDraft(({ edition }) => ({ ...from, edition: edition + 1 }))
      untouched.current = true
      return forget()
    },
    [forget],
  )

  return { ...draft, keep, flush, gather, photosNow, touch, forget, restart, isMine, take }
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
