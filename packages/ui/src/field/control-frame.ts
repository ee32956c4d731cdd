import { cva } from 'class-variance-authority'

/** The box around the native control of every field. */
export const controlFrame = cva(
  [
    'flex w-full min-w-0 items-center rounded-2 border border-line-strong bg-surface transition-colors',
    'has-focus-visible:border-accent has-focus-visible:outline-3 has-focus-visible:outline-focus',
    'has-focus-visible:outline-offset-2',
    'has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger',
    'has-disabled:border-line has-disabled:bg-sunk has-disabled:text-muted',
  ],
  {
    variants: {
      size: {
        sm: 'min-h-control-sm text-sm',
        md: 'min-h-control text-md',
      },
    },
    defaultVariants: { size: 'md' },
  },
)

/** The native control within the box, which shows the border and the focus for it. */
export const bareControl =
  'w-full min-w-0 flex-1 self-stretch bg-transparent px-3 outline-none disabled:cursor-not-allowed'
