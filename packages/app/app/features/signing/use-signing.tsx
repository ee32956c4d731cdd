import { isStaff } from '@sauda/sdk/access'
import type { DocumentKind } from '@sauda/sdk/documents'
import type { SignedKind } from '@sauda/sdk/signing'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { late } from '../../shell/late.ts'
import { useSite } from '../../shell/use-site.ts'
import { hasLeftRun } from './left-run.ts'
import type { SignerSettings, SigningRequest } from './signing-request.ts'

/** The dialog in which documents are signed; its scripts come with the first press. */
const LateSigning = late(() => import('./signing-loader.tsx'), 'SigningLoader', {
  inBrowser: true,
  waits: true,
})

export type Signing = {
  /** Opens the dialog. */
  readonly start: (what: SigningRequest['what']) => void
  /** The dialog, the strip that it folds into, or the offer to go on with a run that was left. */
  readonly dialog: ReactNode
}

/** Signs documents from a page; `onSigned` is called once some are signed. Invoices are not signed. */
export function useSigning(kind: DocumentKind, signer: SignerSettings, onSigned?: () => void): Signing {
  const { user } = useSite()
  const [asked, setAsked] = useState<SigningRequest | null>(null)
  const [turn, setTurn] = useState(0)
  const signed: SignedKind | null = kind === 'invoice' ? null : kind
  const userId = user?.id

  useEffect(() => {
    if (signed === null || userId === undefined || !hasLeftRun(userId, signed)) return
    setAsked((before) => before ?? { kind: signed, what: { left: true } })
  }, [signed, userId])

  return {
    start(what) {
      if (signed === null) return
      setTurn(turn + 1)
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
          onRetry={() => setTurn(turn + 1)}
        />
      </Suspense>
    ),
  }
}
