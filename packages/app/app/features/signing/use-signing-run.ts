import { egovMobileSigner, type ShownCode } from '@sauda/sdk/egov-mobile'
import { ncaLayerSigner } from '@sauda/sdk/ncalayer'
import {
  createSigning,
  type KeyHolder,
  type SignedKind,
  type SignerWait,
  type SigningBatch,
  type SigningRun,
} from '@sauda/sdk/signing'
import client from 'ncalayer-js-client'
import { useEffect, useState } from 'react'
import { useLanguage } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { keepInBrowser } from './kept-in-browser.ts'
import { createChoice, firstWay, type Way } from './signer-choice.ts'
import type { SignedRow, SigningUser } from './signing-request.ts'
import { isGuarded } from './signing-view.ts'

/** A run as the dialog shows it. */
export type ShownRun = {
  readonly run: SigningRun
  readonly batch: SigningBatch
  readonly holder: KeyHolder | null
  readonly wait: SignerWait | null
  readonly retryAt: number | null
  /** Whether signatures outlive a reload. */
  readonly isKept: boolean
  /** With what the user signs; null while that is not chosen. */
  readonly way: Way | null
  /** What the telephone reads. */
  readonly code: ShownCode | null
  /** Signs with this from now on. */
  readonly choose: (way: Way) => void
}

/** Changes are shown at most so often, in milliseconds: a thousand documents change thousands of times. */
const SHOWN_EVERY = 50

/** Signs documents while the component is mounted. With `left` it takes up a run that was left, and asks first if signatures of it were kept. */
export function useSigningRun(
  kind: SignedKind,
  rows: readonly SignedRow[],
  user: SigningUser,
  left: boolean,
): ShownRun {
  const portal = useBrowserPortal()
  const language = useLanguage()
  const [, redraw] = useState({})
  const [code, setCode] = useState<ShownCode | null>(null)
  const [shown] = useState(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const change = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        redraw({})
      }, SHOWN_EVERY)
    }
    const choice = createChoice({
      first: user.signer.mobile ? firstWay() : 'computer',
      onChange: change,
      signers: {
        computer: ncaLayerSigner({
          client,
          url: user.signer.url ?? undefined,
          language,
          testKeys: user.signer.demo,
          permissions: permissionsOfBrowser(),
        }),
        phone: egovMobileSigner({ portal, onCode: setCode }),
      },
    })
    const run = createSigning({
      portal,
      kind,
      userId: user.id,
      ids: rows.map(({ id }) => id),
      party: user.bin,
      kept: keepInBrowser(user.id, kind, rows),
      wait: untilOnline,
      onChange: change,
      signer: choice.signer,
    })
    return { run, choice, stop: () => clearTimeout(timer) }
  })
  const { run, choice, stop } = shown
  useEffect(() => {
    void (left ? run.restore() : run.start())
    return () => {
      run.close()
      stop()
    }
  }, [run, stop, left])
  const batch = run.batch()
  const isKept = run.isKept()
  useLeavingAsked(!isKept && isGuarded(batch))
  return {
    run,
    batch,
    holder: run.holder(),
    wait: run.waitsFor(),
    retryAt: run.retryAt(),
    isKept,
    way: choice.way(),
    code,
    choose: (way) => {
      if (!choice.choose(way)) void run.proceed()
    },
  }
}

/** Has the browser ask before the page is left: what it does not keep would be lost. */
function useLeavingAsked(isAsked: boolean) {
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsked])
}

/** The types of browsers do not know the names of all permissions. */
function permissionsOfBrowser() {
  const { permissions } = navigator
  if (!permissions) return undefined
  return {
    query: ({ name }: { name: string }) => permissions.query({ name: name as PermissionName }),
  }
}

/** Waits, at most until the browser says that the network is back. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    addEventListener('online', done)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
