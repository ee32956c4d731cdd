import type { AdCard as Card } from '@sauda/sdk/ads'
import type { Moment } from '@sauda/sdk/language'
import { cn, TextLink } from '@sauda/ui'
import { ArrowRight } from 'lucide-react'
import { useWords } from '../../language/language-context.tsx'
import { LocalLink } from '../../language/local-link.tsx'
import { AdCard } from './ad-card.tsx'
import { AdGrid } from './ad-grid.tsx'
import { adWords } from './ad-words.ts'

export type AdShelfProps = {
  title: string
  ads: readonly Card[]
  now: Moment
  /** Link to the complete list. */
  more?: string
  className?: string
}

const SIZES = '(width >= 80rem) 295px, (width >= 62rem) 23vw, 44vw'

/** A row of four more ads. */
export function AdShelf({ title, ads, now, more, className }: AdShelfProps) {
  const words = useWords(adWords)
  if (ads.length === 0) return null
  return (
    <section className={cn('mt-7 sm:mt-8', className)}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 sm:mb-6">
        <h2>{title}</h2>
        {more && (
          <TextLink asChild>
            <LocalLink to={more}>
              {words.allOf}
              <ArrowRight aria-hidden />
            </LocalLink>
          </TextLink>
        )}
      </div>
      <AdGrid className="md:grid-cols-4">
        {ads.map((ad) => (
          <li key={ad.id}>
            <AdCard ad={ad} now={now} sizes={SIZES} />
          </li>
        ))}
      </AdGrid>
    </section>
  )
}
