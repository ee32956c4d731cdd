import { Heart } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'

export type HeartButtonProps = Omit<ComponentProps<'button'>, 'aria-label' | 'aria-pressed' | 'children'> & {
  /** What is saved, for screen readers: «В избранное: Диски тормозные». It stays the same when the heart is pressed. */
  label: string
  /** Whether it is saved: the heart is full. */
  pressed?: boolean
  /** It lies on a picture, and has a ground of its own. */
  onPicture?: boolean
}

/** A heart that saves something, and takes it back. */
export function HeartButton({
  label,
  pressed = false,
  onPicture = false,
  type = 'button',
  className,
  ...props
}: HeartButtonProps) {
  return (
    <button
      data-slot="heart-button"
      type={type}
      aria-label={label}
      aria-pressed={pressed}
      className={cn(
        'grid size-control place-items-center rounded-2 text-accent-ink hover:bg-accent-soft',
        '[&>svg]:size-5 [&>svg]:transition-transform [&>svg]:duration-300 motion-safe:active:[&>svg]:scale-125',
        'aria-pressed:[&>svg]:fill-current',
        onPicture && 'size-10 rounded-full bg-surface/85 hover:bg-surface',
        className,
      )}
      {...props}
    >
      <Heart aria-hidden />
    </button>
  )
}
