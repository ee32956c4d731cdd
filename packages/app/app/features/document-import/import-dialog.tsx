import type { DocumentKind } from '@sauda/sdk/documents'
import { errorText } from '@sauda/sdk/language'
import * as paths from '@sauda/sdk/paths'
import { Button, Dialog, TextLink, useHydrated } from '@sauda/ui'
import { CircleAlert, LoaderCircle } from 'lucide-react'
import { Suspense } from 'react'
import { Form, useNavigate, useNavigation } from 'react-router'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { LocalLink, useLocalPath } from '../../language/local-link.tsx'
import { DocumentHead } from '../../shell/document-head.tsx'
import { late } from '../../shell/late.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { shellWords } from '../../shell/words.ts'
import { kindWords } from '../documents/kind-words.ts'
import type { ImportOutcome } from './act-on-import.ts'
import { FileField } from './file-field.tsx'
import { useImport } from './use-import.ts'
import { documentImportWords } from './words.ts'

/** There is nothing to tell before a file is chosen. */
const LateImportAnswer = late(() => import('./import-answer.tsx'), 'ImportAnswer')

export type ImportDialogProps = {
  kind: DocumentKind
  /** The desk below the dialog: a path without language. */
  closeTo: string
  /** What a form that was posted without scripts was answered with. */
  posted: ImportOutcome | undefined
}

const FORM = 'import'

/** The import of documents from a spreadsheet: choose, see what is wrong, import. Before scripts load it is a plain form. */
export function ImportDialog({ kind, closeTo, posted }: ImportDialogProps) {
  const words = useWords(documentImportWords)
  const { dismiss } = useWords(shellWords)
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const work = useImport(kind, posted)
  const { file, now } = work
  const closeHref = localPath(closeTo)
  const running = now.state === 'running'
  return (
    <Dialog
      open
      size="lg"
      title={words.titles[kind]}
      closeLabel={dismiss}
      closeHref={closeHref}
      onOpenChange={(open) => {
        if (!open) void navigate(closeHref, { preventScrollReset: true })
      }}
      footer={<Buttons kind={kind} closeTo={closeTo} work={work} />}
    >
      <DocumentHead title={words.titles[kind]} hidden />
      <p className="text-row">
        {words.intro}{' '}
        <TextLink asChild variant="inline">
          <a href={localPath(paths.documentsTemplate(kind))}>{words.template}</a>
        </TextLink>
      </p>
      <Form
        id={FORM}
        method="post"
        encType="multipart/form-data"
        preventScrollReset
        onSubmit={(event) => event.preventDefault()}
      >
        <RenderedFor />
        <FileField
          file={file}
          disabled={running}
          onChoose={(chosen) => {
            void work.choose(chosen)
          }}
        />
      </Form>
      <Answer kind={kind} work={work} />
    </Dialog>
  )
}

type AnswerProps = Omit<ButtonsProps, 'closeTo'>

function Answer({ kind, work }: AnswerProps) {
  const { now, isStopped, isTooLate } = work
  const words = useWords(documentImportWords)
  const language = useLanguage()
  switch (now.state) {
    case 'empty':
      return null
    case 'checking':
      return (
        <p role="status" className="flex items-center gap-2 text-sm">
          <LoaderCircle aria-hidden className="size-4 text-accent motion-safe:animate-spin" />
          {words.checking}
        </p>
      )
    case 'failed': {
      const { code, errors } = now.failure
      const [of] = errors?.file ?? []
      return (
        <div role="alert" className="flex gap-2 rounded-3 bg-danger-soft p-4 text-danger text-row">
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <p>
            <strong className="font-strong">{words.failed}.</strong>{' '}
            {of === 'required' ? words.nothing : of ? words.tooLarge : errorText(code, language)}
          </p>
        </div>
      )
    }
    default:
      return (
        <Suspense>
          <LateImportAnswer kind={kind} now={now} isStopped={isStopped} isTooLate={isTooLate} />
        </Suspense>
      )
  }
}

type ButtonsProps = { kind: DocumentKind; closeTo: string; work: ReturnType<typeof useImport> }

function Buttons({ kind, closeTo, work }: ButtonsProps) {
  const words = useWords(documentImportWords)
  const { dismiss } = useWords(shellWords)
  const { count, accusative } = useWords(kindWords)[kind]
  const hydrated = useHydrated()
  const busy = useNavigation().state === 'submitting'
  const { now, file } = work
  if (!hydrated) {
    return (
      <>
        <Cancel to={closeTo}>{words.cancel}</Cancel>
        <Button type="submit" form={FORM} name="intent" value="check" variant="quiet">
          {words.check}
        </Button>
        <Button type="submit" form={FORM} name="intent" value="import">
          {words.upload}
        </Button>
      </>
    )
  }
  if (now.state === 'running') {
    return (
      <Button variant="quiet" onClick={() => void work.stop()}>
        {words.stop}
      </Button>
    )
  }
  if (now.state === 'done') return <Cancel to={closeTo}>{dismiss}</Cancel>
  const checked = now.state === 'checked' && now.result.problems.length === 0 ? now.result : null
  const documents = checked ? checked.created + checked.renewed : 0
  return (
    <>
      <Cancel to={closeTo}>{words.cancel}</Cancel>
      {file && now.state === 'failed' && (
        <Button variant="quiet" onClick={() => void work.check(file)}>
          {words.checkAgain}
        </Button>
      )}
      {file && documents > 0 && checked && (
        <Button loading={busy} onClick={() => void work.start(checked.documents)}>
          {words.uploadMany(count(documents), documents, accusative)}
        </Button>
      )}
    </>
  )
}

function Cancel({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="quiet">
      <LocalLink to={to} preventScrollReset>
        {children}
      </LocalLink>
    </Button>
  )
}
