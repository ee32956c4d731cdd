import { splitPath } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import type { Navigation } from 'react-router'
import { dataRouter } from '../../shell/data-router.ts'
import { PERSON_FIELD } from '../../shell/rendered-for.tsx'
import type { Decision } from './undo-answer.ts'

const KEY = 'sent-decision'

type Location = { pathname: string; search: string }

type Sent = Decision & {
  /** Where it was posted to: the page of its ad, with the filter of the queue. */
  to: string
  /** For whom its form was rendered. */
  person: string
  /** Where the moderator wanted to go in the meantime. */
  next: Location | null
  /** Whether the moderator wanted to undo it in the meantime. */
  isUndone: boolean
  /** Looks whether it is answered. */
  look: () => void
}

let sending: Sent | null = null
let last: Decision | null = null

/** The decision that is being sent from this page, and the last one that was accepted. */
export const decisionsOfPage = () => ({ sending, last })

/** Whether a form may be submitted: neither another form nor another page is on its way. */
export function isIdle(): boolean {
  const router = dataRouter()
  return !router || router.state.navigation.state === 'idle'
}

/** Undoes the publication that is being sent as soon as it is planned. */
export function undoWhenPlanned(): void {
  if (!sending) return
  sending.isUndone = true
  sending.look()
}

/** Forgets the last decision, once the moderator was told that it cannot be undone. */
export function forgetLast(): void {
  last = null
}

/**
 * Follows a form that was just submitted until it is answered. React Router would abort it if another page were opened
 * before the answer, so other pages wait: an accepted decision is followed by the page that was asked for last, and a
 * refused one stays on the screen. `onAccepted` is called before the next page is rendered.
 */
export function followDecision(onAccepted?: (decision: Decision) => void): void {
  const router = dataRouter()
  const navigation = router?.state.navigation
  if (!router || sending || navigation?.state !== 'submitting') return
  const { pathname, search } = navigation.location
  const from = router.state.location.pathname
  const answerBefore = router.state.actionData
  // A refusal may load the page again. Its answer would be gone if another page were opened meanwhile.
  let isRefused = false
  const sent: Sent = {
    act: textIn(navigation.formData, 'act') || textIn(navigation.formData, 'bulk'),
    photo: textIn(navigation.formData, 'photo'),
    adId: adIn(pathname),
    to: pathname + search,
    person: textIn(navigation.formData, PERSON_FIELD),
    next: null,
    isUndone: false,
    look: () => {
      const { state } = router
      isRefused ||= state.navigation.state === 'loading' && isNewAnswer(state.actionData, answerBefore)
      const isPlanned = sent.isUndone && leadsOn(state.navigation, pathname)
      if (sending !== sent || (state.navigation.state !== 'idle' && !isPlanned)) return
      stop()
      router.deleteBlocker(KEY)
      sending = null
      if (state.errors || isSignIn(state.location)) return
      // A list shows what became of each ad, the page of an ad shows why its decision was refused.
      const isAccepted = isPlanned || !(isRefused || state.actionData)
      if (sent.act && (isAccepted || sent.adId === null)) last = sent.act === 'undo' ? null : sent
      if (!isAccepted) return
      onAccepted?.(sent)
      // The router calls its subscribers before it has finished.
      queueMicrotask(() => goOn(sent, from))
    },
  }
  sending = sent
  router.getBlocker(KEY, ({ historyAction, nextLocation }) => {
    const { state } = router.state.navigation
    if (isRefused && state === 'loading') return true
    if (state !== 'submitting') return false
    // «Back» would lead back to the ad that was decided.
    sent.next = historyAction === 'POP' ? null : nextLocation
    return true
  })
  const stop = router.subscribe(sent.look)
}

/** Does what the moderator has asked for while a decision was being sent. */
function goOn({ to, person, next, isUndone }: Sent, from: string): void {
  const router = dataRouter()
  if (!router) return
  const { pathname } = router.state.location
  if (isUndone) {
    const formData = new FormData()
    formData.set('act', 'undo')
    formData.set(PERSON_FIELD, person)
    void router.navigate(to, { formMethod: 'post', formData })
    followDecision()
  } else if (next && next.pathname !== from && next.pathname !== pathname) {
    void router.navigate(next.pathname + next.search)
  }
}

/** Whether a publication was answered by a redirect to the next page: there is no need to wait until that is loaded. */
function leadsOn({ state, location }: Navigation, pathname: string): boolean {
  return state === 'loading' && location.pathname !== pathname && !isSignIn(location)
}

const isNewAnswer = (answer: unknown, before: unknown) => Boolean(answer) && answer !== before

function isSignIn({ pathname }: Pick<Location, 'pathname'>): boolean {
  return splitPath(pathname).path === paths.login
}

/** The ad of a moderator's page; null on a list, where several are decided at once. */
function adIn(pathname: string): number | null {
  const [, id] = /\/ads\/(\d+)\/confirm$/.exec(pathname) ?? []
  return id === undefined ? null : Number(id)
}

function textIn(form: FormData | undefined, field: string): string {
  const value = form?.get(field)
  return typeof value === 'string' ? value : ''
}
