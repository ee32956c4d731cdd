import { cn } from '@sauda/ui'
import type { ComponentProps } from 'react'

/** A grid of cards, two columns on a phone. */
export function AdGrid({ className, ...props }: ComponentProps<'ul'>) {
  return <ul className={cn('grid grid-cols-2 gap-x-3 gap-y-6 xs:gap-x-5 xs:gap-y-8', className)} {...props} />
}
