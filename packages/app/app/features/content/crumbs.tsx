import * as paths from '@sauda/sdk/paths'
import { Breadcrumbs } from '@sauda/ui'
import type { ReactNode } from 'react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { contentWords } from './words.ts'

export type CrumbsProps = {
  /** The pages between the home page and this one. */
  above?: readonly { to: string; name: string }[]
  here: ReactNode
}

/** Breadcrumbs to a page of the centre. */
export function Crumbs({ above = [], here }: CrumbsProps) {
  const words = useWords(contentWords)
  return (
    <Breadcrumbs
      label={words.crumbs}
      className="print:hidden"
      items={[
        ...[{ to: paths.home, name: words.home }, ...above].map(({ to, name }) => (
          <LocalLink key={to} to={to}>
            {name}
          </LocalLink>
        )),
        <span key="here" aria-current="page">
          {here}
        </span>,
      ]}
    />
  )
}
