import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

/** Five floors that read as an S: x, y and width of each bar. */
const bars = [
  [8, 5.8, 18],
  [8, 10.5, 7],
  [8, 15.2, 18],
  [19, 19.9, 7],
  [8, 24.6, 18],
] as const

/** The mark without the name. On a `deep` background it uses bright colours. */
export function LogoMark({ deep = false, className, ...props }: ComponentProps<'svg'> & { deep?: boolean }) {
  return (
    <svg
      data-slot="logo-mark"
      viewBox="0 0 34 34"
      aria-hidden
      focusable="false"
      className={cn('size-8.5 shrink-0', className)}
      {...props}
    >
      <rect width="34" height="34" rx="9" className={deep ? 'fill-deep-fill' : 'fill-accent'} />
      <g className={deep ? 'fill-deep-fill-text' : 'fill-accent-text'}>
        {bars.map(([x, y, width]) => (
          <rect key={y} x={x} y={y} width={width} height="3.7" rx="1" />
        ))}
      </g>
    </svg>
  )
}

/** Mark and name, 124 × 38. The children are the name. */
export function Logo({
  deep = false,
  className,
  children,
  ...props
}: ComponentProps<'span'> & { deep?: boolean }) {
  return (
    <span
      data-slot="logo"
      className={cn(
        'inline-flex align-top h-[38px] w-[124px] items-center gap-2.5 font-display text-[1.5rem]/none font-bold tracking-[-0.045em]',
        className,
      )}
      {...props}
    >
      <LogoMark deep={deep} />
      {children}
    </span>
  )
}
