import { cva, type VariantProps } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { Slot, Slottable } from '../slot/slot.tsx'

// The text colour is set through --ink, so that the spinner keeps it while the text is transparent.
export const buttonVariants = cva(
  [
    'relative inline-flex items-center justify-center gap-2 rounded-2 border border-transparent',
    'text-center font-strong text-(--ink) leading-tight transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed',
    '[&_svg]:size-5 [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-accent [--ink:var(--accent-text)] hover:bg-accent-hover active:bg-accent-press',
        quiet: 'border-line-strong bg-surface [--ink:var(--text)] hover:bg-sunk',
        soft: 'bg-accent-soft [--ink:var(--accent-ink)] hover:border-accent-line',
        plain: '[--ink:var(--accent-ink)] hover:bg-accent-soft',
        danger: 'bg-danger [--ink:var(--danger-text)] hover:bg-danger-hover',
        'danger-quiet': 'border-danger [--ink:var(--danger)] hover:bg-danger-soft',
        deep: 'bg-deep-fill [--ink:var(--deep-fill-text)] hover:bg-deep-text',
      },
      size: {
        sm: 'min-h-control-sm px-3 py-1 text-sm',
        md: 'min-h-control px-5 py-1.5 text-md',
        lg: 'min-h-control-lg px-8 py-2 text-lg',
      },
      loading: { true: 'text-transparent transition-none' },
    },
    compoundVariants: [{ variant: 'plain', size: ['md', 'lg'], class: 'px-3' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export type ButtonProps = ComponentProps<'button'> &
  Omit<VariantProps<typeof buttonVariants>, 'loading'> & {
    /** Render as the only child (a link, for example). */
    asChild?: boolean
    /** Shows a spinner over the text, keeps the width and ignores presses; the focus stays. */
    loading?: boolean
  }

export function Button({
  variant,
  size,
  asChild = false,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="button"
      type={asChild ? undefined : type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cn(buttonVariants({ variant, size, loading }), className)}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {loading && <LoaderCircle aria-hidden className="absolute animate-spin text-(--ink)" />}
    </Root>
  )
}

const squares = { sm: 'size-control-sm', md: 'size-control', lg: 'size-control-lg' } as const

export type IconButtonProps = Omit<ButtonProps, 'aria-label'> & {
  /** What the button does, for screen readers; also its tooltip. */
  label: string
}

export function IconButton({
  label,
  size,
  variant = 'plain',
  loading,
  children,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Button
      data-slot="icon-button"
      aria-label={label}
      title={label}
      size={size}
      variant={variant}
      loading={loading}
      className={cn(
        squares[size ?? 'md'],
        'p-0',
        variant === 'plain' && '[--ink:var(--text)] hover:bg-sunk',
        className,
      )}
      {...props}
    >
      {children}
    </Button>
  )
}
