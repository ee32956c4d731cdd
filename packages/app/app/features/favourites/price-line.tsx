import { type Favourite, isGone, priceChange } from '@sauda/sdk/favourites'
import {
  almatyTime,
  type Language,
  type Moment,
  money,
  monthInDate,
  NO_BREAK_SPACE,
} from '@sauda/sdk/language'
import { cn } from '@sauda/ui'
import { TrendingDown } from 'lucide-react'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { favouriteListWords } from './list-words.ts'
import { STEPS, stepsPath } from './steps-path.ts'

/** The price of a favourite against the one of the day when it was saved; a rise is muted. */
export function PriceChangeLine({ favourite, className }: { favourite: Favourite; className?: string }) {
  const words = useWords(favouriteListWords)
  const language = useLanguage()
  const { direction, by, steps } = priceChange(favourite)
  if (direction === 'unknown' || isGone(favourite)) return null
  const fell = direction === 'fell'
  const sum = money(by, language)
  const day = dayOf(favourite.saved_at, language)
  const text = {
    fell: steps > 1 ? words.fellInSteps(sum, steps) : words.fell(sum, day),
    rose: words.rose(sum, day),
    same: words.same,
  }[direction]
  return (
    <p
      className={cn(
        'flex items-center gap-1.5 text-sm [&>svg]:size-4 [&>svg]:shrink-0',
        fell ? 'font-strong text-positive' : 'text-muted',
        className,
      )}
    >
      {fell && <TrendingDown aria-hidden />}
      {text}
    </p>
  )
}

/** The price since it was saved, drawn as steps; what it says stands beside it as text. */
export function PriceSteps({ favourite, now }: { favourite: Favourite; now: Moment }) {
  const { saved_price: price, saved_at: at, prices } = favourite
  const path = stepsPath({ price, at }, prices, now)
  if (!path || isGone(favourite)) return null
  const fell = priceChange(favourite).direction === 'fell'
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${STEPS.width} ${STEPS.height}`}
      className={cn('mt-1.5 h-7.5 w-full max-w-52', fell ? 'text-positive' : 'text-line-strong')}
    >
      <path d={path.before} fill="none" strokeWidth="1.5" className="stroke-line-strong" />
      <path d={path.now} fill="none" strokeWidth="2.5" stroke="currentColor" />
      <circle cx={path.end.x} cy={path.end.y} r="4" fill="currentColor" />
    </svg>
  )
}

/** «12 ноября», «12 қараша»: also for today, as the day of a price. */
function dayOf(moment: Moment, language: Language): string {
  const at = almatyTime(moment)
  return at ? `${at.day}${NO_BREAK_SPACE}${monthInDate(at.month, language)}` : ''
}
