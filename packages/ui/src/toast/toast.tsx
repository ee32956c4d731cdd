import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Toaster as SonnerToaster, toast as sonner } from 'sonner'
import { cn } from '../class-names.ts'
import { type Countdown, createCountdown } from './countdown.ts'

/** How long a toast stays in ms, from the portal's specification (§9). */
export const toastDuration = 5000

const tones = {
  positive: { icon: CircleCheck, className: 'text-positive' },
  warning: { icon: TriangleAlert, className: 'text-warning' },
  danger: { icon: CircleAlert, className: 'text-danger' },
  info: { icon: Info, className: 'text-info' },
} as const

export type ToastTone = keyof typeof tones

export type ToastOptions = {
  tone?: ToastTone
  /** An action; it dismisses the toast. */
  action?: { label: string; onClick: () => void }
  /** A toast with an id replaces the one with the same id. */
  id?: string | number
}

/** Shows a short message in the page's `Toaster` for 5 s without hover or focus; returns its id. */
export function toast(message: ReactNode, { tone = 'info', action, id }: ToastOptions = {}): string | number {
  return sonner.custom((key) => <ToastBody id={key} message={message} tone={tone} action={action} />, {
    id,
    // Sonner's own timer pauses on hover but not on focus; ours does both.
    duration: Number.POSITIVE_INFINITY,
    unstyled: true,
  })
}

/** Dismisses a toast, or without an id all of them. */
export function dismissToast(id?: string | number) {
  sonner.dismiss(id)
}

/** The state of the toaster for its toasts. `look` updates it when the focus has disappeared with a toast. */
const Corner = createContext({ held: false, closeLabel: '', look: () => {} })

type ToastBodyProps = Pick<ToastOptions, 'action'> & {
  id: string | number
  message: ReactNode
  tone: ToastTone
}

function ToastBody({ id, message, tone, action }: ToastBodyProps) {
  const { held, closeLabel, look } = useContext(Corner)
  const countdown = useRef<Countdown>(null)
  const line = useRef<HTMLSpanElement>(null)
  const lineMotion = useRef<Animation>(null)
  const dismiss = () => dismissToast(id)

  useEffect(() => look, [look])
  useEffect(() => {
    countdown.current ??= createCountdown(toastDuration, () => dismissToast(id))
    lineMotion.current ??=
      line.current?.animate({ transform: 'scaleX(0)' }, { duration: toastDuration, fill: 'forwards' }) ?? null
    if (!held) {
      countdown.current.run()
      lineMotion.current?.play()
    }
    return () => {
      countdown.current?.hold()
      lineMotion.current?.pause()
    }
  }, [held, id])

  const { icon: Icon, className } = tones[tone]
  return (
    <div
      data-slot="toast"
      data-tone={tone}
      className="relative grid w-full grid-cols-[20px_minmax(0,1fr)_auto] items-start gap-3 overflow-hidden rounded-3 bg-raised py-3.5 pr-3 pl-4 font-text text-row text-text shadow-3"
    >
      <Icon aria-hidden className={cn('mt-px size-5', className)} />
      <div className="wrap-break-word">
        {message}{' '}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onClick()
              dismiss()
            }}
            className="min-h-6 rounded-1 font-strong text-accent-ink underline-offset-3 hover:underline"
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        title={closeLabel}
        onClick={dismiss}
        className="-my-0.5 grid size-6 place-items-center rounded-1 text-muted hover:bg-sunk hover:text-text"
      >
        <X aria-hidden className="size-4" />
      </button>
      <span
        ref={line}
        aria-hidden
        className={cn(
          'absolute bottom-0 left-0 h-0.5 w-full origin-left bg-current opacity-50 motion-reduce:invisible',
          className,
        )}
      />
    </div>
  )
}

export type ToasterProps = {
  /** The accessible name of the region: «Сообщения». */
  label: string
  closeLabel: string
}

/**
 * The region for toasts, once per page. While it is hovered or has the focus, or the tab is hidden, no toast
 * disappears.
 */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const place = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState(false)
  const [attended, setAttended] = useState(false)
  const look = useCallback(
    () => setAttended(document.hidden || (place.current?.matches(':focus-within') ?? false)),
    [],
  )

  useEffect(() => {
    const stop = new AbortController()
    const on = { signal: stop.signal }
    const node = place.current
    node?.addEventListener('pointerenter', () => setPointed(true), on)
    node?.addEventListener('pointerleave', () => setPointed(false), on)
    node?.addEventListener('focusin', look, on)
    node?.addEventListener('focusout', look, on)
    document.addEventListener('visibilitychange', look, on)
    return () => stop.abort()
  }, [look])

  return (
    <div ref={place} data-slot="toaster">
      <Corner value={{ held: pointed || attended, closeLabel, look }}>
        <SonnerToaster
          expand
          gap={12}
          offset={24}
          mobileOffset={16}
          position="bottom-right"
          containerAriaLabel={label}
          visibleToasts={4}
        />
      </Corner>
    </div>
  )
}
