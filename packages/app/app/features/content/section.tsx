import { cn, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { LocalLink } from '../../language/local-link.tsx'

/** The spacing between the sections of a page. */
export const sectionGap = 'mt-12 sm:mt-20'

type SectionHeadProps = { title: ReactNode; link?: { to: string; text: string }; className?: string }

/** The heading of a section and a link to the complete list. */
export function SectionHead({ title, link, className }: SectionHeadProps) {
  return (
    <div
      className={cn('mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:mb-6', className)}
    >
      <h2>{title}</h2>
      {link && (
        <TextLink asChild>
          <LocalLink to={link.to}>
            {link.text}
            <ArrowRight aria-hidden />
          </LocalLink>
        </TextLink>
      )}
    </div>
  )
}
