import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

const skeletonVariants = cva('block overflow-hidden bg-line motion-safe:animate-pulse', {
  variants: {
    shape: {
      line: 'h-3.5 rounded-1',
      picture: 'aspect-4/3 rounded-3',
      thumb: 'size-[65px] rounded-2',
      control: 'h-control rounded-2',
    },
  },
  defaultVariants: { shape: 'line' },
})

/** A placeholder for content that is being loaded. Announce it with `SkeletonGroup`. */
export function Skeleton({
  shape,
  className,
  ...props
}: ComponentProps<'span'> & VariantProps<typeof skeletonVariants>) {
  return (
    <span
      aria-hidden
      data-slot="skeleton"
      className={cn(skeletonVariants({ shape }), className)}
      {...props}
    />
  )
}

/** A placeholder for a card, with the height of a real one. */
export function SkeletonCard({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="skeleton-card" className={cn('grid content-start gap-2', className)} {...props}>
      <Skeleton shape="picture" className="mb-1" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="w-11/12" />
      <Skeleton className="w-2/3" />
    </div>
  )
}

/** Announces once to screen readers that its content is being loaded. */
export function SkeletonGroup({ label, children, ...props }: ComponentProps<'div'> & { label: string }) {
  return (
    <div data-slot="skeleton-group" role="status" aria-busy {...props}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
