import type { RefObject } from 'react'
import { useShortcutsOn } from '../moderation/shortcut-choice.ts'
import { digitOf, useKeys } from '../moderation/use-shortcuts.ts'
import { ANSWER_KINDS } from './answer-values.ts'

type AnswerKeysOptions = {
  form: RefObject<HTMLFormElement | null>
  /** A key has chosen what the shop has. */
  onKind: () => void
  /** Skips the request; absent if that is not possible. */
  onSkip: (() => void) | undefined
}

/**
 * Keys of who answers at a computer: 1, 2 and 3 choose, and the digits after that go to the price; S skips. Enter in the price
 * sends, as in every form.
 * @returns whether the keys are on
 */
export function useAnswerKeys({ form, onKind, onSkip }: AnswerKeysOptions): boolean {
  const on = useShortcutsOn()
  useKeys((event) => {
    if (event.code === 'KeyS' && !event.ctrlKey && !event.metaKey && !event.altKey && onSkip) {
      onSkip()
      return true
    }
    const kind = ANSWER_KINDS[(digitOf(event) ?? 0) - 1]
    const choice = kind && form.current?.querySelector<HTMLInputElement>(`[name=kind][value=${kind}]`)
    if (!choice) return false
    choice.checked = true
    onKind()
    const next = kind === 'none' ? '[type=submit]' : '[name=price], #price'
    form.current?.querySelector<HTMLElement>(next)?.focus()
    return true
  })
  return on
}
