import { sessionTimeLeft } from '@sauda/sdk/signing'
import { Button, TextLink, TodoStep, TodoSteps } from '@sauda/ui'
import { LoaderCircle, Smartphone, Timer } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { BigSum } from './big-sum.tsx'
import { egovWords } from './egov-words.ts'
import { FileList } from './file-list.tsx'
import { offered, unsigned } from './offered.ts'
import { isHandset } from './signer-choice.ts'
import type { SigningBodyProps } from './signing-body.ts'
import { clock } from './use-now.ts'
import type { ShownRun } from './use-signing-run.ts'
import { Note } from './waiting-bodies.tsx'

/** The code for the telephone; on a telephone itself, what to do there. */
export function EgovBody(props: SigningBodyProps) {
  const { kind, shown, rows, now, user } = props
  const words = useWords(egovWords)
  const { batch, code } = shown
  const left = sessionTimeLeft(batch, now)
  return (
    <>
      {isHandset() ? <OnHandset {...props} /> : <OnComputer {...props} />}
      {code?.read && <Note icon={<Smartphone aria-hidden />}>{words.read}</Note>}
      {code && user.signer.demo && (
        <Note>
          {words.demo}
          <code className="select-all">npm run play-egov-mobile -- {code.text}</code>
        </Note>
      )}
      <FileList kind={kind} batch={{ ...batch, documents: offered(shown) }} rows={rows} />
      {left !== null && (
        <p className="inline-flex items-center gap-1.5 text-muted text-sm tabular-nums">
          <Timer aria-hidden className="size-4" />
          {words.valid(clock(left))}
        </p>
      )}
    </>
  )
}

function OnComputer({ kind, shown }: SigningBodyProps) {
  const words = useWords(egovWords)
  const { code } = shown
  const open = (
    <>
      {words.open}
      <span className="font-strong">{words.apps}</span>
      {words.openRest}
    </>
  )
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="mx-auto flex aspect-square w-full max-w-58 items-center justify-center rounded-3 border border-line bg-[white] p-2">
        {code ? (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(code.picture)}`}
            alt={words.code}
            className="size-full"
          />
        ) : (
          <LoaderCircle
            role="img"
            aria-label={words.loading}
            className="size-8 animate-spin text-[black] motion-reduce:animate-none"
          />
        )}
      </div>
      <TodoSteps>
        <TodoStep current={!code?.read}>{open}</TodoStep>
        <TodoStep>{words.scan}</TodoStep>
        <TodoStep current={code?.read ?? false}>
          {code ? words.check(kind, code.documents.length) : words.checkAll}
        </TodoStep>
      </TodoSteps>
    </div>
  )
}

function OnHandset({ kind, shown, rows }: SigningBodyProps) {
  const words = useWords(egovWords).handset
  const { code } = shown
  const documents = offered(shown)
  return (
    <>
      <BigSum kind={kind} rows={documents.flatMap(({ id }) => rows.get(id) ?? [])} />
      <p>{words.text(kind, documents.length, unsigned(shown.batch).length)}</p>
      {code && (
        <p>
          <TextLink asChild className="text-sm">
            <a href={code.links.business} target="_blank" rel="noreferrer">
              {words.business}
            </a>
          </TextLink>
        </p>
      )}
    </>
  )
}

type EgovFootProps = { shown: ShownRun; onClose: () => void; onElsewhere: () => void }

/** The buttons below the code; on a telephone, what opens the app. */
export function EgovFoot({ shown, onClose, onElsewhere }: EgovFootProps) {
  const words = useWords(egovWords)
  const { code, choose } = shown
  if (isHandset()) {
    return (
      <>
        <Button variant="quiet" onClick={onElsewhere}>
          {words.handset.later}
        </Button>
        <Button asChild={code !== null} loading={code === null}>
          {code ? (
            <a href={code.links.mobile} target="_blank" rel="noreferrer">
              <Smartphone aria-hidden />
              {words.handset.mobile}
            </a>
          ) : (
            words.handset.mobile
          )}
        </Button>
      </>
    )
  }
  return (
    <>
      <TextLink asChild className="text-sm sm:mr-auto">
        <button type="button" onClick={() => choose('computer')}>
          {words.other}
        </button>
      </TextLink>
      <Button variant="quiet" onClick={onClose}>
        {words.cancel}
      </Button>
    </>
  )
}
