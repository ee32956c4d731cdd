import { type KeyHolder, signingCounts } from '@sauda/sdk/signing'
import { ProgressRow, ProgressRows, TextLink, TodoStep, TodoSteps } from '@sauda/ui'
import { CircleCheck, CircleX, Download, FileSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { TimeLine } from './batch-run.tsx'
import { BigSum } from './big-sum.tsx'
import { ByPhone } from './by-phone.tsx'
import { DialogPicture } from './dialog-picture.tsx'
import absent from './drawings/absent.svg?no-inline'
import browserKk from './drawings/browser-kk.svg?no-inline'
import browserRu from './drawings/browser-ru.svg?no-inline'
import key from './drawings/key.svg?no-inline'
import wrongKey from './drawings/wrong-key.svg?no-inline'
import { FileList } from './file-list.tsx'
import type { SigningBodyProps } from './signing-body.ts'
import { signingWords } from './words.ts'

/** The address of the program of the National Certification Authority. */
const NCALAYER = 'https://ncl.pki.gov.kz/'

/** How many of the documents are ready to be signed. */
export function PreparingBody({ kind, shown, rows }: SigningBodyProps) {
  const words = useWords(signingWords).preparing
  const { batch } = shown
  const { idle, preparing, ready } = signingCounts(batch)
  const left = idle + preparing
  return (
    <>
      <BigSum kind={kind} rows={[...rows.values()]} />
      <progress
        aria-label={words.rows(kind, batch.documents.length)}
        max={batch.documents.length}
        value={batch.documents.length - left}
        className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunk [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunk [&::-webkit-progress-value]:bg-accent"
      />
      <ProgressRows>
        <ProgressRow
          state={left > 0 ? 'now' : 'done'}
          title={words.rows(kind, batch.documents.length)}
          end={left > 0 ? words.left(left) : words.ready}
        />
      </ProgressRows>
      {ready > 0 && left === 0 && <FileList kind={kind} batch={batch} rows={rows} />}
      <Note icon={<FileSearch aria-hidden />}>{words.note}</Note>
    </>
  )
}

export function ConnectingBody({ kind, user, shown, rows }: SigningBodyProps) {
  const words = useWords(signingWords).preparing
  return (
    <>
      <BigSum kind={kind} rows={[...rows.values()]} />
      <FileList kind={kind} batch={shown.batch} rows={rows} />
      {shown.wait === 'slow' && <Note>{words.slow}</Note>}
      <ByPhone user={user} shown={shown} />
    </>
  )
}

export function AbsentBody({ user, shown }: SigningBodyProps) {
  const words = useWords(signingWords).absent
  const start = (
    <>
      <span className="font-strong">{words.start}</span>
      {words.startRest}
    </>
  )
  return (
    <>
      <DialogPicture src={absent} ground="mist" />
      <TodoSteps>
        <TodoStep current>{start}</TodoStep>
        <TodoStep>{words.back}</TodoStep>
      </TodoSteps>
      {user.signer.demo ? (
        <Note>{words.demo}</Note>
      ) : (
        <p>
          <TextLink asChild className="text-sm">
            <a href={NCALAYER} target="_blank" rel="noreferrer">
              <Download aria-hidden />
              {words.download}
            </a>
          </TextLink>
        </p>
      )}
      <ByPhone user={user} shown={shown} />
    </>
  )
}

export function BrowserBody() {
  const words = useWords(signingWords).browser
  const kk = useLanguage() === 'kk'
  const press = (
    <>
      {words.press}
      <span className="font-strong">{words.allow}</span>
      {words.pressRest}
    </>
  )
  return (
    <>
      <DialogPicture src={kk ? browserKk : browserRu} ground="aqua" />
      <TodoSteps>
        <TodoStep current>{press}</TodoStep>
        <TodoStep>{words.missing}</TodoStep>
      </TodoSteps>
    </>
  )
}

export function KeyBody({ kind, user, shown, rows, now }: SigningBodyProps) {
  const words = useWords(signingWords).key
  return (
    <>
      <DialogPicture src={key} ground="straw" />
      <div className="grid gap-x-5 gap-y-3 text-sm sm:grid-cols-2">
        <Fits
          icon={<CircleCheck aria-hidden className="size-4" />}
          title={words.fits}
          tone="text-positive"
          items={[user.bin === null ? words.companyAny : `${words.company} ${user.bin}`, words.person]}
        />
        <Fits
          icon={<CircleX aria-hidden className="size-4" />}
          title={words.fitsNot}
          tone="text-danger"
          items={[words.otherPerson, words.auth]}
        />
      </div>
      <FileList kind={kind} batch={shown.batch} rows={rows} />
      <TimeLine batch={shown.batch} now={now} />
    </>
  )
}

type FitsProps = { icon: ReactNode; title: string; tone: string; items: readonly string[] }

function Fits({ icon, title, tone, items }: FitsProps) {
  return (
    <div>
      <h3 className={`mb-1 flex items-center gap-1.5 font-strong font-text text-sm tracking-normal ${tone}`}>
        {icon}
        {title}
      </h3>
      <ul>
        {items.map((item) => (
          <li key={item} className="py-0.5 tabular-nums">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function WrongKeyBody({ shown, user }: SigningBodyProps) {
  const words = useWords(signingWords).wrongKey
  return (
    <>
      <DialogPicture src={wrongKey} ground="clay" />
      <dl className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-x-3 text-row [&>*]:py-1.5">
        <dt className="text-muted text-sm">{words.this}</dt>
        <dd className="wrap-anywhere">{shown.holder && holderText(shown.holder, words)}</dd>
        <dt className="border-line border-t text-muted text-sm">{words.needed}</dt>
        <dd className="border-line border-t tabular-nums">{user.bin && words.bin(user.bin)}</dd>
      </dl>
    </>
  )
}

type HolderWords = { bin: (bin: string) => string; iin: (iin: string) => string }

function holderText({ bin, iin, organisation, name }: KeyHolder, words: HolderWords): string {
  const number = bin === null ? iin && words.iin(iin) : words.bin(bin)
  return [bin === null ? name : organisation, number].filter(Boolean).join(', ')
}

/** A remark in a box. */
export function Note({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 rounded-2 bg-sunk px-3.5 py-3 text-sm leading-normal [&>svg]:size-5 [&>svg]:shrink-0">
      {icon}
      <p className="min-w-0 wrap-anywhere">{children}</p>
    </div>
  )
}
