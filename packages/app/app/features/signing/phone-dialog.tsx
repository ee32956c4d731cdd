import { attempt } from '@sauda/sdk'
import { errorText } from '@sauda/sdk/language'
import { type SignedKind, sendSigningLink } from '@sauda/sdk/signing'
import { Button, Dialog, TodoStep, TodoSteps } from '@sauda/ui'
import { CircleCheck, Mail, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { useBrowserPortal } from '../../shell/browser-portal.ts'
import { useSite } from '../../shell/use-site.ts'
import { BigSum } from './big-sum.tsx'
import { DialogPicture } from './dialog-picture.tsx'
import absent from './drawings/absent.svg?no-inline'
import { phoneWords } from './phone-words.ts'
import type { SignedRow } from './signing-request.ts'

type PhoneDialogProps = {
  kind: SignedKind
  rows: readonly SignedRow[]
  onClose: () => void
  /** Signs on this device all the same: browsers may take a computer for a phone. */
  onHere: () => void
}

type Sending = { state: 'idle' | 'sending' } | { state: 'failed'; code: string }

/** A phone has no NCALayer: offers to mail the user a link to the documents, to sign them on a computer. */
export function PhoneDialog({ kind, rows, onClose, onHere }: PhoneDialogProps) {
  const words = useWords(phoneWords)
  const language = useLanguage()
  const portal = useBrowserPortal()
  const { user } = useSite()
  const [sending, setSending] = useState<Sending>({ state: 'idle' })
  const [sent, setSent] = useState(false)
  const [only] = rows
  const email = user?.email ?? ''

  async function send() {
    setSending({ state: 'sending' })
    const id = rows.length === 1 && only ? only.id : null
    const result = await attempt(sendSigningLink(portal, { kind, id }))
    if (result.ok) setSent(true)
    setSending(result.ok ? { state: 'idle' } : { state: 'failed', code: result.error.code })
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      closeLabel={words.close}
      title={words.title}
      description={words.lead}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button
            variant={sent ? 'quiet' : 'primary'}
            loading={sending.state === 'sending'}
            onClick={() => void send()}
          >
            <Mail aria-hidden />
            {sent ? words.again : words.send}
          </Button>
        </>
      }
    >
      <DialogPicture src={absent} ground="mist" />
      <BigSum kind={kind} rows={rows} />
      {sent ? (
        <p role="status" className="flex gap-2.5 rounded-2 bg-positive-soft px-3.5 py-3 text-sm">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-positive" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-strong">{words.sent}.</strong> {words.arrives(email)}
          </span>
        </p>
      ) : (
        <TodoSteps>
          <TodoStep current>{words.mail(email)}</TodoStep>
          <TodoStep>{words.open}</TodoStep>
        </TodoSteps>
      )}
      {sending.state === 'failed' && (
        <p role="alert" className="flex gap-2.5 rounded-2 bg-danger-soft px-3.5 py-3 text-sm">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-danger" />
          <span className="min-w-0 wrap-anywhere">
            {words.failed} {errorText(sending.code, language)}
          </span>
        </p>
      )}
      <p>
        <button
          type="button"
          onClick={onHere}
          className="min-h-control-sm text-accent-ink text-sm underline-offset-3 hover:underline"
        >
          {words.here}
        </button>
      </p>
    </Dialog>
  )
}
