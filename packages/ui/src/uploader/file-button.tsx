import { type ReactNode, useEffect, useRef } from 'react'
import { buttonVariants } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { useHydrated } from '../hydrated.ts'

export type FileButtonProps = {
  /** The field's name before scripts load. */
  name: string
  label: string
  /** What the button shows, if that is shorter than its name. */
  text?: string
  accept: string | undefined
  describedBy: string | undefined
  multiple?: boolean
  /** Opens the camera instead of a list of files. */
  capture?: boolean
  /** Makes the button a large tile, as on a touch device. */
  icon?: ReactNode
  /** Makes the tile as small as a photo. */
  small?: boolean
  onFiles: (files: File[]) => void
  className?: string
}

/** A file field. Before scripts load it is the browser's own; after that it lies, invisible, over a button. */
export function FileButton({
  name,
  label,
  text = label,
  accept,
  describedBy,
  multiple = false,
  capture = false,
  icon,
  small = false,
  onFiles,
  className,
}: FileButtonProps) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)

  const takeChosen = () => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }

  // Files chosen before hydration are still in the native field.
  const takeEarly = useRef(takeChosen)
  useEffect(() => takeEarly.current(), [])

  return (
    <div className={cn('relative max-w-full', !hydrated && 'col-span-full basis-full', className)}>
      {!hydrated && icon && (
        <span aria-hidden className="mb-1 block font-strong text-sm">
          {label}
        </span>
      )}
      <input
        ref={input}
        type="file"
        multiple={multiple}
        capture={capture ? 'environment' : undefined}
        name={hydrated ? undefined : name}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={takeChosen}
        className={cn(
          'max-w-full text-sm',
          icon && 'min-h-control',
          hydrated && 'peer absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer',
        )}
      />
      {hydrated && (
        <span
          aria-hidden
          className={cn(
            buttonVariants(
              icon ? { variant: capture ? 'soft' : 'quiet', size: 'md' } : { variant: 'quiet', size: 'sm' },
            ),
            icon && 'min-h-24 w-full flex-col px-2 text-md [&_svg]:size-6.5',
            small && 'size-full min-h-0 gap-0.5 px-1 text-xs [&_svg]:size-5',
            icon && capture && 'border-accent-line',
            'pointer-events-none',
            !capture && 'peer-hover:bg-sunk',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus',
          )}
        >
          {icon}
          {text}
        </span>
      )}
    </div>
  )
}
