import * as paths from '@sauda/sdk/paths'
import type { FormEvent } from 'react'
import { useLocation } from 'react-router'
import { useLocalPath } from '../../language/local-link.tsx'
import type { Act } from '../ad-actions/acts.ts'
import { queueFilter, queueSearch } from './queue-view.ts'
import { isIdle } from './sent-decision.ts'

/**
 * Returns a function for the address of the page with the dialog of an action open, for an action on a photo with its
 * key. The filter of the queue stays.
 */
export function useDecideAddress(): (act: Act, photo?: string) => string {
  const { search } = useLocation()
  const entry = queueFilter(new URLSearchParams(search))
  return (act, photo) =>
    `?decide=${act}${photo ? `&photo=${photo}` : ''}${entry === null ? '' : `&queue=${entry}`}`
}

/** The page of an ad without a dialog, as a path without language. The filter of the queue stays. */
export function useAdPage(id: number): string {
  const { search } = useLocation()
  return paths.adConfirm(id) + queueSearch(queueFilter(new URLSearchParams(search)))
}

/** Decisions are posted to the page without the dialog, which also shows them when they fail. */
export function useConfirmPath(id: number): string {
  return useLocalPath()(useAdPage(id))
}

/** The props of a decision's form. It is submitted once: during a navigation shortcuts do nothing. */
export function useDecisionForm(id: number) {
  return {
    method: 'post',
    action: useConfirmPath(id),
    onSubmit: (event: FormEvent) => isIdle() || event.preventDefault(),
  } as const
}
