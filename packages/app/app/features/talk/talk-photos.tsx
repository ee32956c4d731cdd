import { buttonVariants, cn, useHydrated } from '@sauda/ui'
import { Paperclip, X } from 'lucide-react'
import { useRef } from 'react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { photoProblemText } from '../forms/photo-problem-text.ts'
import { talkWords } from './talk-words.ts'
import type { useTalkPhotos } from './use-talk-photos.ts'

type AttachPhotosProps = { label: string; onFiles: (files: File[]) => unknown }

/** A field for photos that looks like a button; before scripts load it is the browser's own. */
export function AttachPhotos({ label, onFiles }: AttachPhotosProps) {
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const take = () => {
    const files = [...(input.current?.files ?? [])]
    if (input.current) input.current.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <span className={cn('relative shrink-0', isHydrated && 'size-control')}>
      <input
        ref={input}
        type="file"
        multiple
        name={isHydrated ? undefined : 'photos'}
        accept="image/*,.heic,.heif"
        aria-label={label}
        title={label}
        onChange={take}
        className={cn(
          isHydrated
            ? 'peer absolute inset-0 size-full cursor-pointer opacity-0 file:cursor-pointer'
            : 'max-w-30 text-sm',
        )}
      />
      {isHydrated && (
        <span
          aria-hidden
          className={cn(
            buttonVariants({ variant: 'plain' }),
            'pointer-events-none size-control p-0 peer-hover:bg-sunk',
            'peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2',
          )}
        >
          <Paperclip aria-hidden />
        </span>
      )}
    </span>
  )
}

/** The photos of the message that is being written, each with what is wrong with it. */
export function AttachedPhotos({ photos, uploads, remove }: ReturnType<typeof useTalkPhotos>) {
  const words = useWords(talkWords)
  const language = useLanguage()
  if (photos.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map(({ id, file, problem, staged }) => {
        const upload = uploads.get(id)
        const text = problem
          ? photoProblemText(problem, file.name, language)
          : upload === 'failed' || upload === 'signed_out'
            ? words.failed
            : staged === undefined && typeof upload === 'number'
              ? `${Math.round(upload * 100)} %`
              : undefined
        return (
          <li
            key={id}
            className={cn(
              'flex min-h-control max-w-full items-center gap-2 rounded-2 bg-sunk pl-3 text-sm',
              text !== undefined && typeof upload !== 'number' && 'bg-danger-soft text-danger',
            )}
          >
            <span className="min-w-0 wrap-anywhere">
              {file.name}
              {text !== undefined && <span className="block text-xs">{text}</span>}
            </span>
            <button
              type="button"
              aria-label={words.remove(file.name)}
              onClick={() => remove(id)}
              className="grid size-control shrink-0 place-items-center rounded-2 hover:bg-line"
            >
              <X aria-hidden className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
