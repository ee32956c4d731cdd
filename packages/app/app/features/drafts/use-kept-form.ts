import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import type { ActionFailure } from '../../shell/answered.ts'
import { useSite } from '../../shell/use-site.ts'
import { type Restored, restoreIn } from './kept-texts.ts'
import type { Slot } from './record.ts'
import { fieldsIn, textsOf } from './typed-fields.ts'
import { useKeeper } from './use-keeper.ts'

type KeptFormOptions = Omit<Slot, 'userId'> & {
  /** The error of the last answer: a form that was sent without one is forgotten. */
  failure: ActionFailure | undefined
}

/**
 * Keeps what is typed into a form in this browser, until the form was sent or its author signs out (docs/decisions/0140):
 *
 *     const kept = useKeptForm({ of: 'support-thread', id, failure })
 *     <KeptNotice {...kept} />
 *     <Form method="post" {...kept.form}>
 *
 * A form that a fetcher sends calls `forget` when the answer is there.
 */
export function useKeptForm({ of, id, company, failure }: KeptFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  // The text stays that of the person for whom the form was rendered, when the session has ended.
  const [userId] = useState(useSite().user?.id ?? 0)
  const [restored, setRestored] = useState<Restored>()
  const [isPutAway, setPutAway] = useState(false)
  const { state } = useNavigation()
  const press = useRef<'none' | 'pressed' | 'sent'>('none')

  // Before the keeper's effect, which keeps what was typed last.
  const forget = useRef(() => {})
  useLayoutEffect(() => () => (press.current === 'sent' ? forget.current() : undefined), [])
  const keeper = useKeeper(
    { of, id, userId, company },
    {
      gather: () => {
        const texts = textsOf(ref.current ? fieldsIn(ref.current) : [])
        return Object.keys(texts).length > 0 ? { texts } : undefined
      },
      onKept: (kept, isFirst) => {
        const found = ref.current && restoreIn(ref.current, kept, isFirst)
        if (!found) return
        setPutAway(false)
        setRestored(found)
      },
    },
  )
  forget.current = () => {
    setRestored(undefined)
    void keeper.forget()
  }

  const latest = useRef(failure)
  latest.current = failure
  useEffect(() => {
    if (state !== 'idle') {
      if (press.current === 'pressed') press.current = 'sent'
      return
    }
    if (press.current === 'sent' && !latest.current) forget.current()
    press.current = 'none'
  }, [state])

  return {
    form: {
      ref,
      'data-kept': '',
      inert: !keeper.isMine,
      onInput: keeper.touch,
      onSubmit: () => {
        press.current = 'pressed'
      },
    },
    isMine: keeper.isMine,
    take: keeper.take,
    forget: forget.current,
    restored,
    isPutAway,
    /** Takes the restored text away, or puts it back. */
    fill: (isBack: boolean) => {
      restored?.fill(isBack)
      setPutAway(!isBack)
      if (!isBack) void keeper.forget()
    },
  }
}
