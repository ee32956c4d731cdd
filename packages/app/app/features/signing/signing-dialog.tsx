import { signingCounts } from '@sauda/sdk/signing'
import { Button, Dialog } from '@sauda/ui'
import { LoaderCircle, TriangleAlert } from 'lucide-react'
import { type ComponentType, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { documentsChanged } from '../documents/changes.ts'
import { ChoiceBody } from './choice-body.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { useDialogText } from './dialog-text.ts'
import { EgovBody } from './egov-body.tsx'
import { AllBody, OfflineBody, OverBody, RestoredBody, ResultBody } from './end-bodies.tsx'
import { forgetLeft } from './kept-in-browser.ts'
import { OneByOneBody, RunningBody } from './running-body.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import type { OnSigned, SignedRow, SigningRequest, SigningUser } from './signing-request.ts'
import { isBusy, isGuarded, type SigningView, signingView } from './signing-view.ts'
import { troubleWords } from './trouble-words.ts'
import { useNow } from './use-now.ts'
import { useSigningRun } from './use-signing-run.ts'
import {
  AbsentBody,
  BrowserBody,
  ConnectingBody,
  KeyBody,
  Note,
  PreparingBody,
  WrongKeyBody,
} from './waiting-bodies.tsx'
import { signingWords } from './words.ts'

type SigningDialogProps = {
  request: SigningRequest
  user: SigningUser
  rows: readonly SignedRow[]
  onClose: () => void
  /** Offers another device to whoever does not want to sign on this one. */
  onElsewhere: () => void
  onSigned?: OnSigned | undefined
}

const BODIES: Record<SigningView, ComponentType<SigningBodyProps>> = {
  preparing: PreparingBody,
  choice: ChoiceBody,
  connecting: ConnectingBody,
  absent: AbsentBody,
  browser: BrowserBody,
  key: KeyBody,
  phone: EgovBody,
  'wrong-key': WrongKeyBody,
  trouble: ResultBody,
  'one-by-one': OneByOneBody,
  running: RunningBody,
  offline: OfflineBody,
  restored: RestoredBody,
  over: OverBody,
  stopped: ResultBody,
  result: ResultBody,
  all: AllBody,
}

/** NCALayer is looked for so often, in milliseconds. */
const LOOK_EVERY = 2000

/** Signs documents in one dialog that changes its content; it may be folded into a strip while signatures are sent. */
export function SigningDialog({
  request,
  user,
  rows: list,
  onClose,
  onElsewhere,
  onSigned,
}: SigningDialogProps) {
  const { kind, what } = request
  const words = useWords(signingWords)
  const { unkept } = useWords(troubleWords)
  const rows = useMemo(() => new Map(list.map((row) => [row.id, row])), [list])
  const shown = useSigningRun(kind, list, user, 'left' in what)
  const [folded, setFolded] = useState(false)
  const now = useNow()
  const { run, batch, wait, isKept } = shown
  const view = signingView(batch, wait, shown.way)
  const props = { kind, user, shown, rows, now }
  const text = useDialogText(view, props)
  const counts = signingCounts(batch)
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLSpanElement>(null)
  const ended = view === 'all' || view === 'result' || view === 'stopped'

  const look = useEffectEvent(() => void run.proceed())
  const looks = view === 'absent' && batch.phase === 'blocked'
  useEffect(() => {
    if (!looks) return
    const timer = setTimeout(look, LOOK_EVERY)
    return () => clearTimeout(timer)
  }, [looks])

  // The page shows what has been signed, and the strip opens once there is something to decide.
  const settle = useEffectEvent(() => {
    documentsChanged()
    const done = batch.documents.filter(({ step }) => step === 'done')
    if (done.length > 0) onSigned?.(done.map(({ id }) => id))
    void revalidate()
  })
  useEffect(() => {
    if (!ended) return
    setFolded(false)
    settle()
  }, [ended])

  // What the dialog is about has changed, so the focus goes back to its title.
  useEffect(() => {
    if (view && !folded) heading.current?.focus()
  }, [view, folded])

  function close() {
    if (isBusy(view) && counts.signing + counts.ready > 0) return run.stop()
    if (isBusy(view) || (!isKept && counts.kept + counts.submitting > 0)) return setFolded(true)
    run.close()
    if (counts.done > 0) settle()
    if (view === 'all') void forgetLeft(user.id, kind)
    onClose()
  }

  if (folded) {
    return (
      <section
        aria-label={text.title}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-3 bg-accent-soft p-3 px-4 text-row"
      >
        <LoaderCircle
          aria-hidden
          className="size-5 animate-spin text-accent-ink motion-reduce:animate-none"
        />
        <p role="status" className="min-w-0 flex-1 basis-50">
          {view === 'offline' ? text.title : words.strip(counts.done, batch.documents.length)}
        </p>
        <Button size="sm" variant="quiet" onClick={() => setFolded(false)}>
          {words.running.unfold}
        </Button>
      </section>
    )
  }

  const Body = BODIES[view]
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      closable={!isGuarded(batch)}
      // While the key is asked for, Escape is meant for its window.
      onEscape={() => isBusy(view) && counts.signing + counts.ready === 0 && setFolded(true)}
      closeLabel={words.close}
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          {text.title}
        </span>
      }
      description={text.lead}
      footer={
        <DialogFoot
          {...props}
          view={view}
          onClose={close}
          onFold={() => setFolded(true)}
          onElsewhere={onElsewhere}
          onLater={() => {
            run.close()
            if (counts.kept + counts.submitting === 0) void forgetLeft(user.id, kind)
            onClose()
          }}
        />
      }
    >
      {!isKept && !ended && (
        <Note icon={<TriangleAlert aria-hidden className="text-warning" />}>{unkept.note}</Note>
      )}
      <Body {...props} />
      <Announcement
        text={`${text.title}${counts.failed > 0 ? `, ${words.parts.failed(counts.failed)}` : ''}`}
        urgent={ended || counts.failed > 0}
      />
    </Dialog>
  )
}

/** Progress is read out at most so often, in milliseconds; failures and the end at once. */
const SAID_EVERY = 5000

function Announcement({ text, urgent }: { text: string; urgent: boolean }) {
  const [said, setSaid] = useState(text)
  const last = useRef(0)
  useEffect(() => {
    const since = Date.now() - last.current
    const say = () => {
      last.current = Date.now()
      setSaid(text)
    }
    if (urgent || since >= SAID_EVERY) return say()
    const timer = setTimeout(say, SAID_EVERY - since)
    return () => clearTimeout(timer)
  }, [text, urgent])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
