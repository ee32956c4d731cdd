import { SendHorizontal } from 'lucide-react'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { bareControl, controlFrame } from '../field/control-frame.ts'

export type ComposerProps = Omit<ComponentProps<'textarea'>, 'aria-label'> & {
  /** The accessible name of the field, and what it says while it is empty. */
  label: string
  /** «Отправить». */
  send: string
  /** A button that attaches something, before the field. */
  attach?: ReactNode
  /** What is attached, above the field. */
  attached?: ReactNode
  /** Why nothing can be sent now. The text stays. */
  problem?: ReactNode
  /** Nothing can be sent now: the text stays, and the button is not pressed. */
  isHeld?: boolean
}

/**
 * Where a message is written; stands inside a form. Enter sends, Shift and Enter begin a line, Escape leaves the field; on a
 * phone Enter begins a line.
 */
export function Composer({
  label,
  send,
  attach,
  attached,
  problem,
  isHeld = false,
  className,
  onKeyDown,
  ...props
}: ComposerProps) {
  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event)
    if (event.defaultPrevented || event.nativeEvent.isComposing) return
    if (event.key === 'Escape') event.currentTarget.blur()
    if (event.key !== 'Enter' || event.shiftKey || matchMedia('(pointer: coarse)').matches) return
    event.preventDefault()
    if (!isHeld) event.currentTarget.form?.requestSubmit()
  }
  return (
    <div data-slot="composer" className={cn('grid grid-cols-[minmax(0,1fr)] gap-2', className)}>
      {attached}
      <div className="flex items-end gap-1.5">
        {attach}
        <div className={cn(controlFrame(), 'min-w-0 flex-1')}>
          <textarea
            rows={1}
            aria-label={label}
            placeholder={label}
            {...props}
            onKeyDown={press}
            className={cn(
              bareControl,
              'field-sizing-content max-h-40 min-h-control resize-none rounded-2 py-2.5 leading-snug',
            )}
          />
        </div>
        <IconButton
          type="submit"
          variant="primary"
          label={send}
          aria-disabled={isHeld || undefined}
          onClick={isHeld ? (event) => event.preventDefault() : undefined}
        >
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      <div role="status" className={problem ? 'text-danger text-sm' : 'sr-only'}>
        {problem}
      </div>
    </div>
  )
}
