import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type FooterColumn = {
  title: string
  /** The elements need keys. */
  links: ReactElement[]
}

export type SiteFooterProps = Omit<ComponentProps<'footer'>, 'children'> & {
  /** A `Logo deep`, 124 × 38. */
  logo: ReactNode
  /** `tel:` links; they need keys. */
  phones?: ReactElement[]
  /** Opening hours, below the phones. */
  note?: ReactNode
  columns?: FooterColumn[]
  /** The last row: the site's owner, the other language. */
  base?: ReactNode
}

const hover = '[&>a:hover]:text-deep-accent'

/** The footer of every page, on the deep background. */
export function SiteFooter({ logo, phones, note, columns, ...props }: SiteFooterProps) {
  return (
    <FooterFrame {...props}>
      <FooterLinks logo={logo} phones={phones} note={note} columns={columns} />
    </FooterFrame>
  )
}

export type FooterFrameProps = ComponentProps<'footer'> & Pick<SiteFooterProps, 'base'>

/** The footer around `FooterLinks`, for pages that render those by themselves. */
export function FooterFrame({ base, className, children, ...props }: FooterFrameProps) {
  return (
    <footer data-slot="site-footer" className={cn('bg-deep text-deep-text', className)} {...props}>
      {children}
      {base !== undefined && (
        <div className="page-wrap">
          <div className="flex flex-wrap gap-x-6 gap-y-2 border-t border-deep-line pt-5 pb-6 text-xs text-deep-muted [&>a]:inline-block [&>a]:min-h-6 [&>a:hover]:text-deep-accent">
            {base}
          </div>
        </div>
      )}
    </footer>
  )
}

export type FooterLinksProps = Pick<SiteFooterProps, 'logo' | 'phones' | 'note' | 'columns'>

/** The part of the footer above its last row: who it is, phones, and columns of links. */
export function FooterLinks({ logo, phones = [], note, columns = [] }: FooterLinksProps) {
  return (
    <div className="page-wrap grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-10 pt-12 pb-8 xs:gap-x-8 md:grid-cols-[1.35fr_1fr_1fr_1fr] md:pt-16 md:pb-10">
      <div className="max-md:col-span-full">
        {logo}
        {phones.length > 0 && (
          <ul className="mt-6 grid gap-1">
            {phones.map((phone) => (
              <li
                key={phone.key}
                className={cn(
                  'font-display text-xl/[1.35] font-normal tracking-[-0.01em] tabular-nums',
                  hover,
                )}
              >
                {phone}
              </li>
            ))}
          </ul>
        )}
        {note !== undefined && <p className="mt-2 text-sm text-deep-muted">{note}</p>}
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title} className="min-w-0">
          <h2 className="mb-2 font-text text-sm font-strong tracking-normal text-deep-muted">{title}</h2>
          <ul>
            {links.map((link) => (
              <li
                key={link.key}
                className={cn('text-row wrap-break-word [&>a]:inline-block [&>a]:py-1.25', hover)}
              >
                {link}
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}
