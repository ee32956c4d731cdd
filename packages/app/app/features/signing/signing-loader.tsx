import { attempt } from '@sauda/sdk'
import { allDocuments } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import { Button } from '@sauda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { shellWords } from '../../shell/words.ts'
import { isPhone } from './is-phone.ts'
import { forgetLeft, leftRows } from './kept-in-browser.ts'
import { PhoneDialog } from './phone-dialog.tsx'
import { SigningDialog } from './signing-dialog.tsx'
import type { OnSigned, SignedRow, SigningRequest, SigningUser } from './signing-request.ts'
import { signingWords } from './words.ts'

type SigningLoaderProps = {
  request: SigningRequest
  user: SigningUser
  onClose: () => void
  onSigned?: OnSigned | undefined
  /** Called once the documents are found, or are not. */
  onShown: () => void
  /** Begins anew after a failure. */
  onRetry: () => void
}

type Found = { rows: readonly SignedRow[]; unsigned?: number } | { error: string } | null

/** Finds the documents that are to be signed, then opens the dialog. A run that was left is offered first. */
export function SigningLoader({ request, user, onClose, onSigned, onShown, onRetry }: SigningLoaderProps) {
  const words = useWords(signingWords)
  const { failures } = useWords(shellWords)
  const language = useLanguage()
  const portal = useBrowserPortal()
  const { kind, what } = request
  const [found, setFound] = useState<Found>('rows' in what ? what : null)
  const [agreed, setAgreed] = useState(!('left' in what))
  const [here, setHere] = useState(false)
  const [onPhone, setOnPhone] = useState(() => !('left' in what) && !user.signer.mobile && isPhone(navigator))

  useEffect(() => {
    if ('rows' in what) return
    let on = true
    const find = async (): Promise<Found> => {
      if ('left' in what) return leftRows(user.id, kind)
      const page = await allDocuments(portal, kind, what.filter)
      return page.error ? { error: page.error.code } : { rows: page.items }
    }
    void attempt(find()).then(
      (result) => on && setFound(result.ok ? result.value : { error: result.error.code }),
    )
    return () => {
      on = false
    }
  }, [what, portal, kind, user.id])

  const shown = useEffectEvent(onShown)
  useEffect(() => {
    if (found !== null) shown()
  }, [found])

  if (found === null) return null
  if ('error' in found) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-4 rounded-3 bg-surface p-4 shadow-1">
        <p className="min-w-0 flex-1 basis-60">{errorText(found.error, language)}</p>
        <Button size="sm" variant="quiet" onClick={onRetry}>
          {failures.retry}
        </Button>
      </div>
    )
  }
  if (found.rows.length === 0) return null
  if (!agreed) {
    return (
      <section
        aria-label={words.resume}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 bg-accent-soft p-3 px-4 text-row"
      >
        <p className="min-w-0 flex-1 basis-50">
          {words.left(kind, found.unsigned ?? found.rows.length, found.rows.length)}
        </p>
        <Button size="sm" onClick={() => setAgreed(true)}>
          {words.resume}
        </Button>
        <Button
          size="sm"
          variant="plain"
          onClick={() => {
            void forgetLeft(user.id, kind)
            onClose()
          }}
        >
          {words.restored.later}
        </Button>
      </section>
    )
  }
  if (onPhone) {
    return (
      <PhoneDialog
        kind={kind}
        rows={found.rows}
        onClose={onClose}
        onHere={() => {
          setHere(true)
          setOnPhone(false)
        }}
      />
    )
  }
  return (
    <SigningDialog
      request={request}
      // On a computer that was taken for a phone, NCALayer signs.
      user={here ? { ...user, signer: { ...user.signer, mobile: false } } : user}
      rows={found.rows}
      onClose={onClose}
      onElsewhere={() => setOnPhone(true)}
      onSigned={onSigned}
    />
  )
}
