import { cn } from '@sauda/ui'
import { initialsOf } from './initials.ts'

type AvatarProps = { name: string; staff: boolean; blocked: boolean; size?: 'md' | 'lg' }

/** The initials of a person on a round ground: of staff petrol, of a blocked person grey. Decoration. */
export function Avatar({ name, staff, blocked, size = 'md' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={cn(
        'grid shrink-0 place-items-center rounded-full font-display font-strong',
        size === 'lg' ? 'size-14 text-lg' : 'size-10 text-sm',
        blocked
          ? 'bg-sunk text-muted'
          : staff
            ? 'bg-accent text-accent-text'
            : 'bg-accent-soft text-accent-ink',
      )}
    >
      {initialsOf(name)}
    </span>
  )
}
