import { type AdValues, adValues } from '@sauda/sdk/ads'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type ChosenPhoto, forgetDraft, readDraft, writeDraft } from './draft-store.ts'

const SAVE_AFTER_MS = 300

/**
 * The draft behind the editor's form: what was typed is kept in the browser a moment after, and found again after a reload
 * or a new sign-in. `edition` changes when stored values take the form's place.
 */
export function useDraft(
  userId: number,
  form: RefObject<HTMLFormElement | null>,
  { given, isAnswer }: { given: AdValues; isAnswer: boolean },
) {
  const [draft, setDraft] = useState({ values: given, photos: [] as readonly ChosenPhoto[], edition: 0 })
  const latest = useRef(draft)
  latest.current = draft
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const untouched = useRef(true)

  const keep = useCallback(
    (change: Partial<Pick<typeof draft, 'values' | 'photos'>>) => {
      const next = { ...latest.current, ...change }
      latest.current = next
      setDraft(next)
      return writeDraft(userId, { values: next.values, photos: next.photos })
    },
    [userId],
  )

  /** What stands in the form now. */
  const gather = useCallback(
    () => (form.current ? adValues(new FormData(form.current)) : latest.current.values),
    [form],
  )

  /** Something was typed or chosen: keep it in a moment. */
  const touch = useCallback(() => {
    untouched.current = false
    clearTimeout(timer.current)
    timer.current = setTimeout(() => keep({ values: gather() }), SAVE_AFTER_MS)
  }, [keep, gather])

  useEffect(() => {
    let here = true
    const typedEarly = isAnswer || hasTyped(form.current)
    readDraft(userId).then((stored) => {
      if (!here || !stored) return
      // What was typed or sent before the draft was read goes before its words; its photos stand in no field.
      if (typedEarly || !untouched.current) setDraft((draft) => ({ ...draft, photos: stored.photos }))
      else setDraft(({ edition }) => ({ ...stored, edition: edition + 1 }))
    })
    return () => {
      here = false
      clearTimeout(timer.current)
    }
  }, [userId, form, isAnswer])

  const forget = useCallback(() => {
    clearTimeout(timer.current)
    return forgetDraft(userId)
  }, [userId])

  return { ...draft, keep, gather, touch, forget }
}

/** Whether somebody has written into the form since it came from the server. */
function hasTyped(form: HTMLFormElement | null): boolean {
  return [...(form?.elements ?? [])].some((field) => {
    if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') return false
    return field.value !== field.defaultValue || field.checked !== field.defaultChecked
  })
}
