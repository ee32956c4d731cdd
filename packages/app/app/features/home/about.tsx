import { groupDigits } from '@sauda/sdk/language'
import { cn } from '@sauda/ui'
import type { WordsOf } from '../../language/in-both.ts'
import { useWords } from '../../language/language-context.tsx'
import { sectionGap } from './section.tsx'
import { homeWords } from './words.ts'

export type CentreFacts = { readonly [Fact in keyof WordsOf<typeof homeWords>['facts']]: number }

/** The centre's promises (spec §1) and its size in numbers. */
export function About({ facts }: { facts: CentreFacts }) {
  const home = useWords(homeWords)
  return (
    <section
      id="about"
      aria-labelledby="about-title"
      className={cn('page-wrap grid scroll-mt-6 items-start gap-x-16 gap-y-8 sm:grid-cols-2', sectionGap)}
    >
      <h2 id="about-title" className="sr-only">
        {home.about}
      </h2>
      <p className={saying}>{home.saying}</p>
      <p className={cn(saying, 'text-accent-ink')}>{home.promise}</p>
      <dl id="infrastructure" className="grid scroll-mt-6 gap-x-16 sm:col-span-2 sm:grid-cols-2">
        {Object.entries(facts)
          .filter(([, value]) => value > 0)
          .map(([fact, value]) => (
            <div key={fact} className="flex justify-between gap-6 border-line border-t py-3.25">
              <dt className="text-muted">{nameOf(home.facts, fact)}</dt>
              <dd className="font-strong tabular-nums">{groupDigits(value)}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

const saying =
  'font-display text-[1.3125rem]/[1.34] tracking-[-0.015em] text-pretty sm:text-[1.625rem]/[1.34]'

function nameOf(names: Readonly<Record<string, string>>, fact: string): string | undefined {
  return names[fact]
}
