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
  /** One line under the title, read out with it. */
  description?: ReactNode
  /** The acts, at the bottom, always in sight. A submit button here names its form by `form`. */
  footer?: ReactNode
  closeLabel: string
  /** Where the close button leads before scripts load. Needed when the server renders the dialog open. */
  closeHref?: string
  /** The button that opens it; takes focus back when it closes. */
  trigger?: ReactNode
  /** 570 or 800 px wide; on a phone it fills the screen. */
  size?: 'md' | 'lg'
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  className?: string
  children?: ReactNode
}

/**
 * A task that takes the page's place until it is done.
 *
 * Radix's portal renders nothing on the server. A dialog that is open in the server's HTML therefore stands in place,
 * without the portal, and stays there for as long as it is mounted: it reads and submits as plain HTML, hydrates
 * without a mismatch, and what was typed before scripts came is kept. One that opens later goes through the portal.
 */
export function Dialog({ trigger, size = 'md', className, children, ...props }: DialogProps) {
  const { title, description, footer, closeLabel, closeHref, open, defaultOpen, onOpenChange } = props
  const id = useId()
  const hydrated = useHydrated()
  const [inPlace] = useState(!hydrated && (open ?? defaultOpen))
  const opener = useRef<Element | null>(null)
  // What the page came with is there at once; only what opens later moves in.
  const still = inPlace && 'transition-none'
  const Place = inPlace ? Fragment : DialogPrimitive.Portal
  return (
    <DialogPrimitive.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <DialogPrimitive.Trigger asChild>{trigger}</DialogPrimitive.Trigger>}
      <Place>
        <DialogPrimitive.Overlay className={cn(dialogScrim, still)} />
        <DialogPrimitive.Content
          data-slot="dialog"
          // Radix names the dialog in an effect; the server's HTML needs the names too.
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          className={cn(dialogSheet({ size }), still, className)}
          onOpenAutoFocus={(event) => {
            // The sheet and not its first button, so that the title is read; an `autoFocus` inside came before and stays.
            event.preventDefault()
            opener.current = document.activeElement
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={(event) => {
            // Radix gives focus back to the trigger; without one it goes where it came from.
            if (trigger) return
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onEscapeKeyDown={leaveToOpenList}
        >
          <header className="flex items-start gap-4 px-5 pt-5 sm:px-6 sm:pt-6">
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
            <DialogPrimitive.Close asChild>
              <CloseButton label={closeLabel} href={closeHref} />
            </DialogPrimitive.Close>
          </header>
          <ScrollArea className="grid flex-1 content-start gap-4 px-5 pt-4 pb-6 sm:px-6">
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

/** With an address a link, which leads out before scripts load; with them it only closes. */
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

/** Escape closes an open list first and the dialog next. Radix listens on the document before the list hears it. */
function leaveToOpenList(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.matches('[role=combobox][aria-expanded=true]')) {
    event.preventDefault()
  }
}
