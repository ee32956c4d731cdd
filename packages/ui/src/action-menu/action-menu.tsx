import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { cn } from '../class-names.ts'
import { Slot } from '../slot/slot.tsx'
import { moveByKey } from './menu-keys.ts'
import { useClosingMenu } from './use-closing-menu.ts'

const list = cva(
  'absolute top-full z-20 mt-1 w-max max-w-[min(20rem,calc(100vw-2*var(--gutter)))] min-w-50 rounded-3 bg-raised p-2 text-row shadow-3',
  { variants: { align: { start: 'left-0', end: 'right-0' } }, defaultVariants: { align: 'end' } },
)

export type ActionMenuProps = Omit<ComponentProps<'details'>, 'children'> &
  VariantProps<typeof list> &
  Pick<ButtonProps, 'variant' | 'size'> & {
    /** Content of the button: text, an icon, or both. */
    trigger: ReactNode
    /** Accessible name of the button, if its content has no text. */
    label?: string
    /** `ActionMenuItem`s. */
    children: ReactNode
  }

/** A button that opens a list of links and actions. A native `details`, so it works before scripts load. */
export function ActionMenu({
  trigger,
  label,
  align,
  variant = 'plain',
  size,
  className,
  children,
  ...props
}: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  useClosingMenu(menu)
  return (
    <details
      ref={menu}
      data-slot="action-menu"
      // It may have been opened before hydration, and stays open.
      suppressHydrationWarning
      className={cn('group/action-menu relative w-fit', className)}
      onKeyDown={(event) => {
        if (moveByKey(event.currentTarget, event.key)) event.preventDefault()
      }}
      {...props}
    >
      <Button asChild variant={variant} size={size}>
        <summary
          aria-label={label}
          title={label}
          className="max-w-full list-none [&::-webkit-details-marker]:hidden"
        >
          {trigger}
        </summary>
      </Button>
      <ul className={list({ align })}>{children}</ul>
    </details>
  )
}

export type ActionMenuItemProps = ComponentProps<'button'> & {
  /** Marks an action that cannot be undone. */
  danger?: boolean
  /** Draws a line above: the next group of actions begins. */
  apart?: boolean
  /** Wraps the item within its row: a `<Form>` with hidden fields. */
  within?: (item: ReactNode) => ReactNode
  /** Render as the only child (a router's link, for example). */
  asChild?: boolean
}

/** A link or action of the list. */
export function ActionMenuItem({
  danger = false,
  apart = false,
  within = (item) => item,
  asChild = false,
  className,
  type = 'button',
  ...props
}: ActionMenuItemProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <li data-slot="action-menu-item" className={cn(apart && 'mt-1 border-t border-line pt-1')}>
      {within(
        <Root
          type={asChild ? undefined : type}
          className={cn(
            'flex min-h-11 w-full items-center gap-3 rounded-2 px-3 py-1.5 text-left wrap-break-word hover:bg-sunk focus-visible:-outline-offset-3',
            'disabled:opacity-40 [&_svg]:size-5 [&_svg]:shrink-0',
            danger && 'text-danger',
            className,
          )}
          {...props}
        />,
      )}
    </li>
  )
}
