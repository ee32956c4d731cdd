import type { VariantProps } from 'class-variance-authority'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { bareControl, controlFrame } from '../field/control-frame.ts'
import { useFieldControl } from '../field/field-context.ts'

export type SelectProps = Omit<ComponentProps<'select'>, 'size' | 'multiple'> &
  VariantProps<typeof controlFrame>

/** A native select in the kit's style: phones use their own picker, and no scripts are needed. */
export function Select({ size, className, ...props }: SelectProps) {
  return (
    <div data-slot="select" className={cn(controlFrame({ size }), 'relative', className)}>
      <select
        {...props}
        {...useFieldControl(props)}
        className={cn(bareControl, 'cursor-pointer appearance-none truncate rounded-2 pr-10')}
      />
      <ChevronDown aria-hidden className="pointer-events-none absolute right-3 size-5 text-muted" />
    </div>
  )
}
