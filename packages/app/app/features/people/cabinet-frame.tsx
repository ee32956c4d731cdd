import * as paths from '@sauda/sdk/paths'
import { CountTab, CountTabs } from '@sauda/ui'
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
      <CountTabs
        label={parts.parts}
        className="nav:sticky nav:top-6 nav:[&>ul]:flex-col nav:[&>ul]:gap-1 nav:[&>ul]:shadow-none"
      >
        {CABINET_PARTS.map((part) => (
          <CountTab
            key={part}
            asChild
            className="nav:mx-0 nav:flex nav:whitespace-normal nav:rounded-2 nav:border-0 nav:px-3 nav:py-1.5 nav:aria-[current]:bg-accent-soft nav:aria-[current]:text-accent-ink"
          >
            <LocalNavLink to={part === 'ads' ? home : paths.cabinetPart(home, part)} end={part === 'ads'}>
              {parts[part]}
            </LocalNavLink>
          </CountTab>
        ))}
      </CountTabs>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
        <Outlet />
      </div>
    </div>
  )
}
