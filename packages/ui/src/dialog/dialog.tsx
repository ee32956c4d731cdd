import * as DialogPrimitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import {
  type ComponentProps,
  Fragment,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { useHydrated } from '../hydrated.ts'
import { dialogScrim, dialogSheet } from './dialog-frame.ts'
import { ScrollArea } from './scroll-area.tsx'

export type DialogProps = {
  title: ReactNode
  /** One line under the title; screen readers read it with the title. */
  description?: ReactNode
  /** Buttons at the bottom, always visible. A submit button here refers to its form by `form`. */
  footer?: ReactNode
  closeLabel: string
  /** False while the dialog must not be left by accident: no close button, and neither Escape nor the scrim closes it. */
  closable?: boolean
  /** Called for Escape while the dialog is not closable. */
  onEscape?: () => void
  /** The address of the close button before scripts load. Required if the server renders the dialog open. */
  closeHref?: string
  /** The button that opens the dialog; the focus returns to it on close. */
  trigger?: ReactNode
  /** 570 or 800 px wide; on a phone as wide as the screen. */
  size?: 'md' | 'lg'
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children?: ReactNode
}

/**
 * A modal dialog for a task.
 *
 * Radix's portal renders nothing on the server. A dialog that the server renders open is therefore rendered in place,
 * without the portal, as long as it is mounted: it can be read and submitted as plain HTML, hydrates without a
 * mismatch, and keeps what was typed before scripts loaded. A dialog that opens later uses the portal.
 */
export function Dialog({ trigger, size = 'md', className, children, ...props }: DialogProps) {
  const { title, description, footer, closeLabel, closeHref, open, defaultOpen, onOpenChange } = props
  const { closable = true, onEscape } = props
  const id = useId()
  const hydrated = useHydrated()
  const [inPlace] = useState(!hydrated && (open ?? defaultOpen))
  const opener = useRef<Element | null>(null)
  // A dialog rendered by the server appears without an animation.
  const still = inPlace && 'transition-none'
  const Place = inPlace ? Fragment : DialogPrimitive.Portal
  return (
    <DialogPrimitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
      <Place>
        <DialogPrimitive.Overlay className={cn(dialogScrim, still)} />
        <DialogPrimitive.Content
          data-slot="dialog"
          // Radix sets the dialog's name in an effect, but the server's HTML needs it as well.
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={cn(dialogSheet({ size }), still, className)}
          onOpenAutoFocus={(event) => {
            // Focuses the dialog instead of its first button, so that the title is read; an `autoFocus` inside takes
            // precedence.
            event.preventDefault()
            opener.current = document.activeElement
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to the trigger; without one it returns to the element that had it before.
            if (trigger) return
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onEscapeKeyDown={(event) => {
            leaveToOpenList(event)
            if (closable) return
            event.preventDefault()
            onEscape?.()
          }}
          onInteractOutside={(event) => closable || event.preventDefault()}
        >
          {/* The line is there if the content below can be scrolled. */}
          <header className="flex items-start gap-4 border-line px-5 pt-5 pb-3 has-[+[tabindex]]:border-b sm:px-6 sm:pt-6">
            <div className="min-w-0 flex-1">
              <DialogPrimitive.Title id={`${id}-title`} className="text-xl">
                {title}
              </DialogPrimitive.Title>
              {description && (
                <p id={`${id}-description`} className="mt-1 text-muted text-sm">
                  {description}
                </p>
              )}
            </div>
            {closable && (
              <DialogPrimitive.Close asChild>
                <CloseButton label={closeLabel} href={closeHref} />
              </DialogPrimitive.Close>
            )}
          </header>
          {/* Rows as high as their content: parts that hide what overflows would shrink instead of scrolling. */}
          <ScrollArea className="grid flex-1 auto-rows-max content-start gap-4 px-5 pt-2 pb-6 sm:px-6">
            {children}
          </ScrollArea>
          {footer && (
            <footer className="flex flex-col-reverse gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-6">
              {footer}
            </footer>
          )}
        </DialogPrimitive.Content>
      </Place>
    </DialogPrimitive.Root>
  )
}

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  href: string | undefined
}

/** With `href` a link, which works before scripts load; with scripts it only closes the dialog. */
function CloseButton({ label, href, onClick, ...props }: CloseButtonProps) {
  function close(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event)
    event.preventDefault()
  }
  const icon = <X aria-hidden />
  return (
    <IconButton {...props} label={label} onClick={close} asChild={Boolean(href)} className="-mt-2 -mr-2">
      {href ? <a href={href}>{icon}</a> : icon}
    </IconButton>
  )
}

/** Escape first closes an open list, then the dialog. Radix handles it on the document before the list does. */
function leaveToOpenList(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault()
  }
}
