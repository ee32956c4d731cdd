import { isStaff } from '@sauda/sdk/access'
import type { DocumentKind } from '@sauda/sdk/documents'
import type { SignedKind } from '@sauda/sdk/signing'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'
import { hasLeftRun } from './left-run.ts'
import type { OnSigned, SignerSettings, SigningRequest } from './signing-request.ts'

/** The dialog in which documents are signed; its scripts come with the first press. */
const LateSigning = late(() => import('./signing-loader.tsx'), 'SigningLoader', {
  inBrowser: true,
  waits: true,
})

export type Signing = {
  /** What was pressed while its dialog has not come yet; null otherwise. */
  readonly starting: SigningRequest['what'] | null
  /** Opens the dialog. */
  readonly start: (what: SigningRequest['what']) => void
  /** The dialog, the strip that it folds into, or the offer to go on with a run that was left. */
  readonly dialog: ReactNode
}

/** Signs documents from a page; `onSigned` is called with the ids of those that are signed. Invoices are not signed. */
export function useSigning(kind: DocumentKind, signer: SignerSettings, onSigned?: OnSigned): Signing {
  const { user } = useSite()
  const [asked, setAsked] = useState<SigningRequest | null>(null)
  const [turn, setTurn] = useState(0)
  const [starting, setStarting] = useState<Signing['starting']>(null)
  const signed: SignedKind | null = kind === 'invoice' ? null : kind
  const userId = user?.id

  useEffect(() => {
    if (signed === null || userId === undefined || !hasLeftRun(userId, signed)) return
    setAsked((before) => before ?? { kind: signed, what: { left: true } })
  }, [signed, userId])

  return {
    starting,
    start(what) {
      if (signed === null) return
      setTurn(turn + 1)
      setStarting(what)
      setAsked({ kind: signed, what })
    },
    dialog: user && asked && (
      <Suspense>
        <LateSigning
          key={turn}
          request={asked}
          user={{ id: user.id, bin: isStaff(user.role_id) ? null : user.bin, signer }}
          onClose={() => setAsked(null)}
          onSigned={onSigned}
          onShown={() => setStarting(null)}
          onRetry={() => setTurn(turn + 1)}
        />
      </Suspense>
    ),
  }
}
