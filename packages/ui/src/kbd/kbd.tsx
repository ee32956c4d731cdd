import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** A key of a keyboard shortcut. */
export function Kbd({ className, ...props }: ComponentProps<'kbd'>) {
  return (
    <kbd
      data-slot="kbd"
      className={cn(
        'inline-grid min-h-5 min-w-5 place-items-center rounded-1 border border-b-2 border-line-strong bg-surface px-1',
        'font-text text-2xs/none text-text',
        className,
      )}
      {...props}
    />
  )
}
