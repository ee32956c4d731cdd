import * as paths from '@sauda/sdk/paths'
import { Outlet } from 'react-router'
import { useWords } from '../../language/language-context.tsx'
import { LocalNavLink } from '../../language/local-link.tsx'
import { CABINET_PARTS, type cabinetOf } from './cabinet.ts'
import { cabinetPartWords } from './cabinet-part-words.ts'

/** The layout of the user's own pages: tabs on the left, on narrow screens in a row above. */
export function CabinetFrame({ home }: { home: ReturnType<typeof cabinetOf> }) {
  const parts = useWords(cabinetPartWords)
  return (
    <div className="page-wrap grid grid-cols-[minmax(0,1fr)] items-start gap-6 py-8 md:py-10 nav:grid-cols-[15rem_minmax(0,1fr)] nav:gap-10">
      <nav aria-label={parts.parts} className="nav:sticky nav:top-6">
        <ul className="-mx-3 flex flex-wrap gap-1 nav:mx-0 nav:flex-col">
          {CABINET_PARTS.map((part) => (
            <li key={part}>
              <LocalNavLink
                to={part === 'ads' ? home : paths.cabinetPart(home, part)}
                end
                className="flex min-h-control items-center rounded-2 px-3 py-1.5 text-muted text-row transition-colors hover:text-text aria-[current]:bg-accent-soft aria-[current]:font-strong aria-[current]:text-accent-ink"
              >
                {parts[part]}
              </LocalNavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Outlet />
      </div>
    </div>
  )
}
