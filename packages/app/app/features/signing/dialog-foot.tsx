import { signingCounts } from '@sauda/sdk/signing'
import { Button } from '@sauda/ui'
import { KeyRound, LoaderCircle, RotateCcw, Signature, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { retryable } from './end-bodies.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import type { SigningView } from './signing-view.ts'
import { troubleWords } from './trouble-words.ts'
import { signingWords } from './words.ts'

type FootProps = SigningBodyProps & {
  view: SigningView
  onClose: () => void
  /** Closes the dialog and forgets the run that was left. */
  onLater: () => void
  onFold: () => void
}

/** The buttons of the dialog, and a line about what is kept or waited for. */
export function DialogFoot({ view, shown, now, onClose, onLater, onFold }: FootProps) {
  const words = useWords(signingWords)
  const { again } = useWords(troubleWords)
  const { run, batch, retryAt } = shown
  const { done, idle, ready, signing } = signingCounts(batch)
  const quiet = (label: string, onClick: () => void) => (
    <Button variant="quiet" onClick={onClick}>
      {label}
    </Button>
  )
  const more = (count: number) => (
    <Button onClick={() => run.start()}>
      <Signature aria-hidden />
      {words.restored.more(count)}
    </Button>
  )
  switch (view) {
    case 'preparing':
    case 'connecting':
      return quiet(words.cancel, onClose)
    case 'absent':
      return (
        <>
          <Waiting>{words.absent.waiting}</Waiting>
          {quiet(words.cancel, onClose)}
          <Button onClick={() => run.proceed()}>{words.check}</Button>
        </>
      )
    case 'browser':
      return (
        <>
          {quiet(words.cancel, onClose)}
          <Button onClick={() => run.proceed()}>{words.check}</Button>
        </>
      )
    case 'key':
      return (
        <>
          <Waiting>{words.key.waiting}</Waiting>
          {quiet(words.cancel, onClose)}
        </>
      )
    case 'wrong-key':
      return (
        <>
          {quiet(words.cancel, onClose)}
          <Button onClick={() => run.proceed()}>
            <KeyRound aria-hidden />
            {words.wrongKey.choose}
          </Button>
        </>
      )
    case 'trouble':
      return (
        <>
          {quiet(words.close, onClose)}
          <Button onClick={() => run.proceed()}>
            <RotateCcw aria-hidden />
            {again}
          </Button>
        </>
      )
    case 'one-by-one':
      return quiet(words.oneByOne.end, run.stop)
    case 'running':
      // Once everything is signed, there is nothing to stop.
      return (
        <>
          <Said>{words.running.stays(done)}</Said>
          {signing + ready > 0 ? quiet(words.running.stop, run.stop) : quiet(words.running.fold, onFold)}
        </>
      )
    case 'offline':
      return (
        <>
          <Said>
            <WifiOff aria-hidden className="size-4" />
            {words.offline.again(Math.max(0, Math.ceil(((retryAt ?? now) - now) / 1000)))}
          </Said>
          {quiet(words.close, onClose)}
          <Button onClick={run.sendNow}>{words.offline.now}</Button>
        </>
      )
    case 'restored':
      return (
        <>
          {quiet(words.restored.later, onLater)}
          {idle > 0 && more(idle)}
        </>
      )
    case 'over':
    case 'stopped':
      return (
        <>
          {quiet(words.close, onClose)}
          {idle > 0 && more(idle)}
        </>
      )
    case 'result': {
      const count = retryable(shown)
      return (
        <>
          {quiet(words.close, onClose)}
          {count > 0 && (
            <Button onClick={() => run.retry()}>
              <RotateCcw aria-hidden />
              {words.result.retry(count)}
            </Button>
          )}
        </>
      )
    }
    case 'all':
      return <Button onClick={onClose}>{words.all.done}</Button>
  }
}

function Said({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center justify-center gap-2 text-muted text-sm sm:mr-auto">{children}</span>
  )
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <Said>
      <LoaderCircle aria-hidden className="size-4 animate-spin motion-reduce:animate-none" />
      {children}
    </Said>
  )
}
