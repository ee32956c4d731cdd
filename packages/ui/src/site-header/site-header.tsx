import { Menu, X } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useRef } from 'react'
import { useClosingMenu } from '../action-menu/use-closing-menu.ts'
import { cn } from '../class-names.ts'

export type SiteHeaderProps = Omit<ComponentProps<'header'>, 'children'> & {
  /** A link to the home page with a `Logo`. */
  logo: ReactNode
  /** The accessible name of the main navigation. */
  navLabel: string
  /**
   * Links of the main navigation, which need keys; the current one has `aria-current`. Those with `data-optional` are
   * shown from 1200 px, and in the menu; with `data-optional="menu"`, only in the menu.
   */
  links: ReactElement[]
  /** The search. On narrow screens there is no room for it: it hides itself there until it has the focus. */
  search?: ReactNode
  /** Icon buttons that are visible at every width. */
  tools?: ReactNode
  /** The sign-in, or the user's menu: after the tools, at every width. */
  account?: ReactNode
  /** The choice of a language, before the account; on narrow screens in the menu. */
  language?: ReactNode
  /** The primary button, after the account; on narrow screens in the menu. */
  action?: ReactNode
  menuLabel: string
  /** Phones or hours, at the end of the menu of narrow screens. */
  menuNote?: ReactNode
}

/** The header of every page. Under 1050 px its links collapse into a menu, a native `details` that Escape closes. */
export function SiteHeader({
  logo,
  navLabel,
  links,
  search,
  tools,
  account,
  language,
  action,
  menuLabel,
  menuNote,
  className,
  ...props
}: SiteHeaderProps) {
  return (
    <header
      data-slot="site-header"
      className={cn('relative z-10 border-b border-line bg-surface', className)}
      {...props}
    >
      <div className="page-wrap flex h-15 items-center gap-2 nav:h-18 nav:gap-5">
        {logo}
        {search !== undefined && (
          <div className="max-w-110 nav:min-w-40 nav:flex-[1_9e4_280px]">{search}</div>
        )}
        <nav aria-label={navLabel} className="hidden nav:block">
          <ul className="flex gap-5 text-row">
            {links.map((link) => (
              <li
                key={link.key}
                className="has-[>[data-optional]]:max-lg:hidden has-[>[data-optional=menu]]:hidden [&>a]:inline-block [&>a]:border-b-2 [&>a]:border-transparent [&>a]:py-2 [&>a]:whitespace-nowrap [&>a:hover]:text-accent-ink [&>a[aria-current]]:border-accent [&>a[aria-current]]:font-strong"
              >
                {link}
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center nav:gap-3">
          {tools}
          <div className="flex min-w-0 items-center nav:gap-1.5">
            <div className="shrink-0 max-nav:hidden">{language}</div>
            {account}
            <div className="shrink-0 max-nav:hidden">{action}</div>
          </div>
          <HeaderMenu label={menuLabel}>
            <nav aria-label={navLabel}>
              <ul>
                {links.map((link) => (
                  <li
                    key={link.key}
                    className="border-line not-first:border-t [&>a]:flex [&>a]:min-h-12 [&>a]:items-center [&>a]:-outline-offset-3 [&>a:hover]:text-accent-ink [&>a[aria-current]]:font-strong [&>a[aria-current]]:text-accent-ink"
                  >
                    {link}
                  </li>
                ))}
              </ul>
            </nav>
            <div className="flex flex-wrap items-center gap-3">
              {language}
              {action}
            </div>
            {menuNote}
          </HeaderMenu>
        </div>
      </div>
    </header>
  )
}

function HeaderMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null)

  useClosingMenu(menu)

  return (
    <details ref={menu} data-slot="header-menu" className="group/menu -mr-2 nav:hidden">
      <summary
        aria-label={label}
        className="grid size-control list-none place-items-center rounded-2 hover:bg-sunk [&::-webkit-details-marker]:hidden"
      >
        <Menu aria-hidden className="size-5 group-open/menu:hidden" />
        <X aria-hidden className="hidden size-5 group-open/menu:block" />
      </summary>
      <div className="absolute inset-x-0 top-full grid max-h-[calc(100dvh-3.75rem)] gap-4 overflow-y-auto rounded-b-3 border-t border-line bg-raised px-gutter pt-3 pb-5 shadow-3">
        {children}
      </div>
    </details>
  )
}
