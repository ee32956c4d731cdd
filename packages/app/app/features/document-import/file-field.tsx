import { buttonVariants, cn, useHydrated } from '@sauda/ui'
import { FileSpreadsheet } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { documentImportWords } from './words.ts'

type FileFieldProps = {
  /** The chosen file, which stays through checks and errors. */
  file: File | null
  disabled: boolean
  onChoose: (file: File) => void
}

/** The field of the spreadsheet; the browser's own field, which covers the frame, takes a dropped file too. */
export function FileField({ file, disabled, onChoose }: FileFieldProps) {
  const words = useWords(documentImportWords)
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)

  function take() {
    const [chosen] = input.current?.files ?? []
    if (chosen) onChoose(chosen)
    // The same file can be chosen again after it was mended.
    if (input.current) input.current.value = ''
  }

  // A file that was chosen before scripts loaded is in the field already.
  const takeEarly = useRef(take)
  useEffect(() => takeEarly.current(), [])

  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border-[1.5px] border-line-strong border-dashed p-4 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2">
      <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-accent-ink max-xs:hidden" />
      <div className="min-w-0 flex-1 basis-48">
        <p role="status" className="font-strong wrap-anywhere">
          {file ? file.name : words.file}
        </p>
        <p id="file-hint" className="text-muted text-sm">
          {words.fileHint}
        </p>
      </div>
      <input
        ref={input}
        id="file"
        type="file"
        name="file"
        required={!hydrated}
        disabled={disabled}
        accept=".xlsx"
        aria-label={words.choose}
        aria-describedby="file-hint"
        onChange={take}
        className={cn(
          'max-w-full text-sm',
          hydrated && 'absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer',
        )}
      />
      {hydrated && (
        <span
          aria-hidden
          className={cn(buttonVariants({ variant: 'quiet', size: 'sm' }), 'pointer-events-none')}
        >
          {words.choose}
        </span>
      )}
    </div>
  )
}
