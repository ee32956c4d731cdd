import * as paths from '@sauda/sdk/paths'
import { Button, buttonVariants, cn, IconButton, useHydrated } from '@sauda/ui'
import { FileText, ShieldCheck, Signature, TriangleAlert, Upload, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { useLocalPath } from '../../language/local-link.tsx'
import type { ActionFailure } from '../../shell/answered.ts'
import { RenderedFor } from '../../shell/rendered-for.tsx'
import { UploadProblem } from './upload-problem.tsx'
import { checkWords } from './words.ts'

/** A file with its signature, or a ZIP file; the browser's own field takes dropped files too. */
export function UploadPanel({ failure }: { failure: ActionFailure | undefined }) {
  const { upload: words } = useWords(checkWords)
  const id = useId()
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const busy = useNavigation().formMethod === 'POST'

  // Files chosen before scripts have loaded are in the field already.
  useEffect(() => setChosen([...(input.current?.files ?? [])]), [])

  function keep(files: readonly File[]) {
    const list = new DataTransfer()
    for (const file of files) list.items.add(file)
    if (input.current) input.current.files = list.files
    setChosen(files)
  }

  function add(files: readonly File[]) {
    const isNew = (file: File) => !files.some(({ name, size }) => name === file.name && size === file.size)
    keep([...chosen.filter(isNew), ...files])
  }

  const isLonely = chosen.length > 0 && !chosen.some(({ name }) => /\.(?:cms|p7s|sig|zip)$/i.test(name))
  return (
    <section aria-labelledby={id} className="rounded-3 bg-surface p-5 shadow-1 sm:p-6 print:hidden">
      <h2 id={id} className="mb-4 text-xl">
        {words.title}
      </h2>
      <UploadProblem failure={failure} />
      <Form
        method="post"
        action={useLocalPath()(paths.verifyDocument)}
        encType="multipart/form-data"
        className="grid grid-cols-[minmax(0,1fr)] items-stretch gap-6 md:grid-cols-2"
        onSubmit={(event) => busy && event.preventDefault()}
      >
        <RenderedFor />
        <div className="relative grid content-center justify-items-center gap-3 rounded-3 border-[1.5px] border-line-strong border-dashed px-6 py-8 text-center has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus">
          <Upload aria-hidden className="size-6 text-accent-ink" />
          <div>
            <p className="font-strong">{words.drop}</p>
            <p className="mt-1 text-muted text-sm">{words.hint}</p>
          </div>
          <input
            ref={input}
            id="files"
            type="file"
            name="files"
            multiple
            aria-label={words.choose}
            accept=".pdf,.cms,.p7s,.sig,.zip"
            onChange={(event) => add([...(event.currentTarget.files ?? [])])}
            className={cn(
              'max-w-full text-sm',
              hydrated && 'absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer',
            )}
          />
          {hydrated && (
            <span aria-hidden className={cn(buttonVariants({ variant: 'quiet' }), 'pointer-events-none')}>
              {words.choose}
            </span>
          )}
          <p className="text-muted text-xs">{words.privacy}</p>
        </div>
        <div className="grid content-start gap-3">
          <ul className="empty:hidden">
            {chosen.map((file) => (
              <li
                key={`${file.name}-${file.size}`}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3 border-line border-t py-2.5 text-row first:border-t-0"
              >
                <span className="grid size-10 place-items-center rounded-2 bg-sunk text-muted [&_svg]:size-5">
                  {/\.(?:cms|p7s|sig)$/i.test(file.name) ? (
                    <Signature aria-hidden />
                  ) : (
                    <FileText aria-hidden />
                  )}
                </span>
                <p className="min-w-0 wrap-anywhere">
                  {file.name}
                  <br />
                  <span className="text-muted text-xs tabular-nums">
                    {words.size(Math.max(1, Math.round(file.size / 1024)))}
                  </span>
                </p>
                <IconButton
                  label={words.remove(file.name)}
                  onClick={() => keep(chosen.filter((one) => one !== file))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
          {isLonely && (
            <p role="status" className="flex gap-2 text-sm text-warning">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {words.noSignature}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button type="submit" loading={busy}>
              <ShieldCheck aria-hidden />
              {words.send}
            </Button>
            {chosen.length > 0 && (
              <Button variant="plain" onClick={() => keep([])}>
                {words.clear}
              </Button>
            )}
          </div>
        </div>
      </Form>
    </section>
  )
}
