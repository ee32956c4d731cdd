import type { VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'
import { bareControl, controlFrame } from '../field/control-frame.ts'
import { useFieldControl } from '../field/field-context.ts'

export type InputProps = Omit<ComponentProps<'input'>, 'size'> &
  VariantProps<typeof controlFrame> & {
    /** A decorative icon before the text. */
    icon?: ReactNode
    /** Content after the text: a unit, or an IconButton of size sm. */
    trailing?: ReactNode
  }

/** A single-line text field. `className` applies to the frame, all other props to the native input. */
export function Input({ size, icon, trailing, className, type = 'text', ...props }: InputProps) {
  return (
    <div data-slot="input" className={cn(controlFrame({ size }), className)}>
      {icon && (
        <span aria-hidden className="pointer-events-none pl-3 text-muted [&_svg]:size-5">
          {icon}
        </span>
      )}
      <input
        {...props}
        {...useFieldControl(props)}
        type={type}
        className={cn(bareControl, 'truncate', icon && 'pl-2')}
      />
      {trailing && <span className="flex shrink-0 items-center pr-1 text-muted">{trailing}</span>}
    </div>
  )
}
