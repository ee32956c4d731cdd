import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

export type ErrorPageProps = ComponentProps<'section'> & {
  /** The HTTP status, in large digits. */
  status: number
  /** What happened, in the user's language: the page's `h1`. */
  message: ReactNode
  /** A link to the home page or a button that tries again, already styled. */
  homeLink?: ReactNode
  /** A `Drawing`. */
  drawing?: ReactNode
}

/** The content of a page that could not be shown. The children, if any, are a longer explanation. */
export function ErrorPage({
  status,
  message,
  homeLink,
  drawing,
  className,
  children,
  ...props
}: ErrorPageProps) {
  return (
    <section
      data-slot="error-page"
      className={cn(
        'page-wrap grid min-h-[60vh] content-center justify-items-center gap-3 py-12 text-center',
        className,
      )}
      {...props}
    >
      {drawing !== undefined && <div className="grid w-60 place-items-center [&>img]:w-full">{drawing}</div>}
      <p className="font-display text-[5rem]/none font-semibold tracking-[-0.04em] text-accent-ink tabular-nums">
        {status}
      </p>
      <h1 className="max-w-full text-2xl wrap-break-word">{message}</h1>
      {children !== undefined && <div className="max-w-[34em] text-muted">{children}</div>}
      {homeLink !== undefined && <div className="mt-4">{homeLink}</div>}
    </section>
  )
}
