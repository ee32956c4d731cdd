import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { buttonVariants, IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { useFieldControl } from '../field/field-context.ts'
import { useHydrated } from '../hydrated.ts'

export type PictureInputLabels = {
  /** «Выбрать картинку»: the button without a file. */
  choose: string
  /** «Выбрать другую»: the button beside a file. */
  replace: string
  /** «Не брать slide.png»: the button that empties the field. */
  clear: (name: string) => string
}

export type PictureInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'ref' | 'onChange'> & {
  labels: PictureInputLabels
  /** The chosen file. Another one is put into the field, which sends it with its form. */
  file: File | null
  /** Called when a file is chosen, also before scripts load, and with null when it is taken back. */
  onFile: (file: File | null) => void
  /** What goes on with the file: «Открываем HEIC…». */
  status?: ReactNode
}

/** One picture of a form: a button, and then the file's name with a small preview. Before scripts load it is native. */
export function PictureInput({ labels, file, onFile, status, className, ...props }: PictureInputProps) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const inField = useRef<File>(null)
  const noteId = useId()
  const wired = useFieldControl({ ...props, 'aria-describedby': noteId })

  function take(chosen: File | null) {
    inField.current = chosen
    onFile(chosen)
  }

  useEffect(() => {
    const field = input.current
    if (!field || inField.current === file) return
    inField.current = file
    const list = new DataTransfer()
    if (file) list.items.add(file)
    field.files = list.files
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }, [file])

  // A file that was chosen before scripts loaded is in the field already.
  const takeEarly = useRef(() => {
    const [early] = input.current?.files ?? []
    if (early && !file) take(early)
  })
  useEffect(() => takeEarly.current(), [])

  return (
    <div data-slot="picture-input" className={cn('flex min-w-0 flex-wrap items-center gap-3', className)}>
      {hydrated && file && <Preview file={file} />}
      <div
        aria-live="polite"
        id={noteId}
        className={cn('min-w-0 flex-1 basis-40 text-sm', !file && 'sr-only')}
      >
        {hydrated && file && <p className="font-strong wrap-anywhere">{file.name}</p>}
        {status && <div className="text-muted">{status}</div>}
      </div>
      <div className="relative max-w-full">
        <input
          {...props}
          {...wired}
          ref={input}
          type="file"
          aria-label={hydrated && file ? labels.replace : labels.choose}
          onChange={({ currentTarget }) => take(currentTarget.files?.[0] ?? null)}
          className={cn(
            'max-w-full text-sm',
            hydrated && 'peer absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer',
          )}
        />
        {hydrated && (
          <span
            aria-hidden
            className={cn(
              buttonVariants({ variant: 'quiet', size: 'sm' }),
              'pointer-events-none peer-hover:bg-sunk pointer-coarse:min-h-control',
              'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
            )}
          >
            {file ? labels.replace : labels.choose}
          </span>
        )}
      </div>
      {hydrated && file && (
        <IconButton
          size="sm"
          variant="quiet"
          className="pointer-coarse:size-control"
          label={labels.clear(file.name)}
          onClick={() => {
            onFile(null)
            // The button goes with the file.
            input.current?.focus()
          }}
        >
          <X aria-hidden />
        </IconButton>
      )}
    </div>
  )
}

/** The chosen picture, if the browser can decode it. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const [broken, setBroken] = useState<string>()
  if (!url || url === broken) return null
  return (
    <img src={url} alt="" onError={() => setBroken(url)} className="size-16 rounded-2 bg-sunk object-cover" />
  )
}
