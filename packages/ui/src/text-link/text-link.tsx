import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { Slot } from '../slot/slot.tsx'

const textLink = cva('rounded-[4px] text-accent-ink underline-offset-3 transition-colors', {
  variants: {
    variant: {
      alone:
        'inline-flex min-h-6 items-center gap-1 font-strong hover:underline [&_svg]:size-4 [&_svg]:shrink-0',
      inline: 'underline decoration-accent-line hover:decoration-current',
    },
  },
  defaultVariants: { variant: 'alone' },
})

export type TextLinkProps = ComponentProps<'a'> &
  VariantProps<typeof textLink> & {
    /** Render as the only child (a router's link, for example). */
    asChild?: boolean
  }

/**
 * `alone` stands by itself; `inline` is part of a sentence and underlined, because colour alone is not enough there.
 */
export function TextLink({ variant, asChild = false, className, ...props }: TextLinkProps) {
  const Root = asChild ? Slot : 'a'
  return <Root data-slot="text-link" className={cn(textLink({ variant }), className)} {...props} />
}
