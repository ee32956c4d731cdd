import { cva, type VariantProps } from 'class-variance-authority'
import { MessageSquareText } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../class-names.ts'

const mark = cva('mt-0.5 size-5', {
  variants: { tone: { info: 'text-info', warning: 'text-warning', danger: 'text-danger' } },
  defaultVariants: { tone: 'warning' },
})

export type RemarkBoxProps = Omit<ComponentProps<'section'>, 'title'> &
  VariantProps<typeof mark> & {
    /** The title: «Что исправить». */
    title: ReactNode
    heading?: 'h2' | 'h3' | 'h4'
    /** A `Badge` with the reason. */
    reason?: ReactNode
    /** Date and author, in small text. */
    date?: ReactNode
    /** Buttons for what can be done about it. */
    actions?: ReactNode
  }

/** A comment of staff about a thing: the children are the quotation. */
export function RemarkBox({
  title,
  heading: Heading = 'h2',
  reason,
  date,
  actions,
  tone,
  className,
  children,
  ...props
}: RemarkBoxProps) {
  return (
    <section
      data-slot="remark-box"
      className={cn(
        'grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 rounded-3 bg-surface p-4 text-row shadow-1',
        className,
      )}
      {...props}
    >
      <MessageSquareText aria-hidden className={mark({ tone })} />
      <div className="grid min-w-0 justify-items-start gap-2">
        <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1.5">
          <Heading className="min-w-0 font-text text-md font-strong tracking-normal wrap-break-word">
            {title}
          </Heading>
          {reason}
        </div>
        {children && (
          <blockquote className="max-w-[42em] wrap-anywhere whitespace-pre-line">{children}</blockquote>
        )}
        {date !== undefined && <p className="text-xs text-muted">{date}</p>}
        {actions !== undefined && <div className="mt-1 flex flex-wrap gap-2">{actions}</div>}
      </div>
    </section>
  )
}
