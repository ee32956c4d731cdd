import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { DraftPhoto } from '../ad-editor/draft-store.ts'
import type { Kept } from '../drafts/keeper.ts'
import { useKeeper } from '../drafts/use-keeper.ts'
import { type AskValues, askValues } from './ask-values.ts'

/** What is kept of a request that is being written. */
type StoredAsk = {
  readonly values: AskValues
  readonly photos: readonly DraftPhoto[]
  /** The address that has filled the form in. */
  readonly search: string
}

type AskDraftOptions = {
  /** 0 for a guest, whose text goes to whoever signs in from this page. */
  userId: number
  given: AskValues
  search: string
  /** Whether the page is the answer to the form: what was sent is newer than what is kept. */
  isAnswer: boolean
  /** The form has come back: what was sent is not forgotten. */
  isBack: boolean
}

/**
 * The request that is being written: its fields and photos are kept in this browser, also while somebody signs in or
 * registers, until it was sent (docs/decisions/0140). What another address has filled in is newer than what is kept.
 */
export function useAskDraft(
  form: RefObject<HTMLFormElement | null>,
  { userId, given, search, isAnswer, isBack }: AskDraftOptions,
) {
  // The draft stays that of the person for whom the form was rendered, when the session has ended.
  const [owner] = useState(userId)
  const [draft, setDraft] = useState({ values: given, photos: [] as readonly DraftPhoto[], edition: 0 })
  const [restored, setRestored] = useState<StoredAsk & { at: number }>()
  const [isPutAway, setPutAway] = useState(false)
  const latest = useRef(draft)
  latest.current = draft
  const isTouched = useRef(isAnswer)

  const valuesNow = useCallback(
    () => (form.current ? askValues(new FormData(form.current)) : latest.current.values),
    [form],
  )
  const photosNow = useCallback(() => latest.current.photos, [])
  const gather = useCallback(
    (): StoredAsk => ({ values: valuesNow(), photos: latest.current.photos, search }),
    [valuesNow, search],
  )
  const show = useCallback((values: AskValues, photos: readonly DraftPhoto[]) => {
    setDraft(({ edition }) => ({ values, photos, edition: edition + 1 }))
  }, [])

  const keeper = useKeeper<StoredAsk>(
    { of: 'part-request', userId: owner },
    {
      gather,
      onKept(record, isFirst) {
        const kept = storedIn(record)
        if (!kept) return
        // Photos are in no field that comes back, so they return in any case.
        if (isFirst && isTouched.current) return setDraft((old) => ({ ...old, photos: kept.photos }))
        if (isFirst && search !== '' && kept.search !== search) return
        setRestored(kept)
        setPutAway(false)
        show({ ...kept.values, idempotency_key: latest.current.values.idempotency_key ?? '' }, kept.photos)
      },
    },
  )
  const { write, touch, forget } = keeper

  const keep = useCallback(
    ({ photos }: { photos: readonly DraftPhoto[] }) => {
      latest.current = { ...latest.current, photos }
      setDraft((old) => ({ ...old, photos }))
      return write({ ...gather(), photos })
    },
    [write, gather],
  )

  useForgetting(isBack, forget)

  return {
    ...draft,
    valuesNow,
    photosNow,
    keep,
    touch: useCallback(() => {
      isTouched.current = true
      touch()
    }, [touch]),
    isMine: keeper.isMine,
    take: keeper.take,
    /** When what stands in the form was written, in ms, if it was restored. */
    restoredAt: restored?.at,
    isPutAway,
    /** Takes away what was restored, or puts it back. */
    fill(isThere: boolean) {
      setPutAway(!isThere)
      if (isThere && restored) show(restored.values, restored.photos)
      else show(given, [])
      if (!isThere) void forget()
    },
  }
}

/** Forgets the draft once it was sent: the page is left then, or comes back with what is wrong. */
function useForgetting(isBack: boolean, forget: () => unknown) {
  const { state, formMethod } = useNavigation()
  const press = useRef<'none' | 'sent'>('none')
  const latest = useRef({ isBack, forget })
  latest.current = { isBack, forget }
  if (state !== 'idle' && formMethod === 'POST') press.current = 'sent'
  if (state === 'idle' && isBack) press.current = 'none'
  // Before the keeper's own effect, which keeps what was typed last, has ended.
  useLayoutEffect(
    () => () => {
      if (press.current === 'sent' && !latest.current.isBack) latest.current.forget()
    },
    [],
  )
}

function storedIn(kept: Kept): (StoredAsk & { at: number }) | undefined {
  const { at = Date.now(), values, photos, search = '' }: Partial<StoredAsk & { at: number }> = { ...kept }
  return values && Array.isArray(photos) ? { at, values, photos, search } : undefined
}
