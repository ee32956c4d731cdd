import { type Moment, weekdayName } from '@sauda/sdk/language'
import { type Opening, type OtherDay, openingAt, type WorkingTime } from '@sauda/sdk/rooms'
import { cn } from '@sauda/ui'
import { useLanguage, useWords } from '../../language/language-context.tsx'
import { roomWords } from './words.ts'

/** «Открыто до 19:00», or the time of the next opening. */
export function OpeningLine({
  hours,
  exceptions,
  now,
  as: Root = 'p',
  className,
}: {
  hours: readonly WorkingTime[]
  /** Days with hours of their own. */
  exceptions?: readonly OtherDay[]
  now: Moment
  as?: 'p' | 'span'
  className?: string
}) {
  const opening = openingAt(hours, now, exceptions)
  const text = useOpeningText(opening)
  return <Root className={cn(opening?.open && 'text-positive', className)}>{text}</Root>
}

function useOpeningText(opening: Opening | null): string {
  const rooms = useWords(roomWords)
  const language = useLanguage()
  if (!opening) return ''
  if (opening.open) return rooms.open(opening.from, opening.to)
  if (!opening.next) return rooms.closed
  const { inDays, weekday, from } = opening.next
  if (inDays === 0) return rooms.opensToday(from)
  return inDays === 1 ? rooms.opensTomorrow(from) : rooms.opensOn(weekdayName(weekday, language), from)
}
